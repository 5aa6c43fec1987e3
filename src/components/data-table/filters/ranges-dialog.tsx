import { clsx } from 'clsx';
import { type RefObject, type SubmitEvent, useId, useRef, useState } from 'react';
import { phoneDigits } from '../../../../domain/phone.ts';
import { isRange, type RangeKind } from '../../../lib/values/search/range-text.ts';
import { rangeEnds } from '../../../lib/values/search/ranges.ts';
import { readAmountRange } from '../../../lib/values/search/read-amount.ts';
import { readDay } from '../../../lib/values/search/read-days.ts';
import { Button } from '../../ui/button.tsx';
import { DayInput } from '../../ui/day-input.tsx';
import { LargeDialog } from '../../ui/large-dialog.tsx';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';

/** The texts in the two fields of a range. Days are shown as YYYY/MM/DD. */
interface RangeDraft {
  from: string;
  to: string;
}

/** Returns the texts for a range in the address. */
function draftOf(kind: RangeKind, range: string | undefined): RangeDraft {
  const [from, to] = rangeEnds(range ?? '');
  return kind === 'days' ? { from: shownDay(from), to: shownDay(to) } : { from, to };
}

/** Returns a day as YYYY/MM/DD; another text as it is. */
const shownDay = (text: string) => (readDay(text) ?? text).replaceAll('-', '/');

/** Returns the range, or what is wrong with the texts; neither for empty texts. */
function parseDraft(kind: RangeKind, { from, to }: RangeDraft): { range?: string; fault?: string } {
  const ends = [from.trim(), to.trim()];
  if (ends.join('') === '') return {};
  const days = ends.map((end) => (end === '' ? '' : readDay(end)));
  if (kind === 'days' && days.includes(null)) return { fault: 'Type days as YYYY/MM/DD.' };
  const range = {
    amounts: () => readAmountRange(ends.join('..')) ?? '',
    days: () => days.join('..'),
    phones: () => phoneDigits(from),
  }[kind]();
  return isRange(kind, range) ? { range } : { fault: faults[kind] };
}

const faults: Readonly<Record<RangeKind, string>> = {
  amounts: 'Type amounts such as 85000, 85,000 or 85k.',
  days: 'The first day is after the last.',
  phones: 'Type at least four digits of the number.',
};

interface RangesDialogProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'range'>[];
  control: TableControl;
  onClose: () => void;
}

/** The dialog of the ranges of some columns: days, amounts and phone numbers. Its first field has the focus. */
export function RangesDialog({ columns, control, onClose }: RangesDialogProps) {
  const { state, change } = control;
  const formId = useId();
  const firstField = useRef<HTMLInputElement>(null);
  /** The changed texts, by the ids of their columns. */
  const [drafts, setDrafts] = useState<Readonly<Record<string, RangeDraft>>>({});
  const [showsFaults, setShowsFaults] = useState(false);
  const ranges = columns.flatMap(({ id, header, range: kind }) => {
    if (kind === undefined) return [];
    const current = state.filters[id];
    // Unchanged texts leave the filter as it is: a range that is relative to today must not become a range of fixed
    // days.
    const unchanged = draftOf(kind, current);
    const draft = drafts[id] ?? unchanged;
    const isUnchanged = draft.from === unchanged.from && draft.to === unchanged.to;
    return [
      { id, header, kind, draft, ...(isUnchanged ? { range: current } : parseDraft(kind, draft)) },
    ];
  });
  const setFilters = (filters: readonly (readonly [id: string, range: string | undefined])[]) => {
    change({ filters: { ...state.filters, ...Object.fromEntries(filters) } });
    onClose();
  };
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowsFaults(true);
    if (ranges.some(({ fault }) => fault !== undefined)) return;
    setFilters(ranges.map(({ id, range }) => [id, range]));
  };

  return (
    <LargeDialog
      title={columns.length === 1 && columns[0]?.range === 'days' ? 'From–to' : 'Ranges'}
      onClose={onClose}
      initialFocus={firstField}
      footer={
        <>
          <Button
            className="mr-auto"
            onClick={() => setFilters(ranges.map(({ id }) => [id, undefined]))}
          >
            Clear
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={formId}>
            Show the rows
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={apply} noValidate className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {ranges.map(({ id, header, kind, draft, fault }, index) => (
          <RangeFields
            key={id}
            firstField={index === 0 ? firstField : undefined}
            label={header}
            kind={kind}
            draft={draft}
            fault={showsFaults ? fault : undefined}
            onChange={(changed) => setDrafts({ ...drafts, [id]: changed })}
          />
        ))}
      </form>
    </LargeDialog>
  );
}

interface RangeFieldsProps {
  /** The ref of the field that gets the focus when the dialog opens, if it is one of these. */
  firstField: RefObject<HTMLInputElement | null> | undefined;
  label: string;
  kind: RangeKind;
  draft: RangeDraft;
  fault: string | undefined;
  onChange: (draft: RangeDraft) => void;
}

/** The fields of a range. Days are days in Africa/Lagos. A phone number has only one field. */
function RangeFields(props: RangeFieldsProps) {
  const { label, kind, draft, fault, onChange } = props;
  const id = useId();
  const field = (end: keyof RangeDraft, fieldLabel: string) => {
    const setText = (text: string) => onChange({ ...draft, [end]: text });
    const shared = {
      id: `${id}-${end}`,
      ref: end === 'from' ? props.firstField : undefined,
      value: draft[end],
      'aria-invalid': fault !== undefined || undefined,
      'aria-describedby': fault === undefined ? undefined : id,
      className: clsx(
        'mt-0.5 h-[34px] w-full min-w-0 rounded-control border bg-surface px-2.5 text-cell text-text tabular-nums max-lg:h-11 coarse:h-11',
        fault === undefined ? 'border-control' : 'border-bad-mark',
      ),
    };
    return (
      <div className="min-w-0 flex-1">
        <label htmlFor={shared.id} className="block text-caption text-text-2">
          {fieldLabel}
        </label>
        {kind === 'days' ? (
          <DayInput {...shared} onText={setText} onBlur={() => setText(shownDay(draft[end]))} />
        ) : (
          <input
            {...shared}
            inputMode={kind === 'phones' ? 'tel' : 'decimal'}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
          />
        )}
      </div>
    );
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-strong">{label}</legend>
      <div className="flex gap-2.5">
        {kind === 'phones' ? (
          field('from', 'Number, in any form')
        ) : (
          <>
            {field('from', kind === 'amounts' ? 'From ₦' : 'From')}
            {field('to', kind === 'amounts' ? 'To ₦' : 'To')}
          </>
        )}
      </div>
      {fault !== undefined && (
        <p id={id} role="alert" className="mt-1 text-caption text-bad-ink">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
