import { clsx } from 'clsx';
import { ArrowLeftRight, Briefcase, HandCoins, Mail, PanelsTopLeft, Wallet } from 'lucide-react';
import { Avatar } from '../../../components/ui/avatar.tsx';
import type { PaletteEntry } from './entry-kinds.ts';
import type { PaletteGroup } from './palette-search.ts';

interface ResultGroupProps {
  group: PaletteGroup;
  listId: string;
  /** The entries of all groups. */
  all: readonly PaletteEntry[];
  /** The index in `all` of the entry that Enter opens. */
  chosen: number;
  onChoose: (index: number) => void;
  onOpen: (entry: PaletteEntry) => void;
}

/** The results of one group, as options of the palette's list box. */
export function ResultGroup({ group, listId, all, chosen, onChoose, onOpen }: ResultGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: options in a listbox are grouped by role
    <div role="group" aria-label={group.name}>
      <p aria-hidden className="px-2.5 pt-2 pb-1 text-caption font-medium text-text-3">
        {group.name}
      </p>
      {group.entries.map((entry) => {
        const position = all.indexOf(entry);
        const isChosen = position === chosen;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above handles the keys
          <div
            key={entry.key}
            id={`${listId}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={isChosen}
            onClick={() => onOpen(entry)}
            onPointerMove={() => onChoose(position)}
            className={clsx(
              'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2.5 text-body max-lg:min-h-11',
              isChosen && 'bg-accent-soft text-accent-ink',
            )}
          >
            <Mark group={group.name} entry={entry} />
            <span
              data-private={group.name !== 'Pages' || undefined}
              className="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-col max-sm:items-start max-sm:py-1.5"
            >
              <span className="min-w-0 flex-1 truncate max-sm:max-w-full">{entry.label}</span>
              <span className="max-w-[55%] truncate text-caption text-text-2 max-sm:max-w-full">
                {entry.detail}
              </span>
            </span>
            {isChosen && (
              <kbd
                aria-hidden
                className="rounded-key border border-line bg-surface px-1.5 text-count text-text-2 max-lg:hidden"
              >
                Enter
              </kbd>
            )}
          </div>
        );
      })}
    </div>
  );
}

const icons = {
  Pages: PanelsTopLeft,
  Withdrawals: HandCoins,
  'Part-payments': Wallet,
  Transactions: ArrowLeftRight,
  Jobs: Briefcase,
  Messages: Mail,
} as const;

function Mark({ group, entry }: { group: PaletteGroup['name']; entry: PaletteEntry }) {
  if (group === 'Artisans' || group === 'Clients') {
    if (entry.person === undefined) return <span className="w-6" />;
    return <Avatar name={entry.person} className="size-6 text-[0.625rem]" />;
  }
  const Icon = icons[group];
  return (
    <span className="inline-flex w-6 justify-center text-text-3">
      <Icon />
    </span>
  );
}
