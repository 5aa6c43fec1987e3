/** The error when the wait for a turn took too long. */
export class GateTimeout extends Error {
  override name = 'GateTimeout';
}

/** Limits how many tasks run at the same time; the others wait in order. */
export class Gate {
  #free: number;
  readonly #timeoutMs: number;
  readonly #line = new Set<() => void>();

  /**
   * @param size how many run at the same time
   * @param timeoutMs milliseconds to wait for a turn
   */
  constructor(size: number, timeoutMs: number) {
    this.#free = size;
    this.#timeoutMs = timeoutMs;
  }

  /** @throws GateTimeout when no turn came in time; then `work` was not called */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#line.delete(turn);
        reject(new GateTimeout('No turn came in time'));
      }, this.#timeoutMs);
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#line.add(turn);
    });
  }

  #leave(): void {
    const [next] = this.#line;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#line.delete(next);
    next();
  }
}
