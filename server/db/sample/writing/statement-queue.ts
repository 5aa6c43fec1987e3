import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../connect.ts';

/** A statement that waits for its turn. */
export interface WaitingStatement {
  statement: SQL;
  /** Called after the statement was carried out. */
  done?: () => Promise<void>;
}

interface Limits {
  /** The number of statements that may wait; where more do, `add` resolves later. */
  waiting: number;
  /** The number of statements that are sent together. Those with parameters are sent one at a time. */
  together: number;
}

/** Sends statements in their order, while the next ones are made. */
export class StatementQueue {
  readonly #tx: Transaction;
  readonly #limits: Limits;
  readonly #waiting: WaitingStatement[] = [];
  #sending: Promise<void> | undefined;

  constructor(tx: Transaction, limits: Limits) {
    this.#tx = tx;
    this.#limits = limits;
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
    // A failure is thrown by the next `add` or `end`, not as an unhandled rejection before.
    this.#sending.catch(() => undefined);
  }

  async #carryOut(statements: readonly WaitingStatement[]): Promise<void> {
    await this.#tx.execute(
      sql.join(
        statements.map(({ statement }) => statement),
        sql`; `,
      ),
    );
    for (const { done } of statements) await done?.();
  }
}
