import { useContext, useEffect } from 'react';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { SelectionContext } from './selection.ts';

const label =
  'mr-1 inline-flex size-6 shrink-0 items-center justify-center align-middle max-lg:size-11 coarse:size-11';
const titled =
  'flex min-h-11 items-center gap-2.5 border-line border-t px-(--edge) text-cell text-text-2';

interface SelectBoxProps<T extends QueueRow> {
  row: T;
  subject: DecisionSubject<T>;
}

/** The checkbox of one row. With Shift it changes all rows from the last changed row to this row. */
export function SelectBox<T extends QueueRow>({ row, subject }: SelectBoxProps<T>) {
  const { isTicked, whyNotTickable, toggle } = useContext(SelectionContext);
  const id = subject.idOf(row);
  const why = isTicked(id) ? null : whyNotTickable(id);
  const name = `Select ${subject.labelOf(row)}`;
  return (
    <label className={label} data-tip={why}>
      <input
        type="checkbox"
        aria-label={why === null ? name : `${name}: ${why}`}
        checked={isTicked(id)}
        // It stays focusable, so that screen readers read the reason.
        aria-disabled={why !== null}
        onChange={({ nativeEvent }) =>
          toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className="size-4 aria-disabled:opacity-50"
      />
    </label>
  );
}

interface PageBoxProps<T extends QueueRow> {
  /** The rows of the page. */
  rows: readonly T[];
  subject: DecisionSubject<T>;
  isTitled?: boolean;
}

/** The checkbox of all rows of the page that can be ticked. */
export function PageBox<T extends QueueRow>({ rows, subject, isTitled }: PageBoxProps<T>) {
  const { isTicked, whyNotTickable, set, showPage } = useContext(SelectionContext);
  const ids = rows.flatMap((row) => subject.idOf(row) ?? []);
  const some = ids.some(isTicked);
  const more = ids.some((id) => !isTicked(id) && whyNotTickable(id) === null);
  useEffect(() => showPage(ids));
  const name = 'Select the rows of this page';
  return (
    <label className={isTitled ? titled : label}>
      <input
        type="checkbox"
        aria-label={name}
        ref={(box) => {
          if (box !== null) box.indeterminate = some && more;
        }}
        checked={some && !more}
        disabled={!some && !more}
        onChange={() => set(ids, more)}
        className="size-4"
      />
      {isTitled && <span>{name}</span>}
    </label>
  );
}
