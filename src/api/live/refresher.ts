import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { firstReads } from '../lists/first-reads.ts';

/**
 * Refetches data that changed on the host. A running read may be older than the change, so another one follows
 * it. A hidden tab refetches when it is shown again.
 */
export class Refresher {
  readonly #client: QueryClient;
  readonly #running = new Set<string>();
  readonly #requestedAgain = new Set<string>();

  constructor(client: QueryClient) {
    this.#client = client;
  }

  /** Invalidates these keys and the keys below them. */
  refresh(keys: readonly QueryKey[]): void {
    for (const key of keys) void this.#run(key);
  }

  async #run(queryKey: QueryKey): Promise<void> {
    const name = hashKey(queryKey);
    if (this.#running.has(name)) {
      this.#requestedAgain.add(name);
      return;
    }
    this.#running.add(name);
    // A first read is not restarted: on a slow connection it would never end.
    if (this.#client.isFetching({ queryKey, ...firstReads }) > 0) this.#requestedAgain.add(name);
    await this.#client.invalidateQueries({
      queryKey,
      refetchType: document.visibilityState === 'hidden' ? 'none' : 'active',
    });
    this.#running.delete(name);
    if (this.#requestedAgain.delete(name)) await this.#run(queryKey);
  }
}
