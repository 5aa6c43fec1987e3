import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../connect.ts';

export interface WaitingStatement {
  /** The statement, or a function that sends the statement and its rows. */
  send: SQL | (() => Promise<void>);
  /** The number of rows that it writes. */
  rows: number;
  /** Called after the statement was carried out. */
  done?: () => Promise<void>;
}

interface Limits {
  /** The number of statements that may wait. `add` resolves when no more than these are waiting. */
  waiting: number;
  /** The number of statements that are sent together; 1 for statements with parameters. */
  together: number;
}

/** Sends statements in their order, while the next ones are made. */
export class StatementQueue {
  readonly #tx: Transaction;
  readonly #limits: Limits;
  readonly #onRows: (rows: number) => void;
  readonly #waiting: WaitingStatement[] = [];
  #sending: Promise<void> | undefined;

  /** @param onRows called with the number of rows that were written */
  constructor(tx: Transaction, limits: Limits, onRows: (rows: number) => void) {
    this.#tx = tx;
    this.#limits = limits;
    this.#onRows = onRows;
  }

  /**
   * Resolves when there is room for another statement.
   *
   * @throws the error of an earlier statement; none is sent after it
   */
  async add(statement: WaitingStatement): Promise<void> {
    this.#waiting.push(statement);
    this.#send();
    while (this.#waiting.length > this.#limits.waiting) await this.#sending;
  }

  /**
   * Resolves when all statements were carried out.
   *
   * @throws the error of one of them
   */
  async end(): Promise<void> {
    while (this.#sending !== undefined) await this.#sending;
  }

  #send(): void {
    if (this.#sending !== undefined || this.#waiting.length === 0) return;
    const next = this.#waiting.splice(0, this.#limits.together);
    this.#sending = this.#carryOut(next).then(() => {
      this.#sending = undefined;
      this.#send();
    });
    // The next `add` or `end` throws the failure. Until then it must not count as unhandled.
    this.#sending.catch(() => undefined);
  }

  async #carryOut(waiting: readonly WaitingStatement[]): Promise<void> {
    const statements = waiting.flatMap(({ send }) => (typeof send === 'function' ? [] : [send]));
    if (statements.length > 0) await this.#tx.execute(sql.join(statements, sql`; `));
    for (const { send, rows, done } of waiting) {
      if (typeof send === 'function') await send();
      await done?.();
      this.#onRows(rows);
    }
  }
}
