import { z } from 'zod';
import { codeOf } from '../process/start-error.ts';
import { HttpError } from '../refusals/http-error.ts';
import { highestId } from './conditions.ts';
import type { ListDefinition, ListOrder, Position } from './list-definition.ts';
import { orderColumn } from './order.ts';

/** The content of a cursor: list and column of the order, whether it is descending, side, value and key. */
const cursorContent = z.tuple([
  z.string(),
  z.boolean(),
  z.enum(['after', 'before']),
  z.string().max(200).nullable(),
  z.number().int().min(0).max(highestId),
]);

/** Encodes a position as an opaque text, which is valid for one list in one order. */
export function writeCursor<Row>(
  list: ListDefinition<Row>,
  order: ListOrder,
  position: Position,
): string {
  const { side, value, key } = position;
  const listAndColumn = `${list.name} ${order.sort ?? ''}`;
  return Buffer.from(
    JSON.stringify([listAndColumn, order.isDescending, side, value, key]),
  ).toString('base64url');
}

/** The patterns of values as text, by the SQL type of the ordered column. PostgreSQL might refuse other texts. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  bigint: /^-?\d{1,18}$/,
  'timestamp with time zone':
    /^-?infinity$|^\d{4,6}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d){0,2}( BC)?$/,
};

/** Decodes a cursor; undefined for a text that is not a cursor. */
function decodeCursor(cursor: string): z.infer<typeof cursorContent> | undefined {
  try {
    return cursorContent.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString())).data;
  } catch {
    return undefined;
  }
}

const unusableCursor = () => new HttpError(400, 'The address: cursor cannot be used.');

/** SQLSTATEs of moments that do not exist, which the pattern accepts: such as February 30, and an offset of 99 hours. */
const impossibleMoment = ['22008', '22009'];

/** Returns the refusal of a cursor that PostgreSQL could not use; any other error as it is. */
export const refusalOfCursor = (error: unknown): unknown =>
  impossibleMoment.includes(codeOf(error) ?? '') ? unusableCursor() : error;

/** Reads a cursor of this list in this order. @throws HttpError 400 for any other text */
export function readCursor<Row>(
  list: ListDefinition<Row>,
  order: ListOrder,
  cursor: string,
): Position {
  const content = decodeCursor(cursor);
  if (content === undefined) throw unusableCursor();
  const [, , side, value, key] = content;
  const position: Position = { side, value, key };
  if (writeCursor(list, order, position) !== cursor) {
    throw new HttpError(400, 'The address: cursor is of another list or order.');
  }
  const pattern = valuePatterns[orderColumn(list, order).getSQLType()];
  // PostgreSQL refuses texts with U+0000, and half of a surrogate pair cannot be sent.
  const isSendable =
    value === null || (value === Buffer.from(value).toString() && !value.includes('\0'));
  if (!isSendable || (value !== null && pattern?.test(value) === false)) throw unusableCursor();
  return position;
}
