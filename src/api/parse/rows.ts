import type { RowSource } from '../../lib/row-index/row-source.ts';
import { lazyRecord } from '../../lib/values/records.ts';
import { type Clean, type Fields, record } from './read-fields.ts';

/** The rows of a list as the host sent them. They are parsed one at a time, because a screen shows only a few of them. */
export class Rows<T> implements RowSource<T> {
  readonly length: number;
  /** The time of the request in milliseconds UTC. The rows include every change that the host made before. */
  readonly requestedAt: number;
  readonly raw: readonly unknown[];
  readonly #readRow: (value: unknown) => T;
  readonly #view: RowView<T>;

  constructor(raw: readonly unknown[], parser: RowParser<T>, requestedAt = Date.now()) {
    this.length = raw.length;
    this.requestedAt = requestedAt;
    this.raw = raw;
    this.#readRow = parser.readRow;
    this.#view = parser.createView();
  }

  /** Returns row `index` as a new object. */
  at(index: number): T {
    return this.#readRow(this.raw[index]);
  }

  /**
   * Visits the rows from `start` up to `end` (exclusive), or all, in the host's order. All visits share one
   * `row` object: its getters read the current row, so it must not be used after the visit.
   */
  each(visit: (row: T, index: number) => void, start = 0, end = this.length): void {
    const { row } = this.#view;
    for (let index = start; index < end; index += 1) {
      this.#view.source = asObject(this.raw[index]);
      visit(row, index);
    }
  }

  /** Returns all rows as objects; only for short lists. */
  all(): T[] {
    return this.raw.map(this.#readRow);
  }
}

/** A row whose getters read from `source`. */
interface RowView<T> {
  source: object;
  row: T;
}

/** Reads a row as a new object, or all rows through one object. */
export interface RowParser<T> {
  readRow: (value: unknown) => T;
  createView: () => RowView<T>;
}

/** Returns the parser of rows with these fields. */
export function rowParser<Shape extends Fields>(shape: Shape): RowParser<Clean<Shape>> {
  return {
    readRow: record(shape),
    createView() {
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
