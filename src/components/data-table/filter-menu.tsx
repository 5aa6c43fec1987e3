import { ListFilter } from 'lucide-react';
import { formatCount } from '../../lib/count.ts';
import type { FilterChoice, RowIndex } from '../../lib/row-index.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { MenuSection } from '../ui/menu.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import type { Column } from './column.tsx';
import type { TableControl } from './use-table-state.ts';

interface FilterMenuProps<T> {
  columns: readonly Column<T>[];
  index: RowIndex<T> | null;
  control: TableControl;
  /** With little room the button is an icon, and the order of the rows is chosen here too. */
  compact: boolean;
}

/** Everything a list can be narrowed by, in one menu. */
export function FilterMenu<T>({ columns, index, control, compact }: FilterMenuProps<T>) {
  const filtered = columns.filter(
    ({ filterKey, filteredByLinks }) => filterKey !== undefined && filteredByLinks !== true,
  );
  if (filtered.length === 0 && !compact) return null;
  const icon = <ListFilter size={16} strokeWidth={1.75} aria-hidden />;
  return (
    <MenuButton
      sections={() => [
        ...filtered.map((column) =>
          filterSection(column, index?.choices(column.id) ?? [], control),
        ),
        ...(compact ? [sortSection(columns, control)] : []),
      ]}
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

function filterSection<T>(
  column: Column<T>,
  choices: readonly FilterChoice[],
  { state, change }: TableControl,
): MenuSection {
  const chosen = state.filters[column.id];
  const set = (key: string | undefined) =>
    change({ filters: { ...state.filters, [column.id]: key } });
  return {
    key: column.id,
    label: column.header,
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

function sortSection<T>(
  columns: readonly Column<T>[],
  { state, change }: TableControl,
): MenuSection {
  return {
    key: 'sort',
    label: 'Order by',
    items: columns
      .filter((column) => column.sortKey !== undefined)
      .map((column) => {
        const active = state.sort?.column === column.id;
        const descending = active && state.sort?.descending === true;
        return {
          key: column.id,
          label: column.header,
          ...(active && { hint: orderWords(column, descending) }),
          kind: 'one-of' as const,
          checked: active,
          onSelect: () =>
            change({ sort: { column: column.id, descending: active && !descending } }),
        };
      }),
  };
}

/** Which way a column is ordered, in the words for what it holds. */
function orderWords<T>({ holds = 'words' }: Column<T>, descending: boolean): string {
  const [up, down] = {
    words: ['A to Z', 'Z to A'],
    amounts: ['Low to high', 'High to low'],
    days: ['Oldest first', 'Newest first'],
  }[holds];
  return (descending ? down : up) ?? '';
}
