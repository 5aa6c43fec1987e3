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

/** The operations of the exports, and the call for a ticket. */
export const exportOperations: readonly ExtensionId[] = [
  ...(Object.keys(exports) as ExportId[]),
  'exportAuditEntries',
  'createExportTicket',
];

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

/** The cases of the export of the audit that our server must meet. */
export function auditExportCases(open: () => World): void {
  describe('exportAuditEntries', () => {
    const call = (query: Record<string, string>) =>
      sendAsUsual(open(), { operationId: 'exportAuditEntries', query });

    it('has a line for each entry that the filters find', async () => {
      const { status, body } = await call({ kind: 'page' });
      expect(status).toBe(200);
      const [first, ...rows] = String(body).split('\r\n');
      expect(first).toBe(
        '\ufeffTime (Africa/Lagos),Account,What was done,Reason,IP address,Record,Record ID',
      );
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.at(-1)).toBe('');
      expect((await call({ to: '2000-01-01' })).body).toBe(`${first}\r\n`);
    });

    it('400: an unknown kind or an invalid day', async () => {
      expect((await call({ kind: 'money' })).status).toBe(400);
      expect((await call({ from: '2026-13-01' })).status).toBe(400);
    });

    it('is downloaded once with a ticket, without a session', async () => {
      const body = { list: 'audit', parameters: { kind: 'page' }, file: 'audit' };
      const made = await sendAsUsual(open(), { operationId: 'createExportTicket', body });
      const ticket = String(Reflect.get(Object(Reflect.get(Object(made.body), 'data')), 'ticket'));
      const download = () =>
        open().call({ operationId: 'downloadExport', path: { ticket }, caller: 'anonymous' });
      expect(await download()).toEqual(await call({ kind: 'page' }));
      expect((await download()).status).toBe(404);
    });
  });
}
