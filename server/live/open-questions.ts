import type { Question } from './message.ts';

/** Milliseconds for which an announcement is valid. */
const validForMs = 30_000;
/** The most open questions of one account. Nobody decides on more at a time. */
const mostOfOne = 20;

const keyOf = ({ kind, id, accountId }: Question) => `${accountId} ${kind} ${id}`;

/** The questions that are open now, in the memory of this process. */
export class OpenQuestions {
  readonly #open = new Map<string, { question: Question; until: number }>();

  /**
   * Records an announcement.
   *
   * @returns whether it changes the open questions
   */
  take(question: Question): boolean {
    const key = keyOf(question);
    const wasOpen = this.#open.delete(key);
    if (!question.isOpen) return wasOpen;
    this.#open.set(key, { question, until: performance.now() + validForMs });
    const ofOne = [...this.#open].filter(
      ([, one]) => one.question.accountId === question.accountId,
    );
    for (const [oldest] of ofOne.slice(0, Math.max(0, ofOne.length - mostOfOne))) {
      this.#open.delete(oldest);
    }
    return !wasOpen;
  }

  /** Removes and returns the questions that were not announced again. */
  expire(): Question[] {
    const over = [...this.#open].filter(([, { until }]) => until <= performance.now());
    for (const [key] of over) this.#open.delete(key);
    return over.map(([, { question }]) => ({ ...question, isOpen: false }));
  }

  /** Returns the open questions of all other accounts. */
  ofOthers(accountId: number): Question[] {
    return [...this.#open.values()]
      .map(({ question }) => question)
      .filter((question) => question.accountId !== accountId);
  }
}
