/** A computation that yields after each step, so that it can run in the background. */
export type Steps<T> = Generator<undefined, T>;

/** A result that is computed once: in steps in the background, or completely at the first access. */
export class Prepared<T> {
  readonly #steps: Steps<T>;
  #result: { value: T } | null = null;

  constructor(steps: Steps<T>) {
    this.#steps = steps;
  }

  get isDone(): boolean {
    return this.#result !== null;
  }

  /** Runs one step. Returns whether steps remain. */
  advance(): boolean {
    if (this.#result === null) {
      const step = this.#steps.next();
      if (step.done === true) this.#result = { value: step.value };
    }
    return !this.isDone;
  }

  /** The result. The first access runs all remaining steps. */
  get value(): T {
    while (this.#result === null) this.advance();
    return this.#result.value;
  }
}

/** The milliseconds of work in one task: less than half a frame, so that a typed letter appears in the next frame. */
const budgetMs = 6;

/** Runs a background task: `advance` runs a step and returns whether more remain. Returns a function that stops it. */
export function workInBackground(advance: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const work = () => {
    const end = performance.now() + budgetMs;
    let hasMore = true;
    while (hasMore && performance.now() < end) hasMore = advance();
    if (hasMore) timer = setTimeout(work, 0);
  };
  // Starts after the frame that shows the first rows.
  timer = setTimeout(work, 32);
  return () => clearTimeout(timer);
}
