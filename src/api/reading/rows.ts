import type { RowSource } from '../../lib/row-index/row-source.ts';
import { lazyRecord } from '../../lib/values/records.ts';
import { type Clean, type Fields, record } from './read-fields.ts';

/**
 * The rows of a list as the host sent them, read one row or one field at a time: of 100,000 rows a
 * screen shows ten.
 */
export class Rows<T> implements RowSource<T> {
  readonly length: number;
  /** When the answer was asked for, in milliseconds UTC: what the host did later is not in it. */
  readonly askedAt: number;
  readonly #raw: readonly unknown[];
  readonly #readRow: (value: unknown) => T;
  readonly #passing: { source: object; row: T };

  constructor(raw: readonly unknown[], reading: RowReading<T>, askedAt = Date.now()) {
    this.length = raw.length;
    this.askedAt = askedAt;
    this.#raw = raw;
    this.#readRow = reading.readRow;
    this.#passing = reading.passing();
  }

  /** Row `index`, read anew at each call. */
  at(index: number): T {
    return this.#readRow(this.#raw[index]);
  }

  /**
   * Visits the rows from `start` to before `end`, or all, in the host's order without making an object
   * for each: `row` reads its fields when they are asked for, and is another row after the visit.
   */
  each(visit: (row: T, index: number) => void, start = 0, end = this.length): void {
    const { row } = this.#passing;
    for (let index = start; index < end; index += 1) {
      this.#passing.source = asObject(this.#raw[index]);
      visit(row, index);
    }
  }

  /** Every row as an object of its own; for lists that are known to be short. */
  all(): T[] {
    return this.#raw.map(this.#readRow);
  }
}

/** How the rows of one kind of list are read. */
export interface RowReading<T> {
  readRow: (value: unknown) => T;
  passing: () => { source: object; row: T };
}

export function rowReading<Shape extends Fields>(shape: Shape): RowReading<Clean<Shape>> {
  return {
    readRow: record(shape),
    passing() {
      const readers = Object.entries(shape);
      const state = { source: {} };
      const row = lazyRecord<Clean<Shape>>(
        readers.map(([key, read]) => [key, () => read(Reflect.get(state.source, key))] as const),
      );
      return Object.assign(state, { row });
    },
  };
}

const asObject = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});
