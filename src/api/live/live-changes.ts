import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { invalidation } from '../cache/invalidation.ts';
import { firstReads } from '../lists/first-reads.ts';
import type { LiveEvent } from './read-stream.ts';

/** All browsers receive a change at the same moment; their reads are spread over this time. */
const spreadMs = 500;

/** The first stream begins with the changes of the last minute. */
const coveredMs = 55_000;

const everything: readonly QueryKey[] = [[]];

const table: Readonly<Record<string, readonly QueryKey[]>> = invalidation;

/** Reads again what the events of the stream make stale. */
export class LiveChanges {
  readonly #client: QueryClient;
  readonly #email: string;
  /** The timers of the scheduled reads, by query keys. */
  readonly #timers = new Map<readonly QueryKey[], ReturnType<typeof setTimeout>>();
  readonly #running = new Set<string>();
  readonly #requestedAgain = new Set<string>();
  #lastId: string | null = null;

  /** @param email the e-mail of the administrator of this browser */
  constructor(client: QueryClient, email: string) {
    this.#client = client;
    this.#email = email;
  }

  /** The id of the last event that arrived, or null. */
  readonly lastId = (): string | null => this.#lastId;

  readonly take = ({ name, id, data }: LiveEvent): void => {
    if (name === 'ready' && this.#lastId === null) this.#readOlder();
    if (name === 'reset') this.#schedule(everything);
    this.#lastId = id ?? this.#lastId;
    if (name !== 'change') return;
    const operation: unknown = Reflect.get(Object(data), 'operation');
    const by: unknown = Reflect.get(Object(data), 'by');
    // A newer host may have operations that this page does not have.
    const stale = table[String(operation)] ?? everything;
    // A running write of this tab reads when it ends.
    const isOwn =
      by === this.#email && this.#client.isMutating({ predicate: refreshes(stale) }) > 0;
    if (!isOwn) this.#schedule(stale);
  };

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Reads again what was read before the changes with which the first stream begins. */
  #readOlder(): void {
    const before = Date.now() - coveredMs;
    void this.#client.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < before,
    });
  }

  /** Schedules a read. A scheduled read also covers later changes of the same keys. */
  #schedule(keys: readonly QueryKey[]): void {
    if (this.#timers.has(keys)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(keys);
      for (const key of keys) void this.#read(key);
    }, Math.random() * spreadMs);
    this.#timers.set(keys, timer);
  }

  /** Reads what is shown. A running read may be older than the change, so another one follows it. */
  async #read(queryKey: QueryKey): Promise<void> {
    const name = hashKey(queryKey);
    if (this.#running.has(name)) {
      this.#requestedAgain.add(name);
      return;
    }
    this.#running.add(name);
    // A first read is not restarted: on a slow connection it would never end.
    if (this.#client.isFetching({ queryKey, ...firstReads }) > 0) this.#requestedAgain.add(name);
    await this.#client.invalidateQueries({ queryKey });
    this.#running.delete(name);
    if (this.#requestedAgain.delete(name)) await this.#read(queryKey);
  }
}

const refreshes =
  (keys: readonly QueryKey[]) =>
  ({ meta }: { meta: Readonly<Record<string, unknown>> | undefined }): boolean =>
    meta?.refreshes === keys;
