import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { LevelOneArtisan } from '../../api/verification.ts';
import type { Found } from '../../components/data-table/use-found-rows.ts';
import { showToast } from '../../components/feedback/toast.ts';
import { nameOf } from '../../components/people-list/people-columns.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { LargeDialog } from '../../components/ui/large-dialog.tsx';
import { isAlertDialogOpen } from '../../lib/browser/shortcut-guards.ts';
import { DeskBody } from './desk-body.tsx';

interface DeskProps {
  /** The artisan as in the list when the desk opened or moved on. */
  artisan: LevelOneArtisan;
  /** The artisans in the order on screen. */
  found: Found<LevelOneArtisan>;
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
  const position = ids.indexOf(id);
  const rowAt = (index: number) =>
    position < 0 || index < 0 || index >= found.length ? null : found.at(index);
  const [previous, next] = [rowAt(position - 1), rowAt(position + 1)];
  useDeskKeys({ j: next, k: previous }, onOpen);
  // A toast is out of reach while the dialog is open.
  const [last, setLast] = useState('');
  const icon = { size: 18 } as const;
  const name = nameOf(artisan) ?? `artisan ${id}`;
  return (
    <LargeDialog
      wide
      title={`Certificates of ${name}`}
      description={
        <>
          Level {level ?? 'NIL'}
          {position >= 0 && ` · ${position + 1} of ${found.length}`}
        </>
      }
      onClose={onClose}
      actions={
        <span className="inline-flex gap-2">
          <IconButton
            label="Previous artisan"
            tip="Previous artisan (K)"
            disabledBecause={previous === null ? 'This is the first artisan' : undefined}
            icon={<ChevronUp {...icon} />}
            onClick={() => previous !== null && onOpen(previous)}
          />
          <IconButton
            label="Next artisan"
            tip="Next artisan (J)"
            disabledBecause={next === null ? 'This is the last artisan' : undefined}
            icon={<ChevronDown {...icon} />}
            onClick={() => next !== null && onOpen(next)}
          />
        </span>
      }
    >
      <p role="status" className={last === '' ? undefined : 'mb-3 text-cell text-ok-ink'}>
        {last}
      </p>
      {id !== null && (
        // A new key drops the ticks and the texts of the artisan before; the dialog and its focus stay.
        <DeskBody
          key={id}
          artisan={artisan}
          artisanId={id}
          name={name}
          onDone={(title, message) => {
            const after = next ?? previous;
            if (after === null) {
              void showToast({ title, subject: message });
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
