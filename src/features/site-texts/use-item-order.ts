import { useState } from 'react';
import type { ContentItem, ItemWrites, PageKey } from '../../api/site-texts.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { itemName, offlineWords } from './page-kinds.ts';

/** A move of one item by one place. */
export interface Move {
  /** Why the item cannot be moved there, or undefined. */
  disabledBecause: string | undefined;
  /** Whether this move is under way. */
  isUnderWay: boolean;
  go: () => void;
}

/** The order of a page's items. */
interface ItemOrder {
  /** Returns the move of an item from one place to the next one. */
  move: (from: number, to: number) => Move;
  /** The result of the last move in words; '' before the first move. */
  moveWords: string;
  error: WriteError | null;
}

/** The maximum number of items in one call: ItemIds of openapi/extensions.yaml. */
const mostItems = 500;

/** Changes the order of a page's items: each press moves one item by one place, in one call. */
export function useItemOrder(
  page: PageKey,
  writes: ItemWrites,
  items: readonly ContentItem[],
): ItemOrder {
  const [moveWords, setMoveWords] = useState('');
  const [moving, setMoving] = useState('');
  const order = useSingleWrite(writes.order, { isRepeatable: true });
  const notOffered = useWhyNotOffered(writes.order.operationId);
  const isOnline = useIsOnline();
  const seen = items.flatMap(({ id }) => id ?? []);
  const whyNot = () => {
    if (new Set(seen).size < items.length)
      return 'The server sends items without an id of their own';
    if (items.length > mostItems) return `The page has more than ${mostItems} items`;
    return isOnline ? undefined : offlineWords;
  };
  return {
    move(from, to) {
      const item = items[from];
      const name = `${item?.id} to ${to}`;
      const edge = to < from ? 'This is the first item' : 'This is the last item';
      return {
        disabledBecause: notOffered ?? (items[to] === undefined ? edge : whyNot()),
        isUnderWay: order.isUnderWay && moving === name,
        go() {
          if (item?.id == null || items[to] === undefined) return;
          const ids = seen.filter((id) => id !== item.id);
          ids.splice(to, 0, item.id);
          setMoving(name);
          order.send({ seen, ids }, () => {
            setMoveWords(`${itemName(page, item)} is now number ${to + 1} of ${items.length}`);
          });
        },
      };
    },
    moveWords,
    error: order.error,
  };
}
