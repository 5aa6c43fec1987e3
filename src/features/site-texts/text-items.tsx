import { ArrowDown, ArrowUp, LoaderCircle, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { ContentItem, ItemWrites } from '../../api/site-texts.ts';
import { useSingleWrite } from '../../api/writes/use-single-write.ts';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import {
  useWhyNotOffered,
  useWhyNotSendable,
} from '../../components/host-action/use-is-offered.ts';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import { itemName, noVersionWords, type PageKind } from './page-kinds.ts';
import { PageText } from './page-text.tsx';

const deleteCode = lateComponent(() => import('./text-confirmation.tsx'), 'DeleteConfirmation');

interface PageItems {
  page: PageKind;
  writes: ItemWrites;
  items: readonly ContentItem[];
}

interface TextItemsProps extends PageItems {
  onEdit: (item: ContentItem) => void;
}

/** The items of a public page, each with buttons that move, edit and delete it. */
export function TextItems({ onEdit, ...props }: TextItemsProps) {
  const { page, writes, items } = props;
  const { error, moveText, moveOf } = useItemOrder(props);
  const whyNotUpdated = useWhyNotOffered(page.writes.update.operationId);
  const whyNotDeleted = useWhyNotOffered(writes.remove.operationId);
  const [itemToDelete, openDelete, closeDelete] = useOpened<ContentItem>(deleteCode);
  const advice = 'The page is read again: look at the order before you try again.';
  return (
    <>
      <p role="status" className="sr-only">
        {moveText}
      </p>
      {error !== null && <Notice className="mb-4" {...failureNotice(error, 'moved', advice)} />}
      <ul aria-label={page.title} className="flex flex-col gap-4">
        {items.map((item, index) => {
          const name = itemName(page, item);
          const whyUnsafe = item.version === null || item.id === null ? noVersionWords : undefined;
          return (
            <li key={item.id ?? `item-${index}`}>
              <Card aria-label={name} className="flex flex-col gap-3 px-5 py-4.5 sm:flex-row">
                <div className="min-w-0 flex-1">
                  <h2 className="text-card-title font-bold">{item.name ?? 'NIL'}</h2>
                  <PageText text={item.description ?? 'NIL'} className="mt-1.5 text-text-2" />
                </div>
                <div className="-mt-1 -mr-1 flex gap-1.5 self-end sm:self-start">
                  <MoveButton {...moveOf(item, index, index - 1)} name={name} to="up" />
                  <MoveButton {...moveOf(item, index, index + 1)} name={name} to="down" />
                  <IconButton
                    outlined
                    label={`Edit ${name}`}
                    tip="Edit"
                    icon={<Pencil />}
                    disabledBecause={whyNotUpdated ?? whyUnsafe}
                    onClick={() => onEdit(item)}
                  />
                  <IconButton
                    outlined
                    label={`Delete ${name}`}
                    tip="Delete"
                    className="text-bad-ink"
                    icon={<Trash2 />}
                    disabledBecause={whyNotDeleted ?? whyUnsafe}
                    onClick={() => openDelete(item)}
                  />
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      {itemToDelete !== null && (
        <deleteCode.View
          page={page}
          write={writes.remove}
          item={itemToDelete}
          onClose={closeDelete}
        />
      )}
    </>
  );
}

/** The most items that the host takes in one order: ItemIds of openapi/extensions.yaml. */
const maxItems = 500;

/** Changes the order of a page's items. Each press moves one item by one position, in one call. */
function useItemOrder({ page, writes, items }: PageItems) {
  /** The sentence for screen readers after a move. */
  const [moveText, setMoveText] = useState('');
  /** The key of the move whose button was pressed last. */
  const [lastMove, setLastMove] = useState('');
  const order = useSingleWrite(writes.order, { isRepeatable: true });
  const whyNotSendable = useWhyNotSendable(writes.order.operationId, 'changed');
  const idsOnScreen = items.flatMap(({ id }) => id ?? []);
  const whyNotOrdered =
    new Set(idsOnScreen).size < items.length
      ? 'The server sends items without an id of their own'
      : items.length > maxItems
        ? `The page has more than ${maxItems} items`
        : undefined;
  const moveOf = (item: ContentItem, from: number, to: number): Move => {
    const key = `${item.id} to ${to}`;
    const whyAtEdge = to < from ? 'This is the first item' : 'This is the last item';
    return {
      disabledBecause: whyNotSendable ?? (items[to] === undefined ? whyAtEdge : whyNotOrdered),
      isUnderWay: order.isUnderWay && lastMove === key,
      onMove() {
        // The write would ignore this press.
        if (order.isUnderWay) return;
        setLastMove(key);
        order.send(
          {
            seen: idsOnScreen,
            ids: idsOnScreen.toSpliced(from, 1).toSpliced(to, 0, item.id ?? ''),
          },
          () => setMoveText(`${itemName(page, item)} is now number ${to + 1} of ${items.length}`),
        );
      },
    };
  };
  return { error: order.error, moveText, moveOf };
}

interface Move {
  disabledBecause: string | undefined;
  isUnderWay: boolean;
  onMove: () => void;
}

interface MoveButtonProps extends Move {
  name: string;
  to: 'up' | 'down';
}

function MoveButton({ disabledBecause, isUnderWay, onMove, name, to }: MoveButtonProps) {
  const Arrow = to === 'up' ? ArrowUp : ArrowDown;
  return (
    <IconButton
      outlined
      label={`Move ${name} ${to}`}
      tip={`Move ${to}`}
      icon={isUnderWay ? <LoaderCircle className="animate-spin" /> : <Arrow />}
      disabledBecause={disabledBecause}
      aria-busy={isUnderWay || undefined}
      onClick={onMove}
    />
  );
}
