import { HttpError } from '../http/refusals/http-error.ts';
import type { Place } from '../repositories/audit-list.ts';

const form = /^(older|newer)\.(0|[1-9]\d{0,15})\.(\d{1,10})$/;

/** Encodes a place as an opaque text. */
export const writeCursor = ({ side, micros, id }: Place): string =>
  Buffer.from(`${side}.${micros}.${id}`).toString('base64url');

/**
 * Reads a cursor.
 *
 * @throws HttpError 400 for a text that writeCursor does not write
 */
export function readCursor(cursor: string): Place {
  const [, side, micros = '', id = ''] =
    form.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  const place = { micros, id: Number(id) };
  if (side === 'older' || side === 'newer') {
    const read = { ...place, side } as const;
    if (writeCursor(read) === cursor) return read;
  }
  throw new HttpError(400, 'The address: cursor cannot be used.');
}
