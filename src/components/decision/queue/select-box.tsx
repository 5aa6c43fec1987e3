import { type ChangeEvent, useContext } from 'react';
import type { Column } from '../../data-table/column.tsx';
import type { DecidedRow, DecisionSubject } from '../decision-subject.ts';
import { SelectionContext } from './selection.ts';

const label =
  'mr-1 inline-flex size-6 shrink-0 items-center justify-center align-middle max-lg:size-11 coarse:size-11';
const boxClass = 'size-4';

interface SelectBoxProps<T extends DecidedRow> {
  row: T;
  subject: DecisionSubject<T>;
}

/** The checkbox of one row. With Shift it changes all rows from the last changed row to this row. */
export function SelectBox<T extends DecidedRow>({ row, subject }: SelectBoxProps<T>) {
  const { ids, toggle } = useContext(SelectionContext);
  const id = subject.idOf(row);
  const isRange = ({ nativeEvent }: ChangeEvent) =>
    nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
  return (
    <label className={label}>
      <input
        type="checkbox"
        aria-label={`Select ${subject.labelled(row)}`}
        checked={id !== null && ids.has(id)}
        disabled={id === null}
        onChange={(event) => toggle(id, isRange(event))}
        className={boxClass}
      />
    </label>
  );
}

interface PageBoxProps<T extends DecidedRow> {
  /** The rows of the page. */
  rows: readonly T[];
  subject: DecisionSubject<T>;
  /** Text beside the box; without it, the box has only an accessible name. */
  children?: string;
}

/** The checkbox of all rows on the page, after search and filters. */
export function PageBox<T extends DecidedRow>({ rows, subject, children }: PageBoxProps<T>) {
  const { ids, set } = useContext(SelectionContext);
  const here = rows.flatMap((row) => subject.idOf(row) ?? []);
  const count = here.filter((id) => ids.has(id)).length;
  const isAll = count > 0 && count === here.length;
  const name = 'Select the rows of this page';
  return (
    <label className={children === undefined ? label : 'flex min-h-11 items-center gap-2.5'}>
      <input
        type="checkbox"
        {...(children === undefined && { 'aria-label': name })}
        ref={(element) => {
          if (element !== null) element.indeterminate = count > 0 && !isAll;
        }}
        checked={isAll}
        disabled={here.length === 0}
        onChange={() => set(here, !isAll)}
        className={boxClass}
      />
      {children}
    </label>
  );
}

/** Returns the columns with boxes in the first one, which stays in view while the table scrolls sideways. */
export function withBoxes<T extends DecidedRow>(
  columns: readonly Column<T>[],
  subject: DecisionSubject<T>,
): readonly Column<T>[] {
  return columns.map((column, index) =>
    index > 0
      ? column
      : {
          ...column,
          head: (rows) => <PageBox rows={rows} subject={subject} />,
          cell: (row) => (
            <span className="inline-flex items-center">
              <SelectBox row={row} subject={subject} />
              {column.cell(row)}
            </span>
          ),
        },
  );
}
