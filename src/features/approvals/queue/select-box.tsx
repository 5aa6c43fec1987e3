import { useContext, useEffect } from 'react';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { SelectionContext } from './use-selection.ts';

const plainLabel =
  'mr-1 inline-flex size-6 shrink-0 items-center justify-center align-middle max-lg:size-11 coarse:size-11';
const labelWithText =
  'flex min-h-11 items-center gap-2.5 border-line border-t px-(--edge) text-cell text-text-2';

interface SelectBoxProps<T extends QueueRow> {
  row: T;
  subject: DecisionSubject<T>;
}

/** The checkbox of one row. A click with Shift also changes the rows between it and the row that was changed last. */
export function SelectBox<T extends QueueRow>({ row, subject }: SelectBoxProps<T>) {
  const { isTicked, whyNotTickable, toggle } = useContext(SelectionContext);
  const id = subject.idOf(row);
  const why = isTicked(id) ? null : whyNotTickable(id);
  const name = `Select ${subject.labelOf(row)}`;
  return (
    <label className={plainLabel} data-tip={why}>
      <input
        type="checkbox"
        aria-label={why === null ? name : `${name}: ${why}`}
        checked={isTicked(id)}
        // Unlike a disabled checkbox it can have the focus, so that screen readers read the reason.
        aria-disabled={why !== null}
        onChange={({ nativeEvent }) =>
          toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 aria-disabled:opacity-50"
      />
    </label>
  );
}

interface SelectPageBoxProps<T extends QueueRow> {
  rows: readonly T[];
  subject: DecisionSubject<T>;
  /** Whether the name of the checkbox is on screen. */
  hasText?: boolean;
}

/** The checkbox that ticks all rows of the page that can be ticked, or unticks all of them. */
export function SelectPageBox<T extends QueueRow>({
  rows,
  subject,
  hasText,
}: SelectPageBoxProps<T>) {
  const { isTicked, whyNotTickable, set, setPage } = useContext(SelectionContext);
  const ids = rows.flatMap((row) => subject.idOf(row) ?? []);
  const isAnyTicked = ids.some(isTicked);
  const isAnyTickable = ids.some((id) => !isTicked(id) && whyNotTickable(id) === null);
  useEffect(() => setPage(ids));
  const name = 'Select the rows of this page';
  return (
    <label className={hasText ? labelWithText : plainLabel}>
      <input
        type="checkbox"
        aria-label={name}
        ref={(box) => {
          if (box !== null) box.indeterminate = isAnyTicked && isAnyTickable;
        }}
        checked={isAnyTicked && !isAnyTickable}
        disabled={!isAnyTicked && !isAnyTickable}
        onChange={() => set(ids, isAnyTickable)}
        className="size-4"
      />
      {hasText && <span>{name}</span>}
    </label>
  );
}
