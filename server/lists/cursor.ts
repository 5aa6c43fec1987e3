import { z } from 'zod';
import { HttpError } from '../refusals/http-error.ts';
import type { ListDefinition, ListOrder, Position } from './list-definition.ts';
import { orderColumn } from './order.ts';

const parts = z.tuple([
  z.string(),
  z.boolean(),
  z.enum(['after', 'before']),
  z.string().max(200).nullable(),
  z.number().int().min(0).max(2_147_483_647),
]);

/** Encodes a position as an opaque text, which is valid for one list in one order. */
export function writeCursor<Row>(
  list: ListDefinition<Row>,
  order: ListOrder,
  position: Position,
): string {
  const { side, value, key } = position;
  const course = `${list.name} ${order.sort ?? ''}`;
  return Buffer.from(JSON.stringify([course, order.isDescending, side, value, key])).toString(
    'base64url',
  );
}

/** The values that the columns of an order have as text. */
const forms: Readonly<Record<string, RegExp>> = {
  bigint: /^-?\d{1,18}$/,
  'timestamp with time zone':
    /^-?infinity$|^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?$/,
};

function readParts(cursor: string): z.infer<typeof parts> | undefined {
  try {
    return parts.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor of this list in this order.
 *
 * @throws HttpError 400 for a text that is not a cursor, and for a cursor of another list or order
 */
export function readCursor<Row>(
  list: ListDefinition<Row>,
  order: ListOrder,
  cursor: string,
): Position {
  const read = readParts(cursor);
  const unusable = new HttpError(400, 'The address: cursor cannot be used.');
  if (read === undefined) throw unusable;
  const [, , side, value, key] = read;
  const position: Position = { side, value, key };
  if (writeCursor(list, order, position) !== cursor) {
    throw new HttpError(400, 'The address: cursor is of another list or order.');
  }
  const form = forms[orderColumn(list, order).getSQLType()];
  // PostgreSQL has no text with the character NUL, or with half of a surrogate pair.
  const isText =
    value === null || (value === Buffer.from(value).toString() && !value.includes('\0'));
  if (!isText || (value !== null && form?.test(value) === false)) throw unusable;
  return position;
}
