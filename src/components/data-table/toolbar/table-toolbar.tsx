import { clsx } from 'clsx';
import { Ellipsis, ListFilter, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { HostSearch, RowTotal } from '../../../api/lists/long-list-types.ts';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import { type ChoicesOf, filtersInForce } from '../filters/filters-in-force.ts';
import { totalWords } from '../pages.ts';
import type { TableControl } from '../use-table-state.ts';
import { SearchBox } from './search-box.tsx';
import type { ColumnChoice } from './use-hidden-columns.ts';

const filterMenu = lateComponent(() =>
  import('./filter-menu.tsx').then(({ FilterMenu }) => FilterMenu),
);

const columnsMenu = lateComponent(() =>
  import('./columns-menu.tsx').then(({ ColumnsMenu }) => ColumnsMenu),
);

/** A filter that is in the toolbar and not in the menu. */
export interface ToolbarFilterSlot {
  /** The id of the filtered column. */
  column: string;
  /** The choices of the filter. If the address has another value, a chip shows that value. */
  keys: readonly string[];
  filter: ReactNode;
}

interface TableToolbarProps<T> {
  caption: string;
  captionId: string;
  /** Whether the caption is visible as the title of the card. */
  titled: boolean;
  columns: readonly Column<T>[];
  choicesOf: ChoicesOf;
  /** Runs when the pointer or the focus reaches the button of the filters, because the choices may be needed soon. */
  onFilterIntent: () => void;
  control: TableControl;
  placeholder: string;
  toolbarFilter: ToolbarFilterSlot | undefined;
  draft: string;
  onDraft: (text: string) => void;
  columnChoice: ColumnChoice<T>;
  /** The search of the host; null if the browser searches the list. */
  search: HostSearch<T> | null;
  onExport: () => void;
  end?: ReactNode;
  /** The number of found rows; null while the list loads. */
  total: RowTotal | null;
  /** Whether the rows are cards, because the screen is narrow. */
  compact: boolean;
}

/** The toolbar of a table: title, search, filters and menus. */
export function TableToolbar<T>(props: TableToolbarProps<T>) {
  const { caption, captionId, titled, columns, choicesOf, control } = props;
  const { total, compact, toolbarFilter, columnChoice, search, onExport } = props;
  const { sort } = control.state;
  const sorted = columns.find(({ id }) => id === sort?.column);
  const filterIcon = <ListFilter />;
  return (
    <>
      <div className="flex min-h-14 flex-wrap items-center gap-x-2.5 gap-y-2 px-(--edge) py-2.5">
        <h2
          id={captionId}
          className={
            titled ? clsx('text-card-title font-bold', compact ? 'flex-1' : 'mr-auto') : 'sr-only'
          }
        >
          {caption}
        </h2>
        {titled && compact && props.end}
        <div
          className={clsx(
            'flex min-w-0 flex-1 items-center gap-2.5 data-titled:justify-end',
            titled && compact ? 'basis-full' : 'basis-56',
          )}
          data-titled={titled || undefined}
        >
          <SearchBox placeholder={props.placeholder} value={props.draft} onChange={props.onDraft} />
          {!compact && toolbarFilter?.filter}
          {!titled && <span className="flex-1 max-sm:hidden" />}
          <LateMenuButton
            menu={filterMenu}
            onIntent={props.onFilterIntent}
            content={{
              columns: columns.filter(({ id }) => id !== toolbarFilter?.column),
              choicesOf,
              control,
              compact,
            }}
            trigger={
              compact ? (
                <IconButton label="Filters and order" icon={filterIcon} outlined />
              ) : (
                <Button icon={filterIcon}>Filters</Button>
              )
            }
          />
          <LateMenuButton
            menu={columnsMenu}
            content={{
              columns: columns.filter(({ exported }) => exported !== undefined),
              columnChoice,
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
          {!compact && props.end}
        </div>
        {compact && !titled && (toolbarFilter !== undefined || props.end !== undefined) && (
          <div className="-mr-3 flex w-full flex-wrap items-center justify-between gap-x-1">
            {toolbarFilter?.filter}
            {props.end}
          </div>
        )}
      </div>
      <FilterChips
        columns={columns}
        choicesOf={choicesOf}
        control={control}
        toolbarFilter={toolbarFilter}
      />
      {/* Screen readers read it again after a change of the order, the search or the filters. */}
      <p role="status" className="sr-only">
        {sorted !== undefined && (
          <span>{`Sorted by ${sorted.header}, ${sort?.descending ? 'descending' : 'ascending'}. `}</span>
        )}
        {total !== null &&
          `${totalWords(total)} ${total.count === 1 ? 'row' : 'rows'} found in ${caption}`}
      </p>
    </>
  );
}

type FilterChipsProps<T> = Pick<
  TableToolbarProps<T>,
  'columns' | 'choicesOf' | 'control' | 'toolbarFilter'
>;

/** The filters that are set, as buttons that remove them. */
function FilterChips<T>({ columns, choicesOf, control, toolbarFilter }: FilterChipsProps<T>) {
  const { filters } = control.state;
  const active = filtersInForce(columns, filters, choicesOf).filter(
    ({ id }) => id !== toolbarFilter?.column || !toolbarFilter.keys.includes(filters[id] ?? ''),
  );
  if (active.length === 0) return null;
  return (
    <ul aria-label="Filters in force" className="flex flex-wrap gap-2 px-(--edge) pb-2.5">
      {active.map(({ id, text }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={`Remove filter ${text}`}
            onClick={() => control.change({ filters: { ...filters, [id]: undefined } })}
            className="inline-flex min-h-[26px] items-center gap-1.5 rounded-full border border-accent-line bg-accent-soft pr-2 pl-2.5 text-left text-caption font-medium text-accent-ink max-lg:min-h-11 coarse:min-h-11"
          >
            {text}
            <X size={13} strokeWidth={2} />
          </button>
        </li>
      ))}
    </ul>
  );
}
