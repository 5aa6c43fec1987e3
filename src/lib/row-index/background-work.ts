/** A computation that yields after each step, so that it can run in the background. */
export type Steps<T> = Generator<undefined, T>;

/** A lazily computed result. It can be computed in steps, or completely on first access. */
export class Prepared<T> {
  readonly #steps: Steps<T>;
  #result: { value: T } | null = null;

  constructor(steps: Steps<T>) {
    this.#steps = steps;
  }

  get isDone(): boolean {
    return this.#result !== null;
  }

  /** Runs one step. Returns whether there is more. */
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

/** Less than half a frame, so that a typed letter appears in the next frame. */
const budgetMs = 6;

/**
 * Runs a background task in steps.
 *
 * @param advance runs one step and returns whether there is more
 * @returns a function that stops the task
 */
export function workInBackground(advance: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const work = () => {
    const end = performance.now() + budgetMs;
    let more = true;
    while (more && performance.now() < end) more = advance();
    if (more) timer = setTimeout(work, 0);
  };
  // Starts after the frame that shows the first rows.
  timer = setTimeout(work, 32);
  return () => clearTimeout(timer);
}
