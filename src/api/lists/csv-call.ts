import { allOperations } from '../../../openapi/generated/operations.ts';
import { readAdministrator } from '../../lib/browser/storage/stored-administrator.ts';
import { ApiError, sentenceFor, unreadableError } from '../transport/api-error.ts';
import { chunksOf } from '../transport/chunks.ts';
import { messageIn } from '../transport/host-message.ts';
import { startIdleTimeout } from '../transport/idle-timeout.ts';
import { openStream } from '../transport/stream.ts';
import { readToken } from '../transport/token.ts';
import type { CsvId } from './long-list-types.ts';
import type { QueryParameters } from './parameters.ts';

/**
 * Requests the CSV file of a list. Yields its bytes as they arrive.
 *
 * @throws ApiError if the host refuses, does not answer, or breaks off the download, or if the session ends meanwhile; the
 *   AbortError if `outer` aborts
 */
export async function* receiveCsv(
  operationId: CsvId,
  parameters: QueryParameters,
  outer: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const timeout = startIdleTimeout(outer);
  const { email } = readAdministrator();
  try {
    const query = new URLSearchParams({ ...parameters, format: 'csv' });
    const path = `${allOperations[operationId].path}?${query}`;
    const { response, body } = await openStream(path, 'text/csv', timeout);
    if (!response.ok) {
      const answer: unknown = await response.json().catch(() => null);
      const message = messageIn(answer) ?? sentenceFor(response.status);
      const { status } = response;
      throw new ApiError({ kind: 'refused', status, message, operationId, body: answer });
    }
    if (body === null) throw unreadableError(operationId);
    for await (const chunk of chunksOf(body, timeout.signal)) {
      timeout.restart();
      if (readToken() === null || readAdministrator().email !== email) {
        const message = sentenceFor(401);
        throw new ApiError({ kind: 'refused', status: 401, message, operationId });
      }
      yield chunk;
    }
  } catch (reason) {
    if (reason instanceof ApiError || outer.aborted) throw reason;
    const message = 'The host broke off the download. Check the connection and try again.';
    throw new ApiError({ kind: 'no-answer', status: 0, message, operationId });
  } finally {
    timeout.stop();
  }
}
