import { Ellipsis } from 'lucide-react';
import type { LongList, RowTotal } from '../../../api/lists/long-list-types.ts';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import type { ColumnChoice } from './use-hidden-columns.ts';

const sections = lateComponent(() =>
  import('./more-sections.tsx').then(({ MoreSections }) => MoreSections),
);

interface MoreMenuProps<T> {
  columns: readonly Column<T>[];
  choice: ColumnChoice<T>;
  /** The number of rows of an export; null while they load. */
  total: RowTotal | null;
  /** The search of the host; null if the browser has all rows. */
  search: LongList<T> | null;
  onExport: () => void;
}

/** The button with the menu of columns and export. */
export function MoreMenu<T>({ columns, choice, total, search, onExport }: MoreMenuProps<T>) {
  return (
    <LateMenuButton
      menu={sections}
      content={{
        columns: columns.filter(({ exported }) => exported !== undefined),
        choice,
        total,
        search,
        onExport,
      }}
      trigger={
        <IconButton
          label="Columns and export"
          outlined
          className="size-[34px]"
          icon={<Ellipsis />}
        />
      }
    />
  );
}
