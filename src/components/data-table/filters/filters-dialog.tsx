import { type SubmitEvent, useId, useState } from 'react';
import type { FilterChoice } from '../../../lib/row-index/row-index.ts';
import { Button } from '../../ui/button.tsx';
import { LargeDialog } from '../../ui/large-dialog.tsx';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { draftOf, type RangeDraft, readDraft } from './range-draft.ts';
import { RangeFields } from './range-fields.tsx';

export interface FiltersDialogProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'range'>[];
  choicesOf: (columnId: string) => readonly FilterChoice[];
  control: TableControl;
  onClose: () => void;
}

/** All filters of a table: ranges of days and amounts, and several values of one column. */
export function FiltersDialog({ columns, choicesOf, control, onClose }: FiltersDialogProps) {
  const { state, change } = control;
  const form = useId();
  const ranged = columns.flatMap(({ id, range }) => (range === undefined ? [] : [{ id, range }]));
  const [filters, setFilters] = useState(state.filters);
  const [drafts, setDrafts] = useState<Readonly<Record<string, RangeDraft>>>(() =>
    Object.fromEntries(ranged.map(({ id }) => [id, draftOf(state.filters[id])])),
  );
  const [showsFaults, setShowsFaults] = useState(false);
  const read = ranged.map(({ id, range: kind }) => {
    const set = state.filters[id];
    // Unchanged days that are counted from today stay so.
    const before = draftOf(set);
    const draft = drafts[id] ?? before;
    const isSame = draft.from === before.from && draft.to === before.to;
    return { id, ...(isSame ? { range: set, fault: undefined } : readDraft(kind, draft)) };
  });

  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setShowsFaults(true);
    if (read.some(({ fault }) => fault !== undefined)) return;
    change({
      filters: { ...filters, ...Object.fromEntries(read.map(({ id, range }) => [id, range])) },
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
              fault={showsFaults ? readDraft(kind, draft).fault : undefined}
              onChange={(changed) => setDrafts({ ...drafts, [id]: changed })}
            />
          );
        })}
      </form>
    </LargeDialog>
  );
}
