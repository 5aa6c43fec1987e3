import { Download, Ellipsis } from 'lucide-react';
import { formatCount } from '../../lib/count.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import type { Column } from './column.tsx';
import type { ColumnChoice } from './use-hidden-columns.ts';

interface MoreMenuProps<T> {
  columns: readonly Column<T>[];
  choice: ColumnChoice<T>;
  /** How many rows an export would have. */
  count: number;
  onExport: () => void;
}

// The same element for every search, so that it is drawn once.
const dots = <Ellipsis size={16} strokeWidth={1.75} aria-hidden />;

/** Columns to show, and the list to take along. */
export function MoreMenu<T>({ columns, choice, count, onExport }: MoreMenuProps<T>) {
  const last = choice.shown.filter((column) => column.exported !== undefined).length === 1;
  return (
    <MenuButton
      sections={() => [
        {
          key: 'export',
          items: [
            {
              key: 'csv',
              label: 'Export as CSV',
              hint: `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`,
              icon: <Download size={16} strokeWidth={1.75} aria-hidden className="text-text-3" />,
              kind: 'action',
              ...(count === 0 && { disabledBecause: 'There are no rows to export' }),
              onSelect: onExport,
            },
          ],
        },
        {
          key: 'columns',
          label: 'Columns',
          items: columns
            .filter((column) => column.exported !== undefined)
            .map((column) => ({
              key: column.id,
              label: column.header,
              kind: 'toggle' as const,
              checked: choice.isShown(column),
              ...(last && choice.isShown(column) && { disabledBecause: 'The last column stays' }),
              onSelect: () => choice.toggle(column),
            })),
        },
      ]}
      trigger={
        <IconButton label="Columns and export" outlined className="size-[34px]" icon={dots} />
      }
    />
  );
}
