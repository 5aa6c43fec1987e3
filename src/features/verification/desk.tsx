import { useIsMutating } from '@tanstack/react-query';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import type { LevelOneArtisan } from '../../api/verification.ts';
import type { Matches } from '../../components/data-table/use-matches.ts';
import { useStableIds } from '../../components/data-table/use-stable-ids.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { isAlertDialogOpen } from '../../lib/browser/shortcut-guards.ts';
import { DeskBody } from './desk-body.tsx';

interface DeskProps {
  /** The row of the artisan when the desk opened or moved to the artisan. */
  artisan: LevelOneArtisan;
  /** The artisans of the table, in its order. */
  matches: Matches<LevelOneArtisan>;
  onOpen: (artisan: LevelOneArtisan) => void;
  onClose: () => void;
}

/** The certificates of one artisan beside a checklist. J and K move to the next and the previous artisan. */
export function Desk({ artisan, matches, onOpen, onClose }: DeskProps) {
  const { id, level } = artisan;
  const ids = useMemo(
    () => Array.from({ length: matches.length }, (_, index) => matches.at(index).id),
    [matches],
  );
  const positions = useMemo(
    () => new Map(ids.map((artisanId, index) => [artisanId, index])),
    [ids],
  );
  const position = positions.get(id);
  // A decision removes its artisan from the list. Previous and Next go to the nearest artisan that the list still has.
  const stableIds = useStableIds(ids, id, '');
  const stablePosition = stableIds.indexOf(id);
  const nearestListed = (order: typeof stableIds) => {
    const nearestId = order.find((artisanId) => artisanId !== null && positions.has(artisanId));
    const index = nearestId === undefined ? undefined : positions.get(nearestId);
    return stablePosition < 0 || index === undefined ? null : matches.at(index);
  };
  const previous = nearestListed(stableIds.slice(0, Math.max(stablePosition, 0)).reverse());
  const next = nearestListed(stableIds.slice(stablePosition + 1));
  // Nobody can leave the artisan while a write is under way, because only this desk shows its outcome.
  const isBusy = useIsMutating() > 0;
  const open = (row: LevelOneArtisan | null) => !isBusy && row !== null && onOpen(row);
  useDeskKeys({ j: next, k: previous }, open);
  // The dialog itself shows the outcome, because a toast cannot be reached while the dialog is open.
  const [lastOutcome, setLastOutcome] = useState('');
  const iconProps = { size: 18 } as const;
  const name = nameOf(artisan) ?? `artisan ${id}`;
  return (
    <LargeDialog
      wide
      title={`Certificates of ${name}`}
      description={`Level ${level ?? 'NIL'}${
        position === undefined
          ? ''
          : ` · ${formatCount(position + 1)} of ${formatCount(matches.length)}`
      }`}
      onClose={() => !isBusy && onClose()}
      actions={
        <span className="inline-flex gap-2">
          <IconButton
            label="Previous artisan"
            tip="Previous artisan (K)"
            disabledBecause={whyNotMoved(isBusy, previous, 'This is the first artisan')}
            icon={<ChevronUp {...iconProps} />}
            onClick={() => open(previous)}
          />
          <IconButton
            label="Next artisan"
            tip="Next artisan (J)"
            disabledBecause={whyNotMoved(isBusy, next, 'This is the last artisan')}
            icon={<ChevronDown {...iconProps} />}
            onClick={() => open(next)}
          />
        </span>
      }
    >
      <p role="status" className={lastOutcome === '' ? undefined : 'mb-3 text-cell text-ok-ink'}>
        {lastOutcome}
      </p>
      {id !== null && (
        // The key resets the ticks and the texts for another artisan; the dialog and its focus stay.
        <DeskBody
          key={id}
          artisan={artisan}
          artisanId={id}
          name={name}
          onDecided={(title, message) => {
            const following = next ?? previous;
            if (following === null) {
              void showToast({ title, text: message });
              onClose();
            } else {
              setLastOutcome(`${title}: ${message}`);
              onOpen(following);
            }
          }}
        />
      )}
    </LargeDialog>
  );
}

const whyNotMoved = (isBusy: boolean, row: LevelOneArtisan | null, edge: string) =>
  row === null ? edge : isBusy ? 'A decision is under way' : undefined;

/** Opens the row for a pressed key, except in a textarea or select and while a confirmation is open. */
function useDeskKeys(
  rowByKey: Record<string, LevelOneArtisan | null>,
  onOpen: (artisan: LevelOneArtisan) => void,
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const { target } = event;
      const isInText = target instanceof Element && target.closest('textarea, select') !== null;
      if (event.defaultPrevented || hasModifier || isInText || isAlertDialogOpen()) return;
      const row = rowByKey[event.key.toLowerCase()];
      if (row === undefined || row === null) return;
      event.preventDefault();
      onOpen(row);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
