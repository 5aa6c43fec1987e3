/** Calls for the CSV files of a host. Only an export loads this file. */
import { allOperations } from '../../../openapi/generated/operations.ts';
import { readAdministrator } from '../../lib/browser/storage/stored-administrator.ts';
import { ApiError, messageIn, sentenceFor, unreadable } from '../transport/api-error.ts';
import { apiBase } from '../transport/api-host.ts';
import { startIdleTimeout } from '../transport/idle-timeout.ts';
import { readToken } from '../transport/token.ts';
import type { CsvId } from './found.ts';
import type { Parameters } from './parameters.ts';

/**
 * Requests the CSV file of a list. Yields its bytes as they arrive.
 *
 * @throws ApiError if the host refuses, does not answer, or breaks off in the middle of the file, or if the
 *   session ends meanwhile; the AbortError of `outer`
 */
export async function* receiveCsv(
  operationId: CsvId,
  parameters: Parameters,
  outer: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const timeout = startIdleTimeout(outer);
  const { email } = readAdministrator();
  try {
    const query = new URLSearchParams({ ...parameters, format: 'csv' });
    const response = await globalThis.fetch(
      `${apiBase}${allOperations[operationId].path}?${query}`,
      {
        headers: { Accept: 'text/csv', Authorization: `Bearer ${readToken() ?? ''}` },
        cache: 'no-store',
        signal: timeout.signal,
      },
    );
    const { status, headers, body } = response;
    if (!response.ok) {
      const answer: unknown = await response.json().catch(() => null);
      const message = messageIn(answer) ?? sentenceFor(status);
      throw new ApiError({ kind: 'refused', status, message, operationId, body: answer });
    }
    if (headers.get('content-type')?.startsWith('text/csv') !== true || body === null) {
      throw unreadable(operationId);
    }
    const reader = body.getReader();
    const stop = () => void reader.cancel().catch(() => undefined);
    timeout.signal.addEventListener('abort', stop, { once: true });
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      timeout.restart();
      if (readToken() === null || readAdministrator().email !== email) {
        stop();
        const message = sentenceFor(401);
        throw new ApiError({ kind: 'refused', status: 401, message, operationId });
      }
      yield chunk.value;
    }
    timeout.signal.throwIfAborted();
  } catch (reason) {
    if (reason instanceof ApiError || outer.aborted) throw reason;
    const message = 'The host broke off. Check the connection and try again.';
    throw new ApiError({ kind: 'no-answer', status: 0, message, operationId });
  } finally {
    timeout.stop();
  }
}
