import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The longest time in milliseconds from the end of a write to its event. */
const echoMs = 5_000;
/** The longest wait in milliseconds for the answer to a write after its event: a proxy may have lost the answer. */
const answerMs = 2_000;

/** The writes of this tab. Their events need no read, because a write refetches when it ends. */
export class OwnWrites {
  readonly #client: QueryClient;
  readonly #doneAt = new WeakMap<object, number>();
  readonly #matched = new WeakSet<object>();
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
   * Returns whether an event of this administrator belongs to a write of this tab. Each write has one event.
   *
   * @param refreshes the query keys of the event's operation in the invalidation table
   * @param onNoAnswer runs if the write was carried out but its answer does not arrive
   */
  take(refreshes: readonly QueryKey[], onNoAnswer: () => void): boolean {
    const own = this.#client.getMutationCache().find({
      predicate: (mutation) =>
        mutation.meta?.refreshes === refreshes &&
        !this.#matched.has(mutation) &&
        (mutation.state.status === 'pending' ||
          Date.now() - (this.#doneAt.get(mutation) ?? 0) < echoMs),
    });
    if (own === undefined) return false;
    this.#matched.add(own);
    setTimeout(() => own.state.status === 'pending' && onNoAnswer(), answerMs);
    return true;
  }

  stop(): void {
    this.#stop();
  }
}
