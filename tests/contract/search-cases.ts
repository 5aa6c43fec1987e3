import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { faultsOf } from '../support/answers.ts';
import { sendAsUsual, type World } from './world.ts';

/** The searches of long lists, each with two of its orders. */
const orders = {
  searchArtisans: ['id', 'name'],
  searchClients: ['id', 'status'],
  searchJobs: ['job_id', 'amount'],
  searchTransactions: ['date', 'type'],
  searchApprovedWithdrawals: ['created_at', 'amount'],
  searchPaidPartPayments: ['job_deadline', 'job_amount'],
  searchContactMessages: ['created_at', 'category'],
} as const satisfies Partial<Record<ExtensionId, readonly string[]>>;

/** The operations of the searches. */
const searchOperations = Object.keys(orders) as (keyof typeof orders)[];

interface Page {
  data: unknown[];
  next: string | null;
  previous: string | null;
  total: { count: number };
}

/** The cases of the searches that our server and the mock must meet. */
export function searchCases(open: () => World): void {
  describe.each(searchOperations)('%s', (operationId) => {
    const get = async (query: Record<string, string>, status = 200) => {
      const { status: got, body } = await sendAsUsual(open(), { operationId, query });
      expect([got, query], JSON.stringify(body)).toEqual([status, query]);
      expect(faultsOf(operationId, status, body)).toEqual([]);
      return (body as { data: Page }).data;
    };

    it('can be paged from both ends', async () => {
      const { total } = await get({ size: '1' });
      // Some eight pages; equal values continue on the next page.
      const size = String(Math.min(100, Math.max(2, Math.floor(total.count / 8))));
      for (const sort of orders[operationId]) {
        const query = { sort, direction: 'desc', size };
        let page = await get(query);
        const pages = [page];
        while (page.next !== null) {
          page = await get({ ...query, cursor: page.next });
          pages.push(page);
        }
        const rows = pages.flatMap(({ data }) => data);
        expect(rows).toHaveLength(pages[0]?.total.count ?? 0);
        expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length);
        expect(pages[0]?.previous).toBeNull();
        const last = await get({ ...query, end: 'last' });
        expect(last.next).toBeNull();
        expect(last.data.at(-1)).toEqual(rows.at(-1));
      }
    });

    it('finds only rows that contain the words', async () => {
      expect((await get({ q: 'nothing has this' })).data).toEqual([]);
      const [row] = (await get({ size: '1' })).data;
      const id = String(Reflect.get(Object(row), 'id') ?? Reflect.get(Object(row), 'job_id'));
      expect((await get({ q: id, size: '100' })).data).toContainEqual(row);
    });

    it('400: an unknown order or a malformed parameter', async () => {
      const wrong: Record<string, string>[] = [
        { sort: 'nothing' },
        { direction: 'up' },
        { size: '0' },
        { cursor: 'x' },
        { q: 'a b c d e f g h i j k' },
      ];
      for (const query of wrong) await get(query, 400);
    });
  });
}
