import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { HttpError } from '../refusals/http-error.ts';
import { allRows, type ListDefinition, type ListOrder, type Position } from './list-definition.ts';

/** The order in which rows are read. */
export interface Direction<Row> {
  list: ListDefinition<Row>;
  /** The ordered column; the primary key for a column with one value in all rows. */
  by: PgColumn;
  isDescending: boolean;
  /** Whether the list is read from its end, so that the rows without a value come first. */
  isBackwards: boolean;
  /** The condition for a range of the ordered column outside of which no row matches; undefined without a range. */
  range: SQL | undefined;
}

/**
 * Returns the column by which a list is ordered; the primary key for a column with one value in all rows.
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

/** Returns the direction in which a list is read; `isBackwards` reads it from its end. */
export function directionOf<Row>(
  list: ListDefinition<Row>,
  order: ListOrder,
  isBackwards: boolean,
  range: SQL | undefined,
): Direction<Row> {
  const by = orderColumn(list, order);
  return { list, by, isDescending: order.isDescending !== isBackwards, isBackwards, range };
}

const sqlTypeOf = (column: PgColumn) => sql.raw(column.getSQLType().replace(/ COLLATE.*/, ''));

/** SQL: the columns of a row's position. */
export const positionColumns = <Row>({ list, by }: Direction<Row>): SQL =>
  sql`${list.key} as key, ${by}::text as value`;

/** SQL: the expressions after `order by`, for rows that meet one condition of `splitByNull`. */
export function orderBy<Row>({ list, by, isDescending }: Direction<Row>): SQL {
  const ascOrDesc = sql.raw(isDescending ? 'desc' : 'asc');
  return by === list.key
    ? sql`${by} ${ascOrDesc}`
    : sql`${by} ${ascOrDesc}, ${list.key} ${ascOrDesc}`;
}

/**
 * Returns the condition for rows beyond a position. It holds only among the rows that have a value in the ordered
 * column, or, if the position has no value, among those that have none.
 */
function beyond<Row>({ list, by, isDescending }: Direction<Row>, { value, key }: Position): SQL {
  const sign = sql.raw(isDescending ? '<' : '>');
  return by === list.key || value === null
    ? sql`${list.key} ${sign} ${key}`
    : sql`(${by}, ${list.key}) ${sign} (${value}::${sqlTypeOf(by)}, ${key})`;
}

/**
 * Returns conditions that split the rows beyond a position, in their order: rows with a value in the ordered column,
 * then rows without a value; backwards the reverse. An index serves each condition, but not both in one.
 */
export function splitByNull<Row>(direction: Direction<Row>, position: Position | undefined): SQL[] {
  const { list, by, isBackwards, range } = direction;
  const isBeyond = position && beyond(direction, position);
  if (by.notNull || by === list.key) return [and(range, isBeyond) ?? allRows];
  const isAmongEmpty = position?.value === null;
  const filled = and(isNotNull(by), range, isAmongEmpty ? undefined : isBeyond) ?? allRows;
  const empty = and(isNull(by), range, isAmongEmpty ? isBeyond : undefined) ?? allRows;
  if (isBackwards) return position === undefined || isAmongEmpty ? [empty, filled] : [filled];
  return isAmongEmpty ? [empty] : [filled, empty];
}
