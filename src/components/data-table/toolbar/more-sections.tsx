import { Download } from 'lucide-react';
import type { HostSearch, RowTotal } from '../../../api/lists/long-list-types.ts';
import { useHasFile } from '../../host-action/use-host-action.ts';
import { Menu, type OpenMenu } from '../../ui/menu.tsx';
import type { MenuColumn } from '../column.tsx';
import { totalWords } from '../pages.ts';
import { mostInMemory, tooLarge, writesToDisk } from '../save-file/save-file.ts';
import type { ColumnChoice } from './use-hidden-columns.ts';

interface MoreSectionsProps extends OpenMenu {
  /** The columns that can be shown and hidden. */
  columns: readonly MenuColumn[];
  choice: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>;
  total: RowTotal | null;
  search: HostSearch<unknown> | null;
  onExport: () => void;
}

/** The least bytes of a row in a file. */
const leastBytes = 100;

const none: RowTotal = { count: 0, isExact: true };

/** The open menu of columns and export. */
export function MoreSections(props: MoreSectionsProps) {
  const { columns, choice, total, search, onExport, ...opened } = props;
  const whyNot = useWhyNotExported(search, total ?? none);
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
              ...(whyNot !== undefined && { disabledBecause: whyNot }),
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

/** Returns why the found rows cannot be exported, or undefined. */
function useWhyNotExported(
  search: HostSearch<unknown> | null,
  { count, isExact }: RowTotal,
): string | undefined {
  const hasFile = useHasFile(search?.operationId);
  if (count === 0 && isExact) return 'There are no rows to export';
  if (search === null) return undefined;
  if (hasFile === undefined) return 'It is not known yet whether the server exports long lists';
  if (!hasFile) return 'The server finds these rows, and does not offer to export them';
  return writesToDisk() || count * leastBytes < mostInMemory ? undefined : tooLarge;
}
