import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { EventSourceMessage } from 'eventsource-parser';
import { wait } from '../../lib/browser/wait.ts';
import { propertyOf } from '../../lib/values/records.ts';
import { invalidation } from '../cache/invalidation.ts';
import { refresh } from '../cache/refresh.ts';

/** All browsers receive a change at the same moment; their reads are spread over this time. */
const spreadMs = 500;

/** The first stream begins with the changes of the last minute. This is less, because a stream takes time to open. */
const coveredMs = 55_000;

const everything: readonly QueryKey[] = [[]];
const staleByOperation: Readonly<Record<string, readonly QueryKey[]>> = invalidation;

/**
 * Refetches the queries that the events of the stream make stale.
 *
 * @param email the e-mail of the administrator of this browser
 * @returns `take`, which handles an event: `change`, `reset` or `ready`; `lastId`, which returns the newest id, or null
 */
export function liveChanges(client: QueryClient, email: string) {
  let lastId: string | null = null;
  /** Whether older data may lack changes that the stream does not begin with. */
  let mayLackChanges = true;
  /** The query keys whose reads have not begun. */
  const scheduled = new Set<string>();
  /** The last read of each query key. The next one waits for it, so that no read is restarted again and again. */
  const reads = new Map<string, Promise<void>>();

  const schedule = (keys: readonly QueryKey[]) => {
    for (const queryKey of keys) {
      const name = hashKey(queryKey);
      if (scheduled.has(name)) continue;
      scheduled.add(name);
      const begin = () => {
        scheduled.delete(name);
        return refresh(client, queryKey);
      };
      const lastRead = reads.get(name) ?? Promise.resolve();
      reads.set(name, Promise.all([lastRead, wait(Math.random() * spreadMs)]).then(begin));
    }
  };
  /** Refetches the queries that are older than the changes with which the first stream begins. */
  const readOlder = () => {
    const coveredFrom = Date.now() - coveredMs;
    void client.invalidateQueries({
      predicate: ({ state }) => state.dataUpdatedAt > 0 && state.dataUpdatedAt < coveredFrom,
    });
  };
  const take = ({ event, id, data }: EventSourceMessage) => {
    lastId = id ?? lastId;
    if (event === 'reset') {
      schedule(everything);
      mayLackChanges = false;
    }
    if (event === 'ready') {
      if (mayLackChanges) readOlder();
      // Without an id, the host cannot tell after a reconnect what this page lacks.
      mayLackChanges = lastId === null;
    }
    if (event !== 'change') return;
    const change: unknown = JSON.parse(data);
    // A newer host may have operations that this page does not have.
    const stale = staleByOperation[String(propertyOf(change, 'operation'))] ?? everything;
    // A running write of this tab refetches the same keys when it ends.
    const isOwn =
      propertyOf(change, 'by') === email &&
      client.isMutating({ predicate: ({ meta }) => meta?.refreshes === stale }) > 0;
    if (!isOwn) schedule(stale);
  };
  return { take, lastId: () => lastId };
}
