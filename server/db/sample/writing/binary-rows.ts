/**
 * Rows in the binary format of COPY, so that the engine does not parse numbers and dates from text.
 *
 * https://www.postgresql.org/docs/current/sql-copy.html
 */
import type { Column } from 'drizzle-orm';
import type { GrowingBytes } from './growing-bytes.ts';

type WriteField = (bytes: GrowingBytes, value: unknown) => void;

const dayMs = 86_400_000;
/** The time from which PostgreSQL counts days and microseconds, in milliseconds UTC. */
const epoch = Date.UTC(2000, 0, 1);
/** The version of the binary format of jsonb, before its text. */
const jsonbVersion = '\u0001';
const signature = Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1');

const noFormat = () => new TypeError('The value has no binary format');

function writeInt32(bytes: GrowingBytes, value: unknown): void {
  if (typeof value !== 'number') throw noFormat();
  bytes.addInt32(4);
  bytes.addInt32(value);
}

function writeInt64(bytes: GrowingBytes, value: unknown): void {
  if (typeof value !== 'number') throw noFormat();
  bytes.addInt32(8);
  bytes.addInt64(value);
}

const writers: Readonly<Record<string, WriteField>> = {
  serial: writeInt32,
  integer: writeInt32,
  bigserial: writeInt64,
  bigint: writeInt64,
  boolean(bytes, value) {
    bytes.addInt32(1);
    bytes.addByte(value === true ? 1 : 0);
  },
  text(bytes, value) {
    if (typeof value !== 'string') throw noFormat();
    bytes.addText(value);
  },
  date(bytes, value) {
    if (typeof value !== 'string') throw noFormat();
    writeInt32(bytes, (Date.parse(value) - epoch) / dayMs);
  },
  'timestamp with time zone'(bytes, value) {
    if (!(value instanceof Date)) throw noFormat();
    writeInt64(bytes, (value.getTime() - epoch) * 1000);
  },
  // A sample has only nulls.
  xid8() {
    throw noFormat();
  },
  jsonb(bytes, value) {
    bytes.addText(jsonbVersion + JSON.stringify(value));
  },
};

/** Returns a function that adds a row with these columns. A missing value becomes null. */
export function rowWriter(
  columns: readonly (readonly [key: string, column: Column])[],
): (bytes: GrowingBytes, row: object) => void {
  const fields = columns.map(([key, column]) => {
    const write = writers[column.getSQLType()];
    if (write === undefined) throw noFormat();
    return { key, write };
  });
  return (bytes, row) => {
    bytes.addInt16(fields.length);
    for (const { key, write } of fields) {
      const value: unknown = Reflect.get(row, key);
      if (value === undefined || value === null) bytes.addInt32(-1);
      else write(bytes, value);
    }
  };
}

/** Begins a file: its signature, no flags, no extension. */
export function writeHeader(bytes: GrowingBytes): void {
  for (const byte of signature) bytes.addByte(byte);
  bytes.addInt32(0);
  bytes.addInt32(0);
}

/** Ends a file. */
export function writeTrailer(bytes: GrowingBytes): void {
  bytes.addInt16(-1);
}
