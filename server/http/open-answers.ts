import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import type { PooledDatabase } from '../db/connect.ts';
import { validSessions } from '../repositories/sessions.ts';

/** An answer that is being sent: a response, or the stream in it. */
type OpenAnswer = Pick<ServerResponse | Readable, 'destroyed' | 'once'>;

/** The answers that end with their session, as a slow reader may take minutes for a long list. */
export class OpenAnswers {
  readonly #db: PooledDatabase;
  readonly #onFailure: (error: unknown) => void;
  readonly #open = new Map<OpenAnswer, { session: string; end: () => void }>();

  constructor(db: PooledDatabase, onFailure: (error: unknown) => void) {
    this.#db = db;
    this.#onFailure = onFailure;
  }

  /**
   * Adds an answer until it is closed.
   *
   * @param session the hash of the token
   * @param end ends the answer
   */
  add(session: string, answer: OpenAnswer, end: () => void): void {
    if (answer.destroyed) return;
    this.#open.set(answer, { session, end });
    answer.once('close', () => this.#open.delete(answer));
  }

  /** Ends the answers whose sessions have ended. One query is enough for all. */
  endWithSessions(): void {
    const answers = [...this.#open.values()];
    if (answers.length === 0) return;
    validSessions(this.#db, [...new Set(answers.map(({ session }) => session))]).then((valid) => {
      for (const { session, end } of answers) if (!valid.has(session)) end();
    }, this.#onFailure);
  }
}
