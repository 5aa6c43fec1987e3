import { ArrowDown, ArrowUp, LoaderCircle, Pencil, Trash2 } from 'lucide-react';
import type { ContentItem } from '../../api/site-texts.ts';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { deletePart, editorPart } from './late-parts.ts';
import { PageText } from './page-text.tsx';
import { itemName, noVersionWords } from './text-kinds.ts';
import type { Move } from './use-item-order.ts';

interface ItemCardProps {
  item: ContentItem;
  order: { up: Move; down: Move };
  /** Why the host cannot change or delete it, or undefined. */
  notUpdatedBecause: string | undefined;
  notDeletedBecause: string | undefined;
  onEdit: () => void;
  onDelete: () => void;
}

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One item of a public page with its buttons. */
export function ItemCard(props: ItemCardProps) {
  const { item, order, notUpdatedBecause, notDeletedBecause, onEdit, onDelete } = props;
  const name = itemName(item);
  const unsafe = item.version === null || item.id === null ? noVersionWords : undefined;
  return (
    <Card aria-label={name} className="flex flex-col gap-3 px-5 py-4.5 sm:flex-row">
      <div className="min-w-0 flex-1">
        <h2 className="text-card-title font-bold">{item.name ?? 'NIL'}</h2>
        <PageText text={item.description ?? 'NIL'} className="mt-1.5 text-text-2" />
      </div>
      <div className="-mt-1 -mr-1 flex gap-1.5 self-end sm:self-start">
        <MoveButton move={order.up} label={`Move ${name} up`} tip="Move up" icon={ArrowUp} />
        <MoveButton
          move={order.down}
          label={`Move ${name} down`}
          tip="Move down"
          icon={ArrowDown}
        />
        <IconButton
          outlined
          label={`Edit ${name}`}
          tip="Edit"
          icon={<Pencil {...icon} />}
          disabledBecause={notUpdatedBecause ?? unsafe}
          onPointerEnter={editorPart.preload}
          onFocus={editorPart.preload}
          onClick={onEdit}
        />
        <IconButton
          outlined
          label={`Delete ${name}`}
          tip="Delete"
          className="text-bad-ink"
          icon={<Trash2 {...icon} />}
          disabledBecause={notDeletedBecause ?? unsafe}
          onPointerEnter={deletePart.preload}
          onFocus={deletePart.preload}
          onClick={onDelete}
        />
      </div>
    </Card>
  );
}

interface MoveButtonProps {
  move: Move;
  label: string;
  tip: string;
  icon: typeof ArrowUp;
}

function MoveButton({ move, label, tip, icon: Icon }: MoveButtonProps) {
  const { isUnderWay } = move;
  return (
    <IconButton
      outlined
      label={label}
      tip={tip}
      icon={isUnderWay ? <LoaderCircle {...icon} className="animate-spin" /> : <Icon {...icon} />}
      disabledBecause={move.disabledBecause}
      aria-busy={isUnderWay || undefined}
      onClick={move.go}
    />
  );
}
