/** The error of a task that waited too long for its turn. */
export class GateTimeout extends Error {
  override name = 'GateTimeout';
}

/** The account that a task runs for. Tasks without an owner have only the total limit. */
type Owner = number | undefined;

interface Turn {
  owner: Owner;
  start(): void;
}

/** Limits how many tasks run at the same time, in total and for each owner. The others wait for a turn. */
export class Gate {
  #freeTurns: number;
  readonly #timeoutMs: number;
  readonly #maxPerOwner: number;
  readonly #runningByOwner = new Map<Owner, number>();
  readonly #queue = new Set<Turn>();

  /**
   * @param size how many tasks run at the same time
   * @param timeoutMs milliseconds to wait for a turn
   * @param maxPerOwner how many tasks of one owner run at the same time
   */
  constructor(size: number, timeoutMs: number, maxPerOwner = size) {
    this.#freeTurns = size;
    this.#timeoutMs = timeoutMs;
    this.#maxPerOwner = maxPerOwner;
  }

  get waitingCount(): number {
    return this.#queue.size;
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

  /** Waits for a turn, which lasts until the returned function is called. @throws GateTimeout when none came in time */
  async take(owner?: Owner): Promise<() => void> {
    await this.#enter(owner);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      this.#freeTurns += 1;
      this.#count(owner, -1);
      this.#startNext();
    };
  }

  #enter(owner: Owner): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#queue.delete(turn);
        reject(new GateTimeout('No turn came in time'));
      }, this.#timeoutMs);
      const turn = {
        owner,
        start: () => {
          clearTimeout(timer);
          this.#queue.delete(turn);
          this.#freeTurns -= 1;
          this.#count(owner, 1);
          resolve();
        },
      };
      this.#queue.add(turn);
      this.#startNext();
    });
  }

  #count(owner: Owner, change: number): void {
    if (owner === undefined) return;
    const running = (this.#runningByOwner.get(owner) ?? 0) + change;
    if (running === 0) this.#runningByOwner.delete(owner);
    else this.#runningByOwner.set(owner, running);
  }

  #startNext(): void {
    if (this.#freeTurns === 0) return;
    const next = [...this.#queue].find(
      ({ owner }) => (this.#runningByOwner.get(owner) ?? 0) < this.#maxPerOwner,
    );
    next?.start();
  }
}
