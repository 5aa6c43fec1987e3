import type { Pool } from 'pg';

/**
 * The tables whose rows are put back. The server caches lists by the changes of their tables, so that the changes are
 * counted on.
 */
const ownTables = `
select table_name as name, string_agg(quote_ident(column_name), ', ') filter (where is_generated = 'NEVER') as columns
from information_schema.columns join information_schema.tables using (table_schema, table_name)
where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'table_changes' group by table_name`;

const sequences = `
select table_name as name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
from information_schema.columns
where table_schema = 'public' and column_default like 'nextval%' and column_name = 'id' and table_name <> 'table_changes'`;

/**
 * Saves the rows of all tables in a second schema.
 *
 * @returns the statements that make the tables equal to the saved rows. They switch the triggers off, because some
 *   tables refuse every removal, and delete, because truncating empty tables takes ten times as long.
 */
export async function saveFixture(pool: Pool): Promise<string> {
  const { rows: tables } = await pool.query<{ name: string; columns: string }>(ownTables);
  await pool.query('create schema fixture');
  for (const { name } of tables) {
    await pool.query(`create table fixture.${name} as table public.${name}`);
  }
  const { rows: serials } = await pool.query<{ name: string; sequence: string }>(sequences);
  return [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map(({ name }) => `delete from public.${name}`),
    // The database computes the other columns again.
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) select ${columns} from fixture.${name}`,
    ),
    ...serials.map(
      ({ name, sequence }) =>
        `select setval('${sequence}', coalesce(max(id), 0) + 1, false) from fixture.${name}`,
    ),
    'insert into table_changes (table_name) select distinct table_name from table_changes',
    'commit',
  ].join(';\n');
}
