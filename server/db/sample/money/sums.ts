import type { dayDeltas, figureDeltas } from '../../schema/money.ts';
import type { SampleJob } from '../jobs.ts';
import { lagosDay } from '../moments.ts';
import type { Payment } from './payments.ts';

type Figure = typeof figureDeltas.$inferInsert & { detail: string; month: string | null };
type Day = typeof dayDeltas.$inferInsert;

/**
 * Adds up the figures of the dashboard while their rows are made. The result is that of `reckon_kept_sums()`
 * (migration 0015).
 */
export class SampleSums {
  readonly #figures = new Map<string, Figure>();
  readonly #days = new Map<string, Day>();

  get figures(): Iterable<Figure> {
    return this.#figures.values();
  }

  get days(): Iterable<Day> {
    return this.#days.values();
  }

  /** @param count the number of people of this kind */
  addPeople(figure: 'artisans' | 'clients', count: number): void {
    this.#addFigure({ figure, detail: '', month: null, amount: count });
  }

  addJob({ status, agreedAt }: SampleJob): void {
    this.#addFigure({ figure: 'jobs', detail: status, month: null, amount: 1 });
    this.#addDay({ figure: 'agreed', day: lagosDay(agreedAt), amount: 1 });
  }

  /** Adds a payment with the status `paid`. */
  addPaid({ withdrawal, amountKobo: amount, at }: Payment): void {
    const isOut = withdrawal !== null;
    const day = lagosDay(at);
    const month = `${day.slice(0, 7)}-01`;
    this.#addFigure({ figure: isOut ? 'out' : 'in', detail: '', month, amount });
    this.#addDay({ figure: isOut ? 'paid-out' : 'revenue', day, amount });
  }

  #addFigure(row: Figure): void {
    const key = `${row.figure} ${row.detail} ${row.month}`;
    const known = this.#figures.get(key);
    if (known === undefined) this.#figures.set(key, row);
    else known.amount += row.amount;
  }

  #addDay(row: Day): void {
    const key = `${row.figure} ${row.day}`;
    const known = this.#days.get(key);
    if (known === undefined) this.#days.set(key, row);
    else known.amount += row.amount;
  }
}
