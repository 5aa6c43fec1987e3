import { clsx } from 'clsx';
import { type SubmitEvent, useId, useState } from 'react';
import { phoneDigits } from '../../../../domain/phone.ts';
import type { FilterChoice } from '../../../lib/row-index/row-index.ts';
import { isRange, type RangeKind } from '../../../lib/values/search/range-text.ts';
import { rangeEnds } from '../../../lib/values/search/ranges.ts';
import { readAmountRange } from '../../../lib/values/search/read-amount.ts';
import { Button } from '../../ui/button.tsx';
import { LargeDialog } from '../../ui/large-dialog.tsx';
import type { Column } from '../column.tsx';
import { totalWords } from '../pages.ts';
import type { TableControl } from '../use-table-state.ts';

/** The texts in the two fields of a range. */
interface RangeDraft {
  from: string;
  to: string;
}

/** Returns the texts for a range in the address. */
function draftOf(range: string | undefined): RangeDraft {
  const [from, to] = rangeEnds(range ?? '');
  return { from, to };
}

/** Parses the texts. Returns the range, or what is wrong with the texts; neither for empty texts. */
function parseDraft(kind: RangeKind, { from, to }: RangeDraft): { range?: string; fault?: string } {
  if (`${from}${to}`.trim() === '') return {};
  const range = {
    amounts: () => readAmountRange(`${from.trim()}..${to.trim()}`) ?? '',
    days: () => `${from}..${to}`,
    phones: () => phoneDigits(from),
  }[kind]();
  return isRange(kind, range) ? { range } : { fault: faults[kind] };
}

const faults: Readonly<Record<RangeKind, string>> = {
  amounts: 'Type amounts such as 85000, 85,000 or 85k.',
  days: 'The first day is after the last.',
  phones: 'Type at least four digits of the number.',
};

export interface FiltersDialogProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'range'>[];
  choicesOf: (columnId: string) => readonly FilterChoice[];
  control: TableControl;
  onClose: () => void;
}

/**
 * The dialog with all filters of a table: ranges of days, amounts and phone numbers, and several values of a column.
 */
export function FiltersDialog({ columns, choicesOf, control, onClose }: FiltersDialogProps) {
  const { state, change } = control;
  const form = useId();
  const withRange = columns.flatMap(({ id, range }) =>
    range === undefined ? [] : [{ id, range }],
  );
  const [filters, setFilters] = useState(state.filters);
  const [drafts, setDrafts] = useState<Readonly<Record<string, RangeDraft>>>(() =>
    Object.fromEntries(withRange.map(({ id }) => [id, draftOf(state.filters[id])])),
  );
  const [showsFaults, setShowsFaults] = useState(false);
  const parsed = withRange.map(({ id, range: kind }) => {
    const currentRange = state.filters[id];
    // Unchanged texts leave the filter as it is: a range that is relative to today must not become a range of fixed
    // days.
    const before = draftOf(currentRange);
    const draft = drafts[id] ?? before;
    const isSame = draft.from === before.from && draft.to === before.to;
    return {
      id,
      ...(isSame ? { range: currentRange, fault: undefined } : parseDraft(kind, draft)),
    };
  });

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowsFaults(true);
    if (parsed.some(({ fault }) => fault !== undefined)) return;
    change({
      filters: { ...filters, ...Object.fromEntries(parsed.map(({ id, range }) => [id, range])) },
    });
    onClose();
  };
  const clear = () => {
    change({ filters: {} });
    onClose();
  };

  return (
    <LargeDialog
      title="Filters"
      onClose={onClose}
      footer={
        <>
          <Button className="mr-auto" onClick={clear}>
            Clear all
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form={form}>
            Show the rows
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={apply} noValidate className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {columns.map(({ id, header, range: kind }) => {
          const draft = drafts[id];
          if (kind === undefined || draft === undefined) {
            return (
              <ChoiceFields
                key={id}
                label={header}
                choices={choicesOf(id)}
                filter={filters[id]}
                onChange={(filter) => setFilters({ ...filters, [id]: filter })}
              />
            );
          }
          return (
            <RangeFields
              key={id}
              label={header}
              kind={kind}
              draft={draft}
              fault={showsFaults ? parseDraft(kind, draft).fault : undefined}
              onChange={(changed) => setDrafts({ ...drafts, [id]: changed })}
            />
          );
        })}
      </form>
    </LargeDialog>
  );
}

interface ChoiceFieldsProps {
  label: string;
  choices: readonly FilterChoice[];
  /** The chosen keys, with spaces between them; undefined for all rows. */
  filter: string | undefined;
  onChange: (filter: string | undefined) => void;
}

/** Checkboxes for the values of one column. */
function ChoiceFields({ label, choices, filter, onChange }: ChoiceFieldsProps) {
  const chosen = new Set(filter?.split(' '));
  const toggle = (key: string) => {
    const others = [...chosen].filter((one) => one !== key);
    onChange([...others, ...(chosen.has(key) ? [] : [key])].join(' ') || undefined);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-cell font-strong">{label}</legend>
      <div className="max-h-56 overflow-auto rounded-field border border-line px-1.5 py-1">
        {choices.map(({ key, label: choice, ...total }) => (
          <label
            key={key}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-key px-1.5 text-cell hover:bg-surface-2 max-lg:min-h-11 coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={chosen.has(key)}
              onChange={() => toggle(key)}
              className="size-4 shrink-0"
            />
            <span className="min-w-0 flex-1">{choice}</span>
            <span className="text-caption text-text-3 tabular-nums">{totalWords(total)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RangeFieldsProps {
  label: string;
  kind: RangeKind;
  draft: RangeDraft;
  fault: string | undefined;
  onChange: (draft: RangeDraft) => void;
}

/** The fields of a range. Days are days in Africa/Lagos. A phone number has only one field. */
function RangeFields({ label, kind, draft, fault, onChange }: RangeFieldsProps) {
  const id = useId();
  const field = (end: keyof RangeDraft, word: string) => (
    <label className="min-w-0 flex-1 text-caption text-text-2">
      {word}
      <input
        type={kind === 'days' ? 'date' : 'text'}
        inputMode={kind === 'phones' ? 'tel' : kind === 'amounts' ? 'decimal' : undefined}
        value={draft[end]}
        onChange={({ target }) => onChange({ ...draft, [end]: target.value })}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : id}
        autoComplete="off"
        className={clsx(
          'mt-0.5 block h-[34px] w-full min-w-0 rounded-control border bg-surface px-2.5 text-cell text-text tabular-nums max-lg:h-11 coarse:h-11',
          fault === undefined ? 'border-control' : 'border-bad-mark',
        )}
      />
    </label>
  );
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
