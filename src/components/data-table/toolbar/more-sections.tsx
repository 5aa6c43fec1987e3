import { Download } from 'lucide-react';
import { formatCount } from '../../../lib/values/count.ts';
import { Menu, type OpenMenu } from '../../ui/menu.tsx';

interface MoreSectionsProps extends OpenMenu {
  /** The columns that can be shown and hidden. */
  columns: readonly { id: string; header: string; isShown: boolean; toggle: () => void }[];
  count: number;
  onExport: () => void;
}

/** The open menu of columns and export. */
export function MoreSections({ columns, count, onExport, ...opened }: MoreSectionsProps) {
  const isLast = columns.filter(({ isShown }) => isShown).length === 1;
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
          items: columns.map(({ id, header, isShown, toggle }) => ({
            key: id,
            label: header,
            kind: 'toggle' as const,
            checked: isShown,
            ...(isLast && isShown && { disabledBecause: 'The last column stays' }),
            onSelect: toggle,
          })),
        },
      ]}
    />
  );
}
