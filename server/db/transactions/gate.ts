/** The error when the wait for a turn took too long. */
export class GateTimeout extends Error {
  override name = 'GateTimeout';
}

/** Whose task it is. Tasks without an owner have no share. */
type Owner = number | undefined;

interface Turn {
  owner: Owner;
  start(): void;
}

/** Limits how many tasks run at the same time; the others wait in order. */
export class Gate {
  #free: number;
  readonly #timeoutMs: number;
  readonly #share: number;
  readonly #running = new Map<Owner, number>();
  readonly #line = new Set<Turn>();

  /**
   * @param size how many run at the same time
   * @param timeoutMs milliseconds to wait for a turn
   * @param share how many of one owner run at the same time
   */
  constructor(size: number, timeoutMs: number, share = size) {
    this.#free = size;
    this.#timeoutMs = timeoutMs;
    this.#share = share;
  }

  /** The number of tasks that wait. */
  get waiting(): number {
    return this.#line.size;
  }

  /** @throws GateTimeout when no turn came in time; then `work` was not called */
  async run<T>(work: () => Promise<T>, owner?: Owner): Promise<T> {
    const release = await this.take(owner);
    try {
      return await work();
    } finally {
      release();
    }
  }

  /**
   * Waits for a turn, which lasts until the returned function is called.
   *
   * @throws GateTimeout when no turn came in time
   */
  async take(owner?: Owner): Promise<() => void> {
    await this.#enter(owner);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#free += 1;
      this.#count(owner, -1);
      this.#startNext();
    };
  }

  #enter(owner: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#line.delete(turn);
        reject(new GateTimeout('No turn came in time'));
      }, this.#timeoutMs);
      const turn = {
        owner,
        start: () => {
          clearTimeout(timer);
          this.#line.delete(turn);
          this.#free -= 1;
          this.#count(owner, 1);
          resolve();
        },
      };
      this.#line.add(turn);
      this.#startNext();
    });
  }

  #count(owner: Owner, change: number): void {
    if (owner === undefined) return;
    const running = (this.#running.get(owner) ?? 0) + change;
    if (running === 0) this.#running.delete(owner);
    else this.#running.set(owner, running);
  }

  #startNext(): void {
    if (this.#free === 0) return;
    const line = [...this.#line];
    line.find(({ owner }) => (this.#running.get(owner) ?? 0) < this.#share)?.start();
  }
}
