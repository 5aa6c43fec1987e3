/** Calls the exports of a host. Only the export of a long list loads this file. */
import { allOperations, type ExtensionId } from '../../../openapi/generated/operations.ts';
import { readAdministrator } from '../../lib/browser/storage/stored-administrator.ts';
import type { RowQuery } from '../../lib/row-index/row-index.ts';
import { createExportTicket } from '../generated/search.ts';
import { record, text } from '../reading/read-fields.ts';
import { ApiError, messageIn, sentenceFor, unreadable } from '../transport/api-error.ts';
import { apiBase } from '../transport/api-host.ts';
import type { Body } from '../transport/call.ts';
import { startIdleTimeout } from '../transport/idle-timeout.ts';
import { readToken } from '../transport/token.ts';
import type { SearchId } from './found.ts';
import { filterParameters, orderParameters, type Parameters, withoutEmpty } from './parameters.ts';

/** The exports of long lists, which a host may offer. */
export type ExportId = Extract<ExtensionId, `export${string}`>;

const exportIds: Readonly<Record<SearchId, ExportId>> = {
  searchArtisans: 'exportArtisans',
  searchClients: 'exportClients',
  searchJobs: 'exportJobs',
  searchTransactions: 'exportTransactions',
  searchApprovedWithdrawals: 'exportApprovedWithdrawals',
  searchPaidPartPayments: 'exportPaidPartPayments',
  searchContactMessages: 'exportContactMessages',
};

const lists: Readonly<Record<ExportId, Body<'createExportTicket'>['list']>> = {
  exportArtisans: 'artisan',
  exportClients: 'client',
  exportJobs: 'job',
  exportTransactions: 'transaction',
  exportApprovedWithdrawals: 'approved-withdrawal',
  exportPaidPartPayments: 'paid-part-payment',
  exportContactMessages: 'contact-message',
  exportAuditEntries: 'audit',
};

/** Returns the export of a list that the host searches. */
export const exportIdOf = (search: SearchId): ExportId => exportIds[search];

/** The request for the file of a list. */
interface ListRequest extends RowQuery {
  /** The names of its columns in their order. */
  columns: readonly string[];
  /** Whether contact details are masked. */
  isMasked: boolean;
}

/** Returns the parameters of the export of a list. */
export const listParameters = ({ columns, isMasked, ...query }: ListRequest): Parameters => ({
  ...filterParameters(query),
  ...orderParameters(query),
  ...withoutEmpty({ columns: columns.join(','), masked: isMasked ? 'contact' : undefined }),
});

/**
 * Exports a list. Yields the bytes of the file as they arrive.
 *
 * @throws ApiError if the host refuses, does not answer, or breaks off in the middle of the file, or if the
 *   session ends meanwhile; the AbortError of `outer`
 */
export async function* receiveExport(
  operationId: ExportId,
  parameters: Parameters,
  outer: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const timeout = startIdleTimeout(outer);
  const { email } = readAdministrator();
  try {
    const query = new URLSearchParams(parameters);
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

const ticketIn = record({ data: record({ ticket: text }) });

/**
 * Requests a ticket for a download by the browser itself.
 *
 * @param file the name of the file without its ending
 * @returns the address of the download, valid once and for one minute
 * @throws ApiError if the host refuses or does not answer
 */
export async function downloadAddress(
  operationId: ExportId,
  parameters: Parameters,
  file: string,
): Promise<string> {
  const answer = await createExportTicket({
    list: lists[operationId],
    parameters,
    file,
  });
  const { ticket } = ticketIn(answer).data;
  if (ticket === null) throw unreadable('createExportTicket');
  return `${apiBase}/admin/export/download/${encodeURIComponent(ticket)}`;
}
