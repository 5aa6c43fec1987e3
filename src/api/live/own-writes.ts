import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Milliseconds after a write in which its event arrives, at the latest. */
const echoMs = 5_000;
/** Milliseconds for the answer to a write whose event is there: a proxy may have lost the answer. */
const answerMs = 2_000;

/** The writes of this tab, whose own events need no second read. */
export class OwnWrites {
  readonly #client: QueryClient;
  readonly #doneAt = new WeakMap<object, number>();
  readonly #heard = new WeakSet<object>();
  readonly #stop: () => void;

  constructor(client: QueryClient) {
    this.#client = client;
    this.#stop = client.getMutationCache().subscribe(({ type, mutation }) => {
      if (type === 'updated' && mutation.state.status === 'success') {
        this.#doneAt.set(mutation, Date.now());
      }
    });
  }

  /**
   * Returns whether an event of this administrator is the one of a write of this tab, which reads again by
   * itself when it ends. Each write has one event.
   *
   * @param refreshes what the invalidation table lists for the event's operation
   * @param onSilence runs if the write is carried out, and its answer still missing
   */
  take(refreshes: readonly QueryKey[], onSilence: () => void): boolean {
    const own = this.#client.getMutationCache().find({
      predicate: (mutation) =>
        mutation.meta?.refreshes === refreshes &&
        !this.#heard.has(mutation) &&
        (mutation.state.status === 'pending' ||
          Date.now() - (this.#doneAt.get(mutation) ?? 0) < echoMs),
    });
    if (own === undefined) return false;
    this.#heard.add(own);
    setTimeout(() => own.state.status === 'pending' && onSilence(), answerMs);
    return true;
  }

  stop(): void {
    this.#stop();
  }
}
