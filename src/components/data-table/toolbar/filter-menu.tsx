import { ListFilter } from 'lucide-react';
import { latePart } from '../../../lib/browser/late-part.tsx';
import type { RowIndex } from '../../../lib/row-index/row-index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';

const sections = latePart(() =>
  import('./filter-sections.tsx').then(({ FilterSections }) => FilterSections),
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
  const icon = <ListFilter />;
  return (
    <LateMenuButton
      menu={sections}
      content={{
        columns,
        choicesOf: (columnId: string) => index?.choices(columnId) ?? [],
        control,
        compact,
      }}
      trigger={
        compact ? (
          <IconButton label="Filters and order" icon={icon} outlined />
        ) : (
          <Button icon={icon}>Filters</Button>
        )
      }
    />
  );
}
