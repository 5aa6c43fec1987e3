/** Work in slices: it can be done a little at a time ahead of need, or to its end when needed now. */
export type Slices<T> = Generator<undefined, T>;

/** A result that is worked out once, in slices or at once. */
export class Prepared<T> {
  readonly #slices: Slices<T>;
  #done: { value: T } | null = null;

  constructor(slices: Slices<T>) {
    this.#slices = slices;
  }

  get isDone(): boolean {
    return this.#done !== null;
  }

  /** Works through one slice. Answers whether there is more to do. */
  advance(): boolean {
    if (this.#done === null) {
      const step = this.#slices.next();
      if (step.done === true) this.#done = { value: step.value };
    }
    return !this.isDone;
  }

  /** The result; works through what is left of it. */
  get value(): T {
    while (this.#done === null) this.advance();
    return this.#done.value;
  }
}

/** Less than half a frame, so that a letter typed meanwhile is on screen in the next one. */
const budget = 6;

/**
 * Works while the page has nothing better to do.
 *
 * @param advance does a slice, and answers whether there is more
 * @returns ends it early
 */
export function workInBackground(advance: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const work = () => {
    const end = performance.now() + budget;
    let more = true;
    while (more && performance.now() < end) more = advance();
    if (more) timer = setTimeout(work, 0);
  };
  // After the frame that shows the first rows.
  timer = setTimeout(work, 32);
  return () => clearTimeout(timer);
}
