import type { Pool } from 'pg';
import { type CallName, clientCount, type LoadResult } from './load.ts';

/** The database work of one call, in plain SQL. */
export type RawQuery = (pool: Pool) => Promise<unknown>;

const figures = `
  select
    (select coalesce(sum(amount_kobo) filter (where amount_kobo > 0), 0) from ledger_entries) as paid_in,
    (select coalesce(-sum(amount_kobo) filter (where amount_kobo < 0), 0) from ledger_entries) as paid_out,
    work.*,
    (select count(*) from artisans) as artisans,
    (select count(*) from clients) as clients
  from (
    select count(*) as jobs,
      count(*) filter (where status = 'ongoing') as ongoing,
      count(*) filter (where status = 'rejected') as rejected,
      count(*) filter (where status = 'completed') as completed
    from jobs
  ) as work`;

const artisanList = `
  select id, first_name, last_name, email, ward, lga, state, status, phone_number
    from artisans order by id desc`;

const daily = `
  select day, figure, sum(amount) from figure_changes where day >= '2025-01-01' group by day, figure`;

/** Words that occur in the sample's transactions. */
export const searchWords = { frequent: 'plumbing', rare: '7771' } as const;

/** Returns the SQL for a page of ten transactions. `conditions` are its `where` and `order by`. */
const pageQuery = (conditions: string) => `
  select t.*, a.first_name, a.last_name, c.first_name, c.last_name
    from (select id from transactions ${conditions} limit 10) found
    join transactions t on t.id = found.id
    left join artisans a on a.id = t.artisan_id
    left join clients c on c.id = t.client_id`;
const newest = 'order by date desc, id desc';

/** Runs the statements of one approval without the server. */
async function approve(pool: Pool, id: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ artisan_id: number; amount_kobo: string }>(
      'select artisan_id, amount_kobo from withdrawal_requests where id = $1 for update',
      [id],
    );
    const [request] = rows;
    if (request === undefined) throw new Error(`There is no withdrawal ${id}`);
    const { artisan_id: artisan, amount_kobo: amount } = request;
    await client.query('select status from artisans where id = $1 for share', [artisan]);
    await client.query('select balance_kobo from balances where artisan_id = $1 for update', [
      artisan,
    ]);
    await client.query(
      "update withdrawal_requests set status = 'approved', decided_at = now(), decided_by = 1 where id = $1",
      [id],
    );
    const transaction = await client.query<{ id: number }>(
      `insert into transactions (artisan_id, withdrawal_id, type, amount_kobo, payment_status, date)
       values ($1, $2, 'Withdrawal', $3, 'paid', now()) returning id`,
      [artisan, id, amount],
    );
    await client.query(
      `insert into ledger_entries (artisan_id, transaction_id, amount_kobo, entered_at)
       values ($1, $2, -$3::bigint, now())`,
      [artisan, transaction.rows[0]?.id, amount],
    );
    await client.query(
      `insert into audit_entries (account_id, address, action, subject, subject_id, sentence,
         before, after, artisan_id, detail)
       values (1, '127.0.0.1', 'approve', 'withdrawal', $1::int::text, 'Approved.',
         '{"status": "pending"}', '{"status": "approved"}', $2, '{}')`,
      [id, artisan],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** Returns the database work of each call, by the call's name. Each approval removes an id from `pendingIds`. */
export const rawQueries = (pendingIds: number[]): Record<CallName, RawQuery> => ({
  'sign-in': (pool) => pool.query("select * from accounts where email = 'admin@artisan.example'"),
  dashboard: (pool) => pool.query(figures),
  'figures by day': (pool) => pool.query(daily),
  list: (pool) => pool.query(artisanList),
  'list, 304': (pool) => pool.query(artisanList),
  'first page': (pool) => pool.query(pageQuery(newest)),
  'last page': (pool) => pool.query(pageQuery('order by date, id')),
  'frequent word': (pool) =>
    pool.query(pageQuery(`where search_text like '%${searchWords.frequent}%' ${newest}`)),
  'rare word': (pool) =>
    pool.query(pageQuery(`where search_text like '%${searchWords.rare}%' ${newest}`)),
  approval: (pool) => approve(pool, pendingIds.pop() ?? 0),
});

/** Runs a query from several simultaneous clients: `count` times, or for `seconds` without a count. */
export async function runRaw(
  pool: Pool,
  query: RawQuery,
  seconds: number,
  count = Number.POSITIVE_INFINITY,
): Promise<LoadResult> {
  const durations: number[] = [];
  const begin = performance.now();
  const end =
    begin + (count === Number.POSITIVE_INFINITY ? seconds * 1000 : Number.POSITIVE_INFINITY);
  let remaining = count;
  const client = async () => {
    while (remaining > 0 && performance.now() < end) {
      remaining -= 1;
      const start = performance.now();
      await query(pool);
      durations.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clientCount }, client));
  const elapsedSeconds = (performance.now() - begin) / 1000;
  durations.sort((a, b) => a - b);
  return {
    perSecond: durations.length / elapsedSeconds,
    p99: durations[Math.floor(durations.length * 0.99)] ?? 0,
  };
}
