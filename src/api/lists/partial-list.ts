import {
  noop,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  queryOptions,
  skipToken,
} from '@tanstack/react-query';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import type { ReceiveListener } from '../transport/receive.ts';

/** The part of a list that has arrived while the rest is loading. */
export interface PartialList<T> {
  /** The first rows; null until they arrive. */
  rows: RowSource<T> | null;
  /** Uncompressed bytes so far; 0 while it is too early to show progress. */
  bytes: number;
  /** Must be called after the rows are painted. */
  onPainted: () => void;
}

const partialKey = (listKey: QueryKey): QueryKey => ['partial', ...listKey];

/**
 * Returns the query options of a partial list. The data is null after the whole list has loaded. The partial list has a
 * separate cache entry, so that no count, sum or search takes the first rows for the whole list.
 */
export function partialListQuery<T>(listKey: QueryKey) {
  return queryOptions<PartialList<T> | null>({
    queryKey: partialKey(listKey),
    queryFn: skipToken,
    structuralSharing: false,
  });
}

/**
 * Waits for the first rows of a loading list.
 *
 * @returns `arrived` resolves when the first rows arrive, and never if the whole list arrives at once; `stop` ends
 *   the wait
 */
export function awaitFirstRows(client: QueryClient, listKey: QueryKey) {
  const observer = new QueryObserver(client, partialListQuery(listKey));
  let stop: () => void = noop;
  const arrived = new Promise<void>((resolve) => {
    stop = observer.subscribe(({ data }) => {
      if (data?.rows) resolve();
    });
  });
  return { arrived, stop };
}

/**
 * Writes the partial list into the cache while the list is loading.
 *
 * @param read returns the rows of an answer; throws if it has none
 * @param wantsFirstRows whether the first rows can be shown before the rest arrives
 */
export function publishPartialList<T>(
  client: QueryClient,
  listKey: QueryKey,
  read: (answer: unknown) => RowSource<T>,
  wantsFirstRows: boolean,
) {
  let isPublished = false;
  let rows: RowSource<T> | null = null;
  const publish = (list: PartialList<T> | null) =>
    client.setQueryData<PartialList<T> | null>(partialKey(listKey), list);
  const readFirst = (firstRows: unknown) => {
    try {
      return firstRows === undefined ? null : read(firstRows);
    } catch {
      // Another array comes before the rows, so they are read with the whole answer.
      return null;
    }
  };
  const listener: ReceiveListener = {
    wantsFirstRows,
    onReceived({ firstRows, bytes, onPainted }) {
      isPublished = true;
      rows ??= readFirst(firstRows);
      publish({ rows, bytes, onPainted });
    },
  };
  return {
    listener,
    /** Must be called when the read ends, with or without success. */
    end: () => {
      // The timeout lets the observers of the list get its rows first; otherwise the screen is empty in between.
      if (isPublished) setTimeout(() => publish(null));
    },
  };
}
