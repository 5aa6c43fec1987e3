import { ListFilter } from 'lucide-react';
import { latePart, useOpened } from '../../../lib/browser/late-part.tsx';
import type { RowIndex } from '../../../lib/row-index/row-index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';

const sections = latePart(() =>
  import('./filter-sections.tsx').then(({ FilterSections }) => FilterSections),
);

const dialogs = latePart(() =>
  import('../filters/menu-dialogs.tsx').then(({ MenuDialogs }) => MenuDialogs),
);

interface FilterMenuProps<T> {
  columns: readonly Column<T>[];
  index: RowIndex<T> | null;
  control: TableControl;
  /** On narrow screens the button is an icon, and the menu also has the order. */
  compact: boolean;
}

/** The button with the menu of all filters. */
export function FilterMenu<T>({ columns, index, control, compact }: FilterMenuProps<T>) {
  const [opened, open, close] = useOpened<'filters' | 'views'>(dialogs);
  const filtered = columns.filter(
    ({ filterKey, filteredByLinks }) => filterKey !== undefined && filteredByLinks !== true,
  );
  if (filtered.length === 0 && !compact) return null;
  const icon = <ListFilter />;
  const choicesOf = (columnId: string) => index?.choices(columnId) ?? [];
  return (
    <>
      <LateMenuButton
        menu={sections}
        content={{
          filtered,
          ordered: compact ? columns.filter(({ sortKey }) => sortKey !== undefined) : [],
          choicesOf,
          control,
          onMore: open,
        }}
        trigger={
          compact ? (
            <IconButton label="Filters and order" icon={icon} outlined />
          ) : (
            <Button icon={icon}>Filters</Button>
          )
        }
      />
      {opened !== null && (
        <dialogs.View
          what={opened}
          columns={filtered}
          choicesOf={choicesOf}
          control={control}
          onClose={close}
        />
      )}
    </>
  );
}
