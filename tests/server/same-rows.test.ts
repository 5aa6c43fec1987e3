// @vitest-environment jsdom
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artisansHostList } from '../../src/api/artisans.ts';
import { clientsHostList } from '../../src/api/clients.ts';
import { contactMessagesHostList } from '../../src/api/contact.ts';
import { jobsHostList } from '../../src/api/jobs.ts';
import type { HostList } from '../../src/api/lists/long-list-types.ts';
import { Rows } from '../../src/api/parse/rows.ts';
import { paidPartPaymentsHostList } from '../../src/api/part-payments.ts';
import { transactionsHostList } from '../../src/api/transactions.ts';
import { approvedWithdrawalsHostList } from '../../src/api/withdrawals.ts';
import { maskColumns } from '../../src/components/contact-field/masked-contacts.tsx';
import type { Column } from '../../src/components/data-table/column.tsx';
import { personCells } from '../../src/components/people-list/people-columns.tsx';
import { artisans, clients } from '../../src/components/people-list/person-kinds.ts';
import { paidColumns } from '../../src/features/approvals/part-payments/part-payment-columns.tsx';
import { historyColumns } from '../../src/features/approvals/withdrawals/withdrawal-history.tsx';
import { messageColumns } from '../../src/features/contact/message-columns.tsx';
import { jobColumns } from '../../src/features/jobs/job-columns.tsx';
import { transactionColumns } from '../../src/features/transactions/transaction-columns.tsx';
import { RowIndex, type RowQuery } from '../../src/lib/row-index/row-index.ts';
import { entityIn } from '../support/answers.ts';
import { addEdgeCaseRows } from '../support/edge-case-rows.ts';
import { filterValues, type ListRow, listsOn, ordersOf } from '../support/list-oracle.ts';
import { engines, fasterEngine } from '../support/test-database.ts';
import { noLimits, openTestServer, type TestServer } from '../support/test-server.ts';

/** Returns the browser's index over the rows of a whole answer. */
type MakeIndex = (raw: readonly unknown[], isMasked: boolean) => Pick<RowIndex<unknown>, 'find'>;

const indexOf =
  <T>({ parser }: HostList<T>, columns: readonly Column<T>[]): MakeIndex =>
  (raw, isMasked) =>
    new RowIndex(new Rows(raw, parser), isMasked ? maskColumns(columns) : columns);

const noAction = () => undefined;
const noLink = () => null;

const makers: Readonly<Record<string, MakeIndex>> = {
  listArtisans: indexOf(artisansHostList, artisans.columns(personCells(artisans, noLink))),
  listClients: indexOf(clientsHostList, clients.columns(personCells(clients, noLink))),
  listJobs: indexOf(jobsHostList, jobColumns),
  listTransactions: indexOf(transactionsHostList, transactionColumns),
  listApprovedWithdrawals: indexOf(approvedWithdrawalsHostList, historyColumns(noAction)),
  listPaidPartPayments: indexOf(paidPartPaymentsHostList, paidColumns),
  listContactMessages: indexOf(contactMessagesHostList, messageColumns(noAction, true)),
};

const contactColumns = ['email', 'phone_number'];
const specialWords =
  "nil|no address|add|%|_|\\|no|₦|2026|/11|00|,|.ng|@|0803|0803555|example|a_b%c|ß|Ọla|ƁALA|οδος|ad 1|a|'; --|\u200a".split(
    '|',
  );

