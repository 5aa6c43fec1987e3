import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connect.ts';
import { type KeptList, nameOf } from './kept-lists.ts';

interface WantedIndex {
  name: string;
  /** The part of CREATE INDEX after the name of the table. */
  definition: string;
}

/**
 * Returns the indexes of a list: one for each order, one for the sums of all rows, and a trigram index of the
 * words if the database has the extension pg_trgm.
 */
function wantedIndexes({ table, indexes }: KeptList, hasTrigrams: boolean): WantedIndex[] {
  const columns = indexes.map((one) => ({
    name: [
      nameOf(table),
      ...one.flatMap((column) => (column === table.id ? [] : [column.name])),
    ].join('_'),
    definition: `(${one.map(({ name }) => `"${name}"`).join(', ')})`,
  }));
  const words = { name: `${nameOf(table)}_words`, definition: 'using gin (words gin_trgm_ops)' };
  return hasTrigrams ? [...columns, words] : columns;
}

const hasTrigrams = async (db: Database) => {
  const { rows } = await db.execute(sql`
    select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)`);
  return rows.length > 0;
};

/**
 * Returns the statements that create the missing indexes of a list. On PostgreSQL they do not block writes. An
 * incomplete index of an interrupted statement is dropped first.
 *
 * https://www.postgresql.org/docs/current/sql-createindex.html#SQL-CREATEINDEX-CONCURRENTLY
 */
export async function indexStatements(
  db: Database,
  list: KeptList,
  isShared: boolean,
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string; is_valid: boolean }>(sql`
    select c.relname as name, i.indisvalid as is_valid
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${nameOf(list.table)}::regclass`);
  const known = new Map(rows.map(({ name, is_valid }) => [name, is_valid]));
  const way = isShared ? 'concurrently ' : '';
  return wantedIndexes(list, await hasTrigrams(db)).flatMap(({ name, definition }) => {
    const isValid = known.get(name);
    if (isValid === true) return [];
    const making = `create index ${way}${name} on ${nameOf(list.table)} ${definition}`;
    return isValid === undefined ? [making] : [`drop index ${way}${name}`, making];
  });
}

/**
 * Returns whether the role may create indexes, which only the owner of a table may do.
 */
export async function mayIndex(db: Database, { table }: KeptList): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from pg_class where oid = ${nameOf(table)}::regclass and pg_has_role(relowner, 'usage')`);
  return rows.length > 0;
}
