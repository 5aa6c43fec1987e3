import type { ClientBase, Pool } from 'pg';
import type { CheckResult } from './verify-books.ts';

/** SQL: the condition for permanent tables, indexes, TOAST tables (t), materialized views and sequences. */
const withPages = `relkind in ('r', 'i', 't', 'm', 'S') and relpersistence = 'p'`;

/**
 * SQL: creates the function that reads every page of a relation and returns the first damage as a text. A page of zeros
 * passes the checksum, and a kill may leave one that was never used. So such a page is reported only if a B-tree index
 * refers to a row in it.
 *
 * https://www.postgresql.org/docs/18/amcheck.html, https://www.postgresql.org/docs/18/pageinspect.html
 */
const createDamageFunction = `
create function pg_temp.damage(relation regclass) returns text language plpgsql as $$
declare
  class pg_class;
  method name;
  zeros bigint[];
  report text;
begin
  select * into class from pg_class where oid = relation;
  select amname into method from pg_am where oid = class.relam;
  select array_agg(block) into zeros
    from generate_series(0, pg_relation_size(relation) / current_setting('block_size')::bigint - 1) block
    where (page_header(get_raw_page(relation::text, block))).upper = 0;
  case
    when method = 'btree' then perform bt_index_check(relation, true);
    when method = 'gin' then perform gin_index_check(relation);
    when class.relkind in ('r', 't', 'm') then
      select format('block %s, row %s: %s', blkno, offnum, msg) into report from verify_heapam(relation) limit 1;
      if report is not null then return report; end if;
      select format('block %s is empty, but an index has a row in it', (tid::text::point)[0]) into report
      from pg_index
        cross join generate_series(1, pg_relation_size(indexrelid) / current_setting('block_size')::bigint - 1) leaf
        cross join bt_page_stats(indexrelid::regclass::text, leaf) page
        cross join bt_page_items(indexrelid::regclass::text, leaf) item
        cross join unnest(coalesce(tids, array[htid])) tid
      where zeros is not null and indrelid = relation
        and (select amname from pg_class join pg_am on pg_am.oid = relam where pg_class.oid = indexrelid) = 'btree'
        -- In every page except the last one, the first item is the upper bound of the page and not a row.
        and page.type = 'l' and (itemoffset > 1 or btpo_next = 0)
        and (tid::text::point)[0]::bigint = any (zeros)
      limit 1;
      return report;
    else null;
  end case;
  return null;
exception when others then
  return sqlerrm;
end $$`;

/** Returns one text for each damaged relation. */
async function findDamage(client: ClientBase): Promise<string[]> {
  await client.query(
    `create extension amcheck; create extension pageinspect; ${createDamageFunction}`,
  );
  const { rows } = await client.query<{ damage: string }>(`
    select format('%s: %s', name, damage) as damage from (
      select oid::regclass as name, pg_temp.damage(oid) as damage from pg_class where ${withPages} order by oid
    ) every where damage is not null`);
  return rows.map(({ damage }) => damage);
}

/**
 * Reads every page of the tables and indexes of the embedded database, also those of the system. The engine compares
 * each page with its checksum. Damage in `pg_xact` (which transactions were committed) and in `pg_wal` (the log) is not
 * found. Nothing is written: the transaction is rolled back.
 */
export async function verifyPages(pool: Pool): Promise<CheckResult> {
  const client = await pool.connect();
  try {
    await client.query('begin; set local statement_timeout = 0');
    const deviations = await findDamage(client);
    return { rule: 'Every page of the tables and indexes can be read and is whole', deviations };
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release();
  }
}
