import type { QueryClient } from '@tanstack/react-query';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { contactMessagesQuery } from '../../src/api/contact.ts';
import { logout, setContactMessageStatus } from '../../src/api/generated/extensions.ts';
import { updateIdentificationMeans } from '../../src/api/generated/operations.ts';
import { identificationMeansQuery } from '../../src/api/identification.ts';
import { readWriteAnswer } from '../../src/api/writes/write-outcome.ts';
import { failureOf, type Result } from './check-read.ts';

type Work = (() => Promise<unknown>) | string;

/** Returns the write, or the reason why no write without effect is possible. */
function plan(operationId: OperationId, client: QueryClient): Work {
  if (operationId === 'updateIdentificationMeans') {
    const means = client.getQueryData(identificationMeansQuery.queryKey)?.all() ?? [];
    const id = means.find(({ status }) => status?.toLowerCase() === 'connected')?.id;
    return id ? () => updateIdentificationMeans({ id }) : 'no identity service is connected';
  }
  if (operationId === 'setContactMessageStatus') {
    for (const { id, read_status } of client.getQueryData(contactMessagesQuery.queryKey)?.all() ??
      []) {
      if (id !== null && (read_status === 'read' || read_status === 'not-read')) {
        return () => setContactMessageStatus({ id }, { read_status });
      }
    }
    return 'no message is marked as read or not read';
  }
  return () => logout();
}

/** Makes the offered writes that change nothing. Signing out is the last one, because it ends the session. */
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
    const work = plan(operationId, client);
    if (typeof work === 'string') {
      results.push({ operationId, state: 'not checked', summary: work, notes: [] });
      continue;
    }
    try {
      const message = await readWriteAnswer(operationId, work());
      results.push({ operationId, state: 'fine', summary: message ?? 'done', notes: [] });
    } catch (reason) {
      results.push(await failureOf(operationId, reason));
    }
  }
  return results;
}
