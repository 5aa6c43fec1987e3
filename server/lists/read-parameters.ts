import { z } from 'zod';
import { sharedColumns } from '../../domain/lists/list.ts';
import { readCursor } from './cursor.ts';
import type { ListDefinition, ListOrder, Position, Selection } from './list-definition.ts';
import { orderColumn } from './order.ts';

const parameters = z.looseObject({
  q: z.string().default(''),
  sort: z.string().optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  cursor: z.string().optional(),
  end: z.enum(['first', 'last']).default('first'),
  size: z.coerce.number().default(25),
  page: z.coerce.number().default(1),
  sums: z.literal('none').optional(),
  choices: z.literal('all').optional(),
  columns: z.string().optional(),
  masked: z.literal('contact').optional(),
  format: z.literal('csv').optional(),
});

/** A call of a list with parameters. */
export interface ListCall {
  selection: Selection;
  order: ListOrder;
  /** The decoded cursor; undefined for a page with a number or at the end of the list. */
  position: Position | undefined;
  isLast: boolean;
  /** The number of the page, from 1; not used with `position` or `isLast`. */
  page: number;
  size: number;
  wantsSums: boolean;
  wantsChoices: boolean;
  /** The ids of the columns of a file; undefined for all columns. */
  columns: readonly string[] | undefined;
  isFile: boolean;
}

/**
 * Parses the parameters of a call of a list, whose form the contract has checked.
 *
 * @returns undefined for a call without parameters, which reads the whole list
 * @throws HttpError 400 for an order that the list does not have, and a cursor that cannot be used
 */
export function readParameters<Row>(
  list: ListDefinition<Row>,
  query: unknown,
): ListCall | undefined {
  const sent = z.record(z.string(), z.unknown()).parse(query);
  const parsed = parameters.parse(sent);
  const filters = sharedColumns(list.declaration).flatMap(([id, { filter }]) => {
    const value = filter && parsed[id];
    return typeof value === 'string' ? [[id, value] as const] : [];
  });
  const isKnown = (name: string) =>
    Object.hasOwn(parameters.shape, name) || filters.some(([id]) => id === name);
  if (!Object.keys(sent).some(isKnown)) return undefined;
  const { q, sort, direction, cursor, end, page, size, sums, choices, columns } = parsed;
  const isDescending = direction === undefined ? sort === undefined : direction === 'desc';
  const order = { sort, isDescending };
  // Throws for an order that the list does not have.
  orderColumn(list, order);
  return {
    selection: { q, filters: Object.fromEntries(filters), isMasked: parsed.masked !== undefined },
    order,
    position: cursor === undefined ? undefined : readCursor(list, order, cursor),
    isLast: end === 'last',
    page,
    size,
    wantsSums: sums === undefined,
    wantsChoices: choices !== undefined,
    columns: columns?.split(','),
    isFile: parsed.format === 'csv',
  };
}
