import { Download } from 'lucide-react';
import type { FoundTotal } from '../../../api/search/found.ts';
import { Menu, type OpenMenu } from '../../ui/menu.tsx';
import type { ColumnBase } from '../column.tsx';
import { totalWords } from '../pages.ts';
import type { ColumnChoice } from './use-hidden-columns.ts';

interface MoreSectionsProps extends OpenMenu {
  /** The columns that can be shown and hidden. */
  columns: readonly ColumnBase[];
  choice: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>;
  total: FoundTotal | null;
  onExport: () => void;
}

const none: FoundTotal = { count: 0, isExact: true };

/** The open menu of columns and export. */
export function MoreSections({ columns, choice, total, onExport, ...opened }: MoreSectionsProps) {
  const isLast = columns.filter(choice.isShown).length === 1;
  return (
    <Menu
      {...opened}
      sections={() => [
        {
          key: 'export',
          items: [
            {
              key: 'csv',
              label: 'Export as CSV',
              hint: `${totalWords(total ?? none)} ${total?.count === 1 ? 'row' : 'rows'}`,
              icon: <Download className="text-text-3" />,
              kind: 'action',
              ...((total ?? none).count === 0 && {
                disabledBecause: 'There are no rows to export',
              }),
              onSelect: onExport,
            },
          ],
        },
        {
          key: 'columns',
          label: 'Columns',
          items: columns.map((column) => ({
            key: column.id,
            label: column.header,
            kind: 'toggle' as const,
            checked: choice.isShown(column),
            ...(isLast && choice.isShown(column) && { disabledBecause: 'The last column stays' }),
            onSelect: () => choice.toggle(column),
          })),
        },
      ]}
    />
  );
}
