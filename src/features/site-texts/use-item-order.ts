import { useState } from 'react';
import type { ContentItem } from '../../api/site-texts.ts';
import { useIsOnline } from '../../api/transport/connection.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import type { WriteError } from '../../api/writes/write-outcome.ts';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { itemName, offlineWords, type PageKind } from './text-kinds.ts';

type Direction = 'up' | 'down';

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
  /** Returns the moves of the item at this place. */
  of: (index: number) => Record<Direction, Move>;
  /** The result of the last move in words; '' before the first move. */
  moveWords: string;
  error: WriteError | null;
}

/** Changes the order of a page's items: each press moves one item by one place, in one call. */
export function useItemOrder(page: PageKind, items: readonly ContentItem[]): ItemOrder {
  const [moveWords, setMoveWords] = useState('');
  const [moving, setMoving] = useState<string | null>(null);
  const order = useSingleWrite(page.writes.order, { isRepeatable: true });
  const notOffered = useWhyNotOffered(page.operations.order);
  const isOnline = useIsOnline();
  const seen = items.flatMap(({ id }) => id ?? []);
  const shared = whyNotMovable(items, seen) ?? (isOnline ? undefined : offlineWords);

  const move = (index: number, direction: Direction): Move => {
    const item = items[index];
    const to = direction === 'up' ? index - 1 : index + 1;
    const key = `${item?.id} ${direction}`;
    const edge = direction === 'up' ? 'This is the first item' : 'This is the last item';
    return {
      disabledBecause: notOffered ?? (items[to] === undefined ? edge : shared),
      isUnderWay: order.isUnderWay && moving === key,
      go() {
        if (item?.id == null || items[to] === undefined) return;
        const ids = seen.filter((id) => id !== item.id);
        ids.splice(to, 0, item.id);
        setMoving(key);
        order.send({ seen, ids }, () => {
          setMoveWords(`${itemName(item)} is now number ${to + 1} of ${items.length}`);
        });
      },
    };
  };
  return {
    of: (index) => ({ up: move(index, 'up'), down: move(index, 'down') }),
    moveWords,
    error: order.error,
  };
}

/** The maximum number of items in one call: ItemIds of openapi/extensions.yaml. */
const mostItems = 500;

function whyNotMovable(items: readonly ContentItem[], ids: readonly string[]): string | undefined {
  if (new Set(ids).size < items.length) return 'The server sends items without an id of their own';
  return items.length > mostItems ? `The page has more than ${mostItems} items` : undefined;
}
