import type { FilterChoice } from '../../../lib/row-index/row-index.ts';
import { formatCount } from '../../../lib/values/count.ts';
import { Menu, type MenuSection, type OpenMenu } from '../../ui/menu.tsx';
import type { Column } from '../column.tsx';
import type { TableControl } from '../use-table-state.ts';

/** What the menu has to know of a column. */
type MenuColumn = Pick<Column<never>, 'id' | 'header' | 'holds'>;

interface FilterSectionsProps extends OpenMenu {
  /** The columns to filter by. */
  filtered: readonly MenuColumn[];
  /** The columns to order by; none where the table has heads for that. */
  ordered: readonly MenuColumn[];
  choicesOf: (columnId: string) => readonly FilterChoice[];
  control: TableControl;
}

/** The open menu of filters. */
export function FilterSections(props: FilterSectionsProps) {
  const { filtered, ordered, choicesOf, control, ...opened } = props;
  return (
    <Menu
      {...opened}
      sections={() => [
        ...filtered.map((column) => filterSection(column, choicesOf(column.id), control)),
        ...(ordered.length > 0 ? [orderSection(ordered, control)] : []),
      ]}
    />
  );
}

function filterSection(
  { id, header }: MenuColumn,
  choices: readonly FilterChoice[],
  { state, change }: TableControl,
): MenuSection {
  const chosen = state.filters[id];
  const set = (key: string | undefined) => change({ filters: { ...state.filters, [id]: key } });
  return {
    key: id,
    label: header,
    items: [
      {
        key: 'all',
        label: 'All',
        kind: 'one-of',
        checked: chosen === undefined,
        onSelect: () => set(undefined),
      },
      ...choices.map(({ key, label, count }) => ({
        key: `is-${key}`,
        label,
        hint: formatCount(count),
        kind: 'one-of' as const,
        checked: chosen === key,
        onSelect: () => set(key),
      })),
    ],
  };
}

function orderSection(
  columns: readonly MenuColumn[],
  { state, change }: TableControl,
): MenuSection {
  return {
    key: 'sort',
    label: 'Order by',
    items: columns.map((column) => {
      const active = state.sort?.column === column.id;
      const descending = active && state.sort?.descending === true;
      return {
        key: column.id,
        label: column.header,
        ...(active && { hint: orderWords(column, descending) }),
        kind: 'one-of' as const,
        checked: active,
        onSelect: () => change({ sort: { column: column.id, descending: active && !descending } }),
      };
    }),
  };
}

/** Which way a column is ordered, in the words for what it holds. */
function orderWords({ holds = 'words' }: MenuColumn, descending: boolean): string {
  const [up, down] = {
    words: ['A to Z', 'Z to A'],
    amounts: ['Low to high', 'High to low'],
    days: ['Oldest first', 'Newest first'],
  }[holds];
  return (descending ? down : up) ?? '';
}
