import { ArrowDown, ArrowUp, LoaderCircle, Pencil, Trash2 } from 'lucide-react';
import type { ContentItem, ItemWrites } from '../../api/site-texts.ts';
import { failureNotice, Notice } from '../../components/feedback/notice.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lateComponent, useOpened } from '../../lib/browser/late-component.tsx';
import { itemName, noVersionWords, type PageKind } from './page-kinds.ts';
import { PageText } from './page-text.tsx';
import { type Move, useItemOrder } from './use-item-order.ts';

const deleteCode = lateComponent(() =>
  import('./text-confirmation.tsx').then(({ DeleteConfirmation }) => DeleteConfirmation),
);

interface TextItemsProps {
  page: PageKind;
  writes: ItemWrites;
  items: readonly ContentItem[];
  onEdit: (item: ContentItem) => void;
}

/** The items of a public page, each with its buttons. */
export function TextItems({ page, writes, items, onEdit }: TextItemsProps) {
  const order = useItemOrder(page.key, writes, items);
  const notUpdated = useWhyNotOffered(page.writes.update.operationId);
  const notDeleted = useWhyNotOffered(writes.remove.operationId);
  const [deleted, askDelete, closeDelete] = useOpened<ContentItem>(deleteCode);
  return (
    <>
      <p role="status" className="sr-only">
        {order.moveWords}
      </p>
      {order.error !== null && (
        <Notice
          className="mb-4"
          {...failureNotice(
            order.error,
            'moved',
            'The page is read again: look at the order before you try again.',
          )}
        />
      )}
      <ul aria-label={page.title} className="flex flex-col gap-4">
        {items.map((item, index) => {
          const name = itemName(page.key, item);
          const unsafe = item.version === null || item.id === null ? noVersionWords : undefined;
          return (
            <li key={item.id ?? `item-${index}`}>
              <Card aria-label={name} className="flex flex-col gap-3 px-5 py-4.5 sm:flex-row">
                <div className="min-w-0 flex-1">
                  <h2 className="text-card-title font-bold">{item.name ?? 'NIL'}</h2>
                  <PageText text={item.description ?? 'NIL'} className="mt-1.5 text-text-2" />
                </div>
                <div className="-mt-1 -mr-1 flex gap-1.5 self-end sm:self-start">
                  <MoveButton move={order.move(index, index - 1)} name={name} to="up" />
                  <MoveButton move={order.move(index, index + 1)} name={name} to="down" />
                  <IconButton
                    outlined
                    label={`Edit ${name}`}
                    tip="Edit"
                    icon={<Pencil />}
                    disabledBecause={notUpdated ?? unsafe}
                    onClick={() => onEdit(item)}
                  />
                  <IconButton
                    outlined
                    label={`Delete ${name}`}
                    tip="Delete"
                    className="text-bad-ink"
                    icon={<Trash2 />}
                    disabledBecause={notDeleted ?? unsafe}
                    onClick={() => askDelete(item)}
                  />
                </div>
              </Card>
            </li>
          );
        })}
      </ul>
      {deleted !== null && (
        <deleteCode.View page={page} write={writes.remove} item={deleted} onClose={closeDelete} />
      )}
    </>
  );
}

function MoveButton({ move, name, to }: { move: Move; name: string; to: 'up' | 'down' }) {
  const Arrow = to === 'up' ? ArrowUp : ArrowDown;
  return (
    <IconButton
      outlined
      label={`Move ${name} ${to}`}
      tip={`Move ${to}`}
      icon={move.isUnderWay ? <LoaderCircle className="animate-spin" /> : <Arrow />}
      disabledBecause={move.disabledBecause}
      aria-busy={move.isUnderWay || undefined}
      onClick={move.go}
    />
  );
}
