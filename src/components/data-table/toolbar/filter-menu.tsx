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

/** The properties of a column that the menu needs. */
type FilterColumn = Pick<
  Column<never>,
  'id' | 'header' | 'kind' | 'range' | 'filterKey' | 'filteredByLinks' | 'sortKey'
>;

interface FilterMenuProps extends OpenMenu {
  columns: readonly FilterColumn[];
  choicesOf: (columnId: string) => readonly FilterChoice[];
  control: TableControl;
  /** Whether the rows are cards; then the menu also has the order, because cards have no head cells. */
  compact: boolean;
}

/** The open menu of filters and saved views, and the dialogs that it opens. */
export function FilterMenu(props: FilterMenuProps) {
  const { columns, choicesOf, control, compact, ...menuProps } = props;
  const [dialog, open, close] = useOpened<'filters' | 'views'>(dialogs);
  const savedViews = useViews();
  const filterable = columns.filter(
    ({ filterKey, filteredByLinks }) => filterKey !== undefined && filteredByLinks !== true,
  );
  const withChoices = filterable.filter(({ range }) => range === undefined);
  const sortable = compact ? columns.filter(({ sortKey }) => sortKey !== undefined) : [];
  return (
    <>
      <Menu
        {...menuProps}
        sections={() => [
          ...(filterable.length > 0 ? [dialogSection(open)] : []),
          viewSection(savedViews, open),
          ...withChoices.map((column) => filterSection(column, choicesOf(column.id), control)),
          ...(sortable.length > 0 ? [orderSection(sortable, control)] : []),
        ]}
      />
      {dialog !== null && (
        <dialogs.View
          dialog={dialog}
          columns={filterable}
          choicesOf={choicesOf}
          control={control}
          onClose={close}
        />
      )}
    </>
  );
}

type OpenDialog = (dialog: 'filters' | 'views') => void;

function dialogSection(openDialog: OpenDialog): MenuSection {
  return {
    key: 'more',
    items: [
      {
        key: 'more',
        label: 'Ranges and several values…',
        icon: <SlidersHorizontal className="text-text-3" />,
        kind: 'action',
        onSelect: () => openDialog('filters'),
      },
    ],
  };
}

/** The saved views, and the item that opens their dialog; on a host without saved views the item is disabled. */
function viewSection(
  { whyNot, views = [], open }: ReturnType<typeof useViews>,
  openDialog: OpenDialog,
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
        onSelect: () => openDialog('views'),
      },
    ],
  };
}

function filterSection(
  { id, header }: FilterColumn,
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
  columns: readonly FilterColumn[],
  { state, change }: TableControl,
): MenuSection {
  return {
    key: 'sort',
    label: 'Order by',
    items: columns.map((column) => {
      const isSorted = state.sort?.column === column.id;
      const isDescending = isSorted && state.sort?.descending === true;
      return {
        key: column.id,
        label: column.header,
        ...(isSorted && { hint: orderWords(column, isDescending) }),
        kind: 'one-of' as const,
        checked: isSorted,
        onSelect: () =>
          change({ sort: { column: column.id, descending: isSorted && !isDescending } }),
      };
    }),
  };
}

function orderWords({ kind }: FilterColumn, isDescending: boolean): string {
  if (kind === 'money') return isDescending ? 'High to low' : 'Low to high';
  if (kind === 'day') return isDescending ? 'Newest first' : 'Oldest first';
  return isDescending ? 'Z to A' : 'A to Z';
}
