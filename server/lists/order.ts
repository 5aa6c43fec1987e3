import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../refusals/http-error.ts';
import type { ListDefinition, ListOrder, Position } from './list-definition.ts';

/** The order in which rows are read. */
export interface Direction<Row> {
  list: ListDefinition<Row>;
  /** The column of the order; the key itself for a column that has one value. */
  by: PgColumn;
  isDescending: boolean;
  /** Whether the rows without a value come first, because the list is read from its end. */
  isBackwards: boolean;
  /** The condition for the range of the order outside of which no row matches; undefined for the whole order. */
  range: SQL | undefined;
}

/**
 * Returns the column by which a list is ordered.
 *
 * @throws HttpError 400 for a column that the list does not have
 */
export function orderColumn<Row>(list: ListDefinition<Row>, { sort }: ListOrder): PgColumn {
  if (sort === undefined) return list.newest;
  const column = Object.hasOwn(list.columns, sort) ? list.columns[sort] : undefined;
  if (column === undefined) {
    throw new HttpError(400, `The address: this list cannot be sorted by ${sort}.`);
  }
  if ('always' in column) return list.key;
  return 'order' in column ? column.order : column;
}

/** Returns the direction of reading from a position, or from an end of the list or of a range. */
export function directionOf<Row>(
  list: ListDefinition<Row>,
  order: ListOrder,
  isBackwards: boolean,
  range: SQL | undefined,
): Direction<Row> {
  const by = orderColumn(list, order);
  return { list, by, isDescending: order.isDescending !== isBackwards, isBackwards, range };
}

const typeOf = (column: PgColumn) => sql.raw(column.getSQLType().replace(/ COLLATE.*/, ''));

/** The values of a row that make up its position. */
export const positionColumns = <Row>({ list, by }: Direction<Row>): SQL =>
  sql`${list.key} as key, ${by}::text as value`;

/** The SQL of `order by` for the rows themselves; rows without a value come last, backwards first. */
export function orderBy<Row>({ list, by, isDescending }: Direction<Row>): SQL {
  const way = sql.raw(isDescending ? 'desc' : 'asc');
  return by === list.key ? sql`${by} ${way}` : sql`${by} ${way}, ${list.key} ${way}`;
}

/** The condition for the rows beyond a position, among those with a value or among those without. */
function beyond<Row>({ list, by, isDescending }: Direction<Row>, { value, key }: Position): SQL {
  const sign = sql.raw(isDescending ? '<' : '>');
  return by === list.key || value === null
    ? sql`${list.key} ${sign} ${key}`
    : sql`(${by}, ${list.key}) ${sign} (${value}::${typeOf(by)}, ${key})`;
}

/**
 * Returns the conditions for the rows from a position on, in their order: those with a value, then those without one. An
 * index serves each of them, but not both together.
 */
export function splitByNull<Row>(direction: Direction<Row>, position: Position | undefined): SQL[] {
  const { list, by, isBackwards, range } = direction;
  const from = position && beyond(direction, position);
  if (by.notNull || by === list.key) return [and(range, from) ?? sql`true`];
  const isAmongEmpty = position?.value === null;
  const filled = and(isNotNull(by), range, isAmongEmpty ? undefined : from) ?? sql`true`;
  const empty = and(isNull(by), range, isAmongEmpty ? from : undefined) ?? sql`true`;
  if (isBackwards) return position === undefined || isAmongEmpty ? [empty, filled] : [filled];
  return isAmongEmpty ? [empty] : [filled, empty];
}
