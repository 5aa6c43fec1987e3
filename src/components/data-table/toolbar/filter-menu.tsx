import { ListFilter } from 'lucide-react';
import { latePart } from '../../../lib/browser/late-part.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import type { ChoicesOf } from '../filters/filters-in-force.ts';
import type { TableControl } from '../use-table-state.ts';

const sections = latePart(() =>
  import('./filter-sections.tsx').then(({ FilterSections }) => FilterSections),
);

interface FilterMenuProps<T> {
  columns: readonly Column<T>[];
  choicesOf: ChoicesOf;
  control: TableControl;
  /** On narrow screens the button is an icon, and the menu also has the order. */
  compact: boolean;
  /** Runs when the pointer or the focus reaches the button. */
  onIntent: () => void;
}

/** The button with the menu of all filters. */
export function FilterMenu<T>({
  columns,
  choicesOf,
  control,
  compact,
  onIntent,
}: FilterMenuProps<T>) {
  const icon = <ListFilter />;
  return (
    <LateMenuButton
      menu={sections}
      onIntent={onIntent}
      content={{ columns, choicesOf, control, compact }}
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
