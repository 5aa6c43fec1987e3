import { Bookmark, BookmarkPlus, SlidersHorizontal } from 'lucide-react';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';
import type { FilterChoice } from '../../../lib/row-index/row-index.ts';
import { useViews } from '../../saved-views/use-views.ts';
import { Menu, type MenuSection, type OpenMenu } from '../../ui/menu.tsx';
import type { Column } from '../column.tsx';
import { totalWords } from '../pages.ts';
import type { TableControl } from '../use-table-state.ts';

const dialogs = lateComponent(() =>
  import('../filters/menu-dialogs.tsx').then(({ MenuDialogs }) => MenuDialogs),
);

type MenuColumn = Pick<
  Column<never>,
  'id' | 'header' | 'kind' | 'range' | 'filterKey' | 'filteredByLinks' | 'sortKey'
>;

interface FilterSectionsProps extends OpenMenu {
  columns: readonly MenuColumn[];
  choicesOf: (columnId: string) => readonly FilterChoice[];
  control: TableControl;
  /** Whether the menu also has the order, because the table has no head cells. */
  compact: boolean;
}

/** The open menu of filters and saved views, and the dialogs that it opens. */
export function FilterSections(props: FilterSectionsProps) {
  const { columns, choicesOf, control, compact, ...opened } = props;
  const [dialog, open, close] = useOpened<'filters' | 'views'>(dialogs);
  const saved = useViews();
  const filtered = columns.filter(
    ({ filterKey, filteredByLinks }) => filterKey !== undefined && filteredByLinks !== true,
  );
  const listed = filtered.filter(({ range }) => range === undefined);
  const ordered = compact ? columns.filter(({ sortKey }) => sortKey !== undefined) : [];
  return (
    <>
      <Menu
        {...opened}
        sections={() => [
          ...(filtered.length > 0 ? [moreSection(open)] : []),
          viewSection(saved, open),
          ...listed.map((column) => filterSection(column, choicesOf(column.id), control)),
          ...(ordered.length > 0 ? [orderSection(ordered, control)] : []),
        ]}
      />
      {dialog !== null && (
        <dialogs.View
          dialog={dialog}
          columns={filtered}
          choicesOf={choicesOf}
          control={control}
          onClose={close}
        />
      )}
    </>
  );
}

type OnMore = (dialog: 'filters' | 'views') => void;

function moreSection(onMore: OnMore): MenuSection {
  return {
    key: 'more',
    items: [
      {
        key: 'more',
        label: 'Ranges and several values…',
        icon: <SlidersHorizontal className="text-text-3" />,
        kind: 'action',
        onSelect: () => onMore('filters'),
      },
    ],
  };
}

/** The saved views, each opened by one press. On a host without them, Save is disabled with the reason. */
function viewSection(
  { whyNot, views = [], open }: ReturnType<typeof useViews>,
  onMore: OnMore,
): MenuSection {
  return {
    key: 'views',
    label: 'Saved views',
    items: [
      ...views.map((view) => ({
        key: view.id,
        label: view.name,
        icon: <Bookmark className="text-text-3" />,
        kind: 'action' as const,
        onSelect: () => open(view),
      })),
      {
        key: 'views',
        label: views.length === 0 ? 'Save this view…' : 'Save, replace or delete…',
        icon: <BookmarkPlus className="text-text-3" />,
        kind: 'action',
        disabledBecause: whyNot,
        onSelect: () => onMore('views'),
      },
    ],
  };
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
      ...choices.map(({ key, label, ...total }) => ({
        key: `is-${key}`,
        label,
        hint: totalWords(total),
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

function orderWords({ kind }: MenuColumn, descending: boolean): string {
  if (kind === 'money') return descending ? 'High to low' : 'Low to high';
  if (kind === 'day') return descending ? 'Newest first' : 'Oldest first';
  return descending ? 'Z to A' : 'A to Z';
}
