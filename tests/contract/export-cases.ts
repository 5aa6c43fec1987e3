import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { sendAsUsual, type World } from './world.ts';

/** The exports of long lists, each with its list, two of its columns and their headers. */
const exports = {
  exportArtisans: { list: 'artisan', columns: 'status,name', headers: 'Status,Artisan' },
  exportClients: { list: 'client', columns: 'id,email', headers: 'ID,Contact Info' },
  exportJobs: { list: 'job', columns: 'job_id,amount', headers: 'Job ID,Amount' },
  exportTransactions: {
    list: 'transaction',
    columns: 'date,type',
    headers: 'Date (Africa/Lagos),Type',
  },
  exportApprovedWithdrawals: {
    list: 'approved-withdrawal',
    columns: 'id,amount',
    headers: 'Withdrawal ID,Withdrawal Amount',
  },
  exportPaidPartPayments: {
    list: 'paid-part-payment',
    columns: 'job_id,job_deadline',
    headers: 'Project ID,Date (Africa/Lagos)',
  },
  exportContactMessages: {
    list: 'contact-message',
    columns: 'sender_name,read_status',
    headers: 'Sender Name,Status',
  },
} as const satisfies Partial<Record<ExtensionId, object>>;

type ExportId = keyof typeof exports;

/** The cases of the exports that our server and the mock must meet. */
export function exportCases(open: () => World): void {
  describe.each(Object.keys(exports) as ExportId[])('%s', (operationId) => {
    const { list, columns, headers } = exports[operationId];
    const call = (query: Record<string, string>) =>
      sendAsUsual(open(), { operationId, query: { columns, ...query } });
    const linesOf = (body: unknown) => String(body).split('\r\n');

    it('has the requested columns, and a line for each row', async () => {
      const { status, body } = await call({});
      expect(status).toBe(200);
      const [first, ...rows] = linesOf(body);
      expect(first).toBe(`\ufeff${headers}`);
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.at(-1)).toBe('');
      expect(linesOf((await call({ q: 'nothing has this' })).body)).toEqual([first, '']);
    });

    it('400: an unknown column or a malformed parameter', async () => {
      const wrong: Record<string, string>[] = [
        { columns: 'nothing' },
        { sort: 'nothing' },
        { direction: 'up' },
      ];
      for (const query of wrong) {
        expect((await call(query)).status, JSON.stringify(query)).toBe(400);
      }
    });

    it('is downloaded once with a ticket, without a session', async () => {
      const body = { list, parameters: { columns }, file: 'list' };
      const made = await sendAsUsual(open(), { operationId: 'createExportTicket', body });
      const ticket = String(Reflect.get(Object(Reflect.get(Object(made.body), 'data')), 'ticket'));
      const download = () =>
        open().call({ operationId: 'downloadExport', path: { ticket }, caller: 'anonymous' });
      expect(await download()).toEqual(await call({}));
      expect((await download()).status).toBe(404);
    });
  });
}
