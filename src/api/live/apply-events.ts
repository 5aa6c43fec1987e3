import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { invalidation } from '../cache/invalidation.ts';
import { type LiveEvent, textIn } from './live-event.ts';
import { changeOpenQuestions } from './open-questions.ts';
import { OwnWrites } from './own-writes.ts';
import { Refresher } from './refresher.ts';

/** All browsers receive a change at the same moment; their reads are spread over this time. */
const spreadMs = 500;
/** A stream that starts without an id begins with the changes of the last minute. Older data may lack changes. */
const coveredMs = 55_000;
/** The number of stored ids. The host repeats at most a few hundred. */
const maxSeenIds = 2_000;

const everything: readonly QueryKey[] = [[]];

const table: Readonly<Record<string, readonly QueryKey[]>> = invalidation;

/** Applies the events of the stream to the cache of this tab. */
export class LiveChanges {
  readonly #client: QueryClient;
  readonly #email: string;
  readonly #refresher: Refresher;
  readonly #own: OwnWrites;
  readonly #seen = new Set<string>();
  /** The timers of the scheduled reads, by query keys. */
  readonly #timers = new Map<readonly QueryKey[], ReturnType<typeof setTimeout>>();
  #lastId: string | null = null;

  /** @param email the e-mail of the administrator of this browser */
  constructor(client: QueryClient, email: string) {
    this.#client = client;
    this.#email = email;
    this.#refresher = new Refresher(client);
    this.#own = new OwnWrites(client);
  }

  /** The id of the last change that arrived, or null. */
  readonly lastId = (): string | null => this.#lastId;

  readonly take = (event: LiveEvent): void => {
    const { name, id, data } = event;
    if (name === 'change') this.#change(id, data);
    else if (name === 'question') this.#question(data);
    else if (name === 'reset') this.#later(everything);
    else if (name === 'ready') this.#ready(id);
    else if (name === 'lost') changeOpenQuestions(this.#client, () => []);
  };

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#own.stop();
  }

  #change(id: string | null, data: unknown): void {
    if (id === null || this.#seen.has(id)) return;
    this.#seen.add(id);
    for (const oldest of this.#seen) {
      if (this.#seen.size <= maxSeenIds) break;
      this.#seen.delete(oldest);
    }
    this.#lastId = id;
    // A newer host may have operations that this page does not have.
    const refreshes = table[textIn(data, 'operation') ?? ''] ?? everything;
    const isMine = textIn(data, 'by') === this.#email;
    const refresh = () => this.#refresher.refresh(refreshes);
    if (isMine && this.#own.take(refreshes, refresh)) return;
    if (isMine) refresh();
    else this.#later(refreshes);
  }

  #question(data: unknown): void {
    const [kind, id, by] = [textIn(data, 'kind'), textIn(data, 'id'), textIn(data, 'by')];
    if (kind === null || id === null || by === null) return;
    const isOpen = Reflect.get(Object(data), 'is_open') === true;
    changeOpenQuestions(this.#client, (open) => [
      ...open.filter((one) => one.kind !== kind || one.id !== id || one.by !== by),
      ...(isOpen ? [{ kind, id, by }] : []),
    ]);
  }

  /** Clears the open questions: the host sends them after this event. Invalidates data that may lack changes. */
  #ready(id: string | null): void {
    changeOpenQuestions(this.#client, () => []);
    if (this.#lastId === null) {
      const before = Date.now() - coveredMs;
      const isOlder = (readAt: number) => readAt > 0 && readAt < before;
      void this.#client.invalidateQueries({
        predicate: ({ state }) => isOlder(state.dataUpdatedAt),
      });
    }
    this.#lastId = id ?? this.#lastId;
  }

  /** Schedules a read. A scheduled read also covers later changes of the same keys. */
  #later(refreshes: readonly QueryKey[]): void {
    if (this.#timers.has(refreshes)) return;
    const timer = setTimeout(() => {
      this.#timers.delete(refreshes);
      this.#refresher.refresh(refreshes);
    }, Math.random() * spreadMs);
    this.#timers.set(refreshes, timer);
  }
}
