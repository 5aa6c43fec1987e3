import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import { fieldIn } from './expect-answer.ts';
import type { TestedHost } from './tested-host.ts';
import { sendValid } from './valid-calls.ts';

type Row = Record<string, unknown>;
type Party = 'artisan' | 'client';

const both: readonly Party[] = ['artisan', 'client'];

/** The people that the rows of a list name. */
const namedIn: Partial<Record<OperationId, readonly Party[]>> = {
  listJobs: both,
  listTransactions: both,
  listArtisanTransactions: both,
  listArtisanJobs: both,
  listClientTransactions: both,
  listClientJobs: both,
  listWithdrawalRequests: ['artisan'],
  listApprovedWithdrawals: ['artisan'],
  listPendingPartPayments: ['artisan'],
  listPaidPartPayments: ['artisan'],
};
const namings = Object.entries(namedIn).flatMap(([operationId, parties]) =>
  parties.map((party) => [operationId as OperationId, party] as const),
);

const fullName = (person: unknown) =>
  [fieldIn(person, 'first_name'), fieldIn(person, 'last_name')].filter(Boolean).join(' ');

const nameIn = (row: Row, party: Party) =>
  'tradesman' in row ? fullName(fieldIn(row, 'tradesman', 'user')) : row[`${party}_name`];

/** The cases that compare the people and jobs in the rows of lists with the lists of people and jobs. */
export function rowCases(host: TestedHost): void {
  const rowsOf = async (operationId: OperationId): Promise<Row[]> => {
    const { body } = await sendValid(host, { operationId });
    return entityIn(body) as Row[];
  };
  const peopleOf = (party: Party) => rowsOf(party === 'artisan' ? 'listArtisans' : 'listClients');

  describe('a row', () => {
    it.each(namings)('of %s has the id of the %s whose name it has', async (operationId, party) => {
      const names = new Map((await peopleOf(party)).map((row) => [row.id, fullName(row)]));
      const rows = await rowsOf(operationId);
      const rowsWithName = rows.filter((row) => nameIn(row, party) !== null);
      expect(rowsWithName.length).toBeGreaterThan(0);
      for (const row of rowsWithName)
        expect(names.get(row[`${party}_id`])).toBe(nameIn(row, party));
      for (const row of rows)
        if (!rowsWithName.includes(row)) expect(row[`${party}_id`]).toBeNull();
    });

    it.each([
      'listTransactions',
      'listArtisanTransactions',
      'listClientTransactions',
      'listPendingPartPayments',
      'listPaidPartPayments',
    ] as const)('of %s has the ids of its job', async (operationId) => {
      const ids = (row: Row | undefined) => [row?.job_id, row?.artisan_id, row?.client_id];
      const jobs = new Map((await rowsOf('listJobs')).map((row) => [row.job_id, ids(row)]));
      const rows = await rowsOf(operationId);
      const withdrawals = rows.filter(({ type }) => type === 'Withdrawal');
      const ofJobs = rows.filter((row) => !withdrawals.includes(row));
      expect(ofJobs.length).toBeGreaterThan(0);
      for (const row of ofJobs) expect(ids(row)).toEqual(jobs.get(row.job_id));
      for (const { job_id } of withdrawals) expect(job_id).toBeNull();
    });

    it.each([
      ['getArtisan', 'listArtisanTransactions'],
      ['getClient', 'listClientTransactions'],
    ] as const)('of %s has the ids of the latest transaction', async (detail, list) => {
      const [latest] = await rowsOf(list);
      expect(latest?.job_id).toBeDefined();
      expect(fieldIn(await rowsOf(detail), 'latest_transaction')).toEqual(latest);
    });

    it.each([
      ['listArtisans', 'getArtisan', ['tradesman_data', 'tradesman']],
      ['listClients', 'getClient', ['client_data', 'client']],
    ] as const)('of %s has the phone number that %s has', async (list, detail, path) => {
      const person = fieldIn(await rowsOf(detail), ...path);
      const phone = fieldIn(person, 'user', 'phone_number');
      expect(phone).toMatch(/^0\d{3} 555 /);
      const row = (await rowsOf(list)).find(({ id }) => id === fieldIn(person, 'id'));
      expect(row?.phone_number).toBe(phone);
    });
  });
}
