import { Download } from 'lucide-react';
import type { HostSearch, RowTotal } from '../../../api/lists/long-list-types.ts';
import { useHasCsv } from '../../host-action/use-is-offered.ts';
import { Menu, type OpenMenu } from '../../ui/menu.tsx';
import type { MenuColumn } from '../column.tsx';
import { totalWords } from '../pages.ts';
import { maxBytesInMemory, tooLargeWords, writesToDisk } from '../save-file/save-file.ts';
import type { ColumnChoice } from './use-hidden-columns.ts';

interface ColumnsMenuProps extends OpenMenu {
  /** The columns that can be shown and hidden. */
  columns: readonly MenuColumn[];
  columnChoice: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>;
  total: RowTotal | null;
  search: HostSearch<unknown> | null;
  onExport: () => void;
}

/** A row of a file has at least this many bytes. */
const minRowBytes = 100;

const noRows: RowTotal = { count: 0, isExact: true };

/** The open menu of the columns and of the export. */
export function ColumnsMenu(props: ColumnsMenuProps) {
  const { columns, columnChoice, total, search, onExport, ...menuProps } = props;
  const { isShown, toggle } = columnChoice;
  const whyNotExported = useWhyNotExported(search, total ?? noRows);
  const isLast = columns.filter(isShown).length === 1;
  return (
    <Menu
      {...menuProps}
      sections={() => [
        {
          key: 'export',
          items: [
            {
              key: 'csv',
              label: 'Export as CSV',
              hint: `${totalWords(total ?? noRows)} ${total?.count === 1 ? 'row' : 'rows'}`,
              icon: <Download className="text-text-3" />,
              kind: 'action',
              ...(whyNotExported !== undefined && { disabledBecause: whyNotExported }),
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
            checked: isShown(column),
            ...(isLast && isShown(column) && { disabledBecause: 'The last column stays' }),
            onSelect: () => toggle(column),
          })),
        },
      ]}
    />
  );
}

/** Returns why the found rows cannot be exported, or undefined. */
function useWhyNotExported(
  search: HostSearch<unknown> | null,
  { count, isExact }: RowTotal,
): string | undefined {
  const hasFile = useHasCsv(search?.operationId);
  if (count === 0 && isExact) return 'There are no rows to export';
  if (search === null) return undefined;
  if (hasFile === undefined) return 'It is not known yet whether the server exports long lists';
  if (!hasFile) return 'The server finds these rows, and does not offer to export them';
  return writesToDisk() || count * minRowBytes < maxBytesInMemory ? undefined : tooLargeWords;
}
