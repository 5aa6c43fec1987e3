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
  /** The artisan's row when the desk opened or moved to it. */
  artisan: LevelOneArtisan;
  /** The artisans in the order on screen. */
  found: Matches<LevelOneArtisan>;
  onOpen: (artisan: LevelOneArtisan) => void;
  onClose: () => void;
}

/** The certificates of one artisan beside a checklist. J and K move to the next and the previous artisan. */
export function Desk({ artisan, found, onOpen, onClose }: DeskProps) {
  const { id, level } = artisan;
  const ids = useMemo(
    () => Array.from({ length: found.length }, (_, index) => found.at(index).id),
    [found],
  );
  const places = useMemo(() => new Map(ids.map((one, place) => [one, place])), [ids]);
  const position = places.get(id);
  // Artisans who were decided have left the list; Previous and Next go to the nearest one that is still there.
  const stableIds = useStableIds(ids, id, '');
  const at = stableIds.indexOf(id);
  const firstListed = (order: typeof stableIds) => {
    const near = order.find((one) => one !== null && places.has(one));
    const place = near === undefined ? undefined : places.get(near);
    return at < 0 || place === undefined ? null : found.at(place);
  };
  const previous = firstListed(stableIds.slice(0, Math.max(at, 0)).reverse());
  const next = firstListed(stableIds.slice(at + 1));
  // A write blocks leaving, because only this desk shows its outcome.
  const isBusy = useIsMutating() > 0;
  const open = (row: LevelOneArtisan | null) => !isBusy && row !== null && onOpen(row);
  useDeskKeys({ j: next, k: previous }, open);
  // The dialog shows the last outcome, because a toast is not reachable while it is open.
  const [last, setLast] = useState('');
  const icon = { size: 18 } as const;
  const name = nameOf(artisan) ?? `artisan ${id}`;
  return (
    <LargeDialog
      wide
      title={`Certificates of ${name}`}
      description={`Level ${level ?? 'NIL'}${
        position === undefined
          ? ''
          : ` · ${formatCount(position + 1)} of ${formatCount(found.length)}`
      }`}
      onClose={() => !isBusy && onClose()}
      actions={
        <span className="inline-flex gap-2">
          <IconButton
            label="Previous artisan"
            tip="Previous artisan (K)"
            disabledBecause={whyNotMoved(isBusy, previous, 'This is the first artisan')}
            icon={<ChevronUp {...icon} />}
            onClick={() => open(previous)}
          />
          <IconButton
            label="Next artisan"
            tip="Next artisan (J)"
            disabledBecause={whyNotMoved(isBusy, next, 'This is the last artisan')}
            icon={<ChevronDown {...icon} />}
            onClick={() => open(next)}
          />
        </span>
      }
    >
      <p role="status" className={last === '' ? undefined : 'mb-3 text-cell text-ok-ink'}>
        {last}
      </p>
      {id !== null && (
        // The key resets the ticks and the texts for another artisan; the dialog and its focus stay.
        <DeskBody
          key={id}
          artisan={artisan}
          artisanId={id}
          name={name}
          onDone={(title, message) => {
            const after = next ?? previous;
            if (after === null) {
              void showToast({ title, text: message });
              onClose();
            } else {
              setLast(`${title}: ${message}`);
              onOpen(after);
            }
          }}
        />
      )}
    </LargeDialog>
  );
}

const whyNotMoved = (isBusy: boolean, row: LevelOneArtisan | null, edge: string) =>
  row === null ? edge : isBusy ? 'A decision is under way' : undefined;

/** Moves to another artisan with a key, except while a text is typed. */
function useDeskKeys(
  rows: Record<string, LevelOneArtisan | null>,
  onOpen: (artisan: LevelOneArtisan) => void,
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      const { target } = event;
      const isInText = target instanceof Element && target.closest('textarea, select') !== null;
      if (event.defaultPrevented || hasModifier || isInText || isAlertDialogOpen()) return;
      const row = rows[event.key.toLowerCase()];
      if (row === undefined || row === null) return;
      event.preventDefault();
      onOpen(row);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
