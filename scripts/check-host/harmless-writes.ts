import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { contactMessagesHostList } from '../../src/api/contact.ts';
import { logout, setContactMessageStatus } from '../../src/api/generated/extensions.ts';
import { updateIdentificationMeans } from '../../src/api/generated/operations.ts';
import { identificationMeansQuery } from '../../src/api/identification.ts';
import { readWriteAnswer } from '../../src/api/writes/write-outcome.ts';
import { failureOf, type Result } from './check-read.ts';

/** Returns a function that makes a write that changes no data, or the reason why there is no such write. */
function findHarmlessWrite(
  operationId: OperationId,
  client: QueryClient,
): (() => Promise<unknown>) | string {
  if (operationId === 'updateIdentificationMeans') {
    const means = client.getQueryData(identificationMeansQuery.queryKey)?.all() ?? [];
    const id = means.find(({ status }) => status?.toLowerCase() === 'connected')?.id;
    return id ? () => updateIdentificationMeans({ id }) : 'no identity service is connected';
  }
  if (operationId === 'setContactMessageStatus') {
    for (const { id, read_status } of client
      .getQueryData(contactMessagesHostList.whole.queryKey)
      ?.all() ?? []) {
      if (id !== null && (read_status === 'read' || read_status === 'not-read')) {
        return () => setContactMessageStatus({ id }, { read_status });
      }
    }
    return 'no message is marked as read or not read';
  }
  return () => logout();
}

/** Makes the offered writes that change no data, for rows in the cache. Signs out last, because it ends the session. */
export async function checkWrites(
  client: QueryClient,
  capabilities: ReadonlySet<string>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const operationId of [
    'updateIdentificationMeans',
    'setContactMessageStatus',
    'logout',
  ] as const) {
    if (!capabilities.has(operationId)) continue;
    const write = findHarmlessWrite(operationId, client);
    if (typeof write === 'string') {
      results.push({ operationId, state: 'not checked', summary: write, notes: [] });
      continue;
    }
    try {
      const message = await readWriteAnswer(operationId, write());
      results.push({ operationId, state: 'fine', summary: message ?? 'done', notes: [] });
    } catch (reason) {
      results.push(await failureOf(operationId, reason));
    }
  }
  return results;
}
