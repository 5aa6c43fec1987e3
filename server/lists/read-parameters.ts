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
  /** Where the page begins; undefined for a page with a number, and for one at an end. */
  position: Position | undefined;
  isLast: boolean;
  page: number;
  /** Rows of a page. */
  size: number;
  wantsSums: boolean;
  wantsChoices: boolean;
  /** The ids of the columns of a file; undefined for all. */
  columns: readonly string[] | undefined;
  isFile: boolean;
}

/**
 * Reads the parameters of a list, which the contract has checked.
 *
 * @returns undefined for a call without parameters, which reads the whole list
 * @throws HttpError 400 for an order that the list does not have, and a cursor that cannot be used
 */
export function readParameters<Row>(
  list: ListDefinition<Row>,
  query: unknown,
): ListCall | undefined {
  const sent = z.record(z.string(), z.unknown()).parse(query);
  const given = parameters.parse(sent);
  const filters = sharedColumns(list.declaration).flatMap(([id, { filter }]) => {
    const value = filter && given[id];
    return typeof value === 'string' ? [[id, value] as const] : [];
  });
  const isKnown = (name: string) => name in parameters.shape || filters.some(([id]) => id === name);
  if (!Object.keys(sent).some(isKnown)) return undefined;
  const { q, sort, direction, cursor, end, page, size, sums, choices, columns } = given;
  const isDescending = direction === undefined ? sort === undefined : direction === 'desc';
  const order = { sort, isDescending };
  orderColumn(list, order);
  return {
    selection: { q, filters: Object.fromEntries(filters), isMasked: given.masked !== undefined },
    order,
    position: cursor === undefined ? undefined : readCursor(list, order, cursor),
    isLast: end === 'last',
    page,
    size,
    wantsSums: sums === undefined,
    wantsChoices: choices !== undefined,
    columns: columns?.split(','),
    isFile: given.format === 'csv',
  };
}
