import { createHash } from 'node:crypto';
import { z } from 'zod';
import { HttpError } from '../http/refusals/http-error.ts';
import type { Order, Place } from './searched-list.ts';

/** The list and the order of a cursor. A cursor is valid only for these. */
interface Course {
  operation: string;
  order: Order;
}

/** A text key of an index, or a whole number in digits. No text in the database contains the character NUL. */
const key = z
  .string()
  .max(200)
  .refine((text) => text === Buffer.from(text).toString() && !text.includes('\0'));
const parts = z.tuple([
  z.string(),
  z.string(),
  z.enum(['up', 'down']),
  z.enum(['after', 'before']),
  key.nullable(),
  z.number().int().min(1).max(2_147_483_647),
]);

/** Detects a changed cursor. The digest needs no secret, because the caller may see each place. */
const digestOf = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 11);

/** Encodes a place as an opaque text. */
export function writeCursor({ operation, order }: Course, { side, key, id }: Place): string {
  const direction = order.descending ? 'down' : 'up';
  const text = JSON.stringify([operation, order.name, direction, side, key, id]);
  return Buffer.from(digestOf(text) + text).toString('base64url');
}

function readParts(cursor: string): z.infer<typeof parts> | undefined {
  const text = Buffer.from(cursor, 'base64url').toString();
  const [digest, json] = [text.slice(0, 11), text.slice(11)];
  if (digest !== digestOf(json)) return undefined;
  try {
    return parts.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/**
 * Reads a cursor of this list in this order.
 *
 * @param isNumber whether the values of the order are numbers
 * @throws HttpError 400 for a text that is not a cursor, and for a cursor of another list or order
 */
export function readCursor(course: Course, isNumber: boolean, cursor: string): Place {
  const read = readParts(cursor);
  if (read === undefined) throw new HttpError(400, 'The address: cursor cannot be used.');
  const [operation, name, direction, side, key, id] = read;
  const { order } = course;
  if (
    operation !== course.operation ||
    name !== order.name ||
    (direction === 'down') !== order.descending
  ) {
    throw new HttpError(400, 'The address: cursor is of another list or order.');
  }
  const place: Place = { side, key, id };
  const isReadable = key === null || !isNumber || /^-?\d{1,18}$/.test(key);
  if (!isReadable || writeCursor(course, place) !== cursor) {
    throw new HttpError(400, 'The address: cursor cannot be used.');
  }
  return place;
}