/** Generates words of the rows, whole or cut, and special words, as they are or in upper case. */
function wordsOf(rows: readonly ListRow[]): fc.Arbitrary<string> {
  // A cut ends within 13 characters. What follows in the texts of moments differs from run to run.
  const texts = rows.flatMap((row) =>
    JSON.stringify(Object.values(row))
      .split(/[\s"]+/)
      .map((text) => text.slice(0, 13)),
  );
  const cut = fc
    .tuple(fc.constantFrom(...new Set(texts)), fc.nat(4), fc.integer({ min: 1, max: 9 }))
    .map(([word, from, length]) => word.slice(Math.min(from, word.length - length), from + length));
  const beginning = fc
    .tuple(fc.constantFrom(...new Set(texts)), fc.integer({ min: 1, max: 6 }))
    .map(([word, length]) => word.slice(0, length));
  const word = fc.oneof(cut, beginning, fc.constantFrom(...specialWords));
  return fc
    .tuple(word, fc.boolean())
    .map(([text, isUpper]) => (isUpper ? text.toUpperCase() : text));
}

describe.each(engines)('the browser and the host, on %s', (engine) => {
  /** The number of random queries of a list. It is smaller on the slower engine, because the SQL is the same. */
  const randomQueries = engine === fasterEngine ? 40 : 20;
  let server: TestServer;

  beforeAll(async () => {
    server = await openTestServer(engine, { limits: noLimits });
    await addEdgeCaseRows(server.database);
  });
  afterAll(() => server.close());

  const get = async (path: string, query: Readonly<Record<string, string>>) => {
    const response = await server.call(path, { query });
    expect([response.statusCode, query], response.body).toEqual([200, query]);
    return response.json();
  };

  it.each(listsOn(engine))(
    'find the same rows in the same order for the same words and filters: $operation',
    async (listCase) => {
      const raw = entityIn(await get(listCase.path, {})) as ListRow[];
      const keys = raw.map((row) => Number(row[listCase.key]));
      const [unmasked, masked] = [false, true].map((isMasked) =>
        makers[listCase.operation]?.(raw, isMasked),
      );
      const columnIds = ordersOf(listCase);
      const filterPairs = columnIds.flatMap((id) =>
        filterValues(listCase, raw, id).map((value) => [id, value]),
      );
      const combinations = fc.record({
        words: fc.array(wordsOf(raw), { maxLength: 2 }),
        filters: fc
          .array(fc.constantFrom(...filterPairs), { maxLength: 2 })
          .map((pairs): Record<string, string> => Object.fromEntries(pairs)),
        sort: fc.option(
          fc.record({ column: fc.constantFrom(...columnIds), descending: fc.boolean() }),
        ),
        isMasked: fc.boolean(),
      });
      // The other lists have no contacts to mask.
      const maskings = contactColumns.some((id) => columnIds.includes(id))
        ? [false, true]
        : [false];
      const emptyQuery = { words: [], filters: {}, sort: null, isMasked: false };
      const queries = [
        ...specialWords.flatMap((word) =>
          maskings.map((isMasked) => ({ ...emptyQuery, words: [word], isMasked })),
        ),
        ...filterPairs.map(([id = '', value = '']) => ({
          ...emptyQuery,
          filters: { [id]: value },
        })),
        ...fc.sample(combinations, { numRuns: randomQueries, seed: 36 }),
      ];
      let rowsFound = 0;
      for (const { words, sort, filters, isMasked: isMaskWanted } of queries) {
        const usesContacts = contactColumns.some((id) => id in filters || sort?.column === id);
        const isMasked = isMaskWanted && !usesContacts;
        const query: RowQuery = { q: words.join(' '), filters, sort };
        const inBrowser = [...((isMasked ? masked : unmasked)?.find(query) ?? [])].map(
          (at) => keys[at],
        );
        const parameters = {
          ...filters,
          ...(query.q.trim() === '' ? {} : { q: query.q.trim() }),
          ...(isMasked && { masked: 'contact' }),
          ...(sort && { sort: sort.column, direction: sort.descending ? 'desc' : 'asc' }),
          size: '100',
        };
        const onHost: number[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const body = await get(listCase.path, {
            ...parameters,
            ...(cursor !== '' && { cursor }),
          });
          const page = Array.isArray(body.data) ? body : body.data;
          onHost.push(...page.data.map((row: ListRow) => Number(row[listCase.key])));
          cursor = page.next;
        }
        expect([query, isMasked, inBrowser]).toEqual([query, isMasked, onHost]);
        rowsFound += inBrowser.length;
      }
      expect(rowsFound).toBeGreaterThan(randomQueries);
    },
  );
});
