import {
  noop,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { ArrivalListener } from '../transport/receive.ts';

/** What has come of a list that is still on its way. */
export interface Arrival<T> {
  /** Its first rows, once they are there. */
  rows: RowSource<T> | null;
  /** Bytes so far, unpacked; 0 while it is too early to speak of them. */
  bytes: number;
  /** To be called once the rows are on screen. */
  onShown: () => void;
}

const arrivalKey = (listKey: QueryKey): QueryKey => ['arrival', ...listKey];

/**
 * The arrival of the list with that key; null when it has arrived. Kept apart from the list, so that
 * nothing counts, sums or searches the first rows as if they were all.
 */
export function arrivalQuery<T>(listKey: QueryKey) {
  return queryOptions<Arrival<T> | null>({
    queryKey: arrivalKey(listKey),
    queryFn: skipToken,
    structuralSharing: false,
  });
}

/** Resolves when the first rows of a list on its way are there; never where they all come at once. */
export function awaitFirstRows(client: QueryClient, listKey: QueryKey) {
  const observer = new QueryObserver(client, arrivalQuery(listKey));
  let stop: () => void = noop;
  const come = new Promise<void>((resolve) => {
    stop = observer.subscribe(({ data }) => {
      if (data?.rows) resolve();
    });
  });
  return { come, stop };
}

/**
 * Announces a list on its way to whoever observes its arrival.
 *
 * @param read the rows of an answer; throws where there are none
 * @param wantsFirstRows whether they are of use before all are there
 */
export function announceArrival<T>(
  client: QueryClient,
  listKey: QueryKey,
  read: (answer: unknown) => RowSource<T>,
  wantsFirstRows: boolean,
) {
  let announced = false;
  let rows: RowSource<T> | null = null;
  const announce = (arrival: Arrival<T> | null) =>
    client.setQueryData<Arrival<T> | null>(arrivalKey(listKey), arrival);
  const rowsOf = (beginning: unknown) => {
    try {
      return beginning === undefined ? null : read(beginning);
    } catch {
      // Some other array came first; all of the answer will tell.
      return null;
    }
  };
  const listener: ArrivalListener = {
    wantsFirstRows,
    onReceived({ beginning, bytes, onShown }) {
      announced = true;
      rows ??= rowsOf(beginning);
      announce({ rows, bytes, onShown });
    },
  };
  return {
    listener,
    /** Once the read ends, well or not. */
    end: () => {
      // When its end is known to all, or the screen would be empty in between.
      if (announced) setTimeout(() => announce(null));
    },
  };
}
