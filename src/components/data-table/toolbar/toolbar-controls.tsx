import { Columns3, ListFilter } from 'lucide-react';
import { memo, type ReactElement } from 'react';
import type { HostList, RowTotal } from '../../../api/lists/long-list-types.ts';
import { lateCode } from '../../../lib/browser/late-code.ts';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { useNow } from '../../../lib/browser/use-now.ts';
import { useOnNewDay } from '../../../lib/browser/use-on-new-day.ts';
import { isPeriod } from '../../../lib/values/search/range-text.ts';
import { useHasCsv } from '../../host-action/use-is-offered.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import { Chips } from '../filters/chips.tsx';
import { type ChoicesOf, filtersInForce } from '../filters/filters-in-force.ts';
import { rowWords } from '../pages.ts';
import { maxBytesInMemory, savePicker, tooLargeWords } from '../save-file/limits.ts';
import type { TableControl } from '../use-table-state.ts';
import type { RowExport } from './export-rows.ts';
import { isPeriodColumn } from './menu-sections.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

const menu = lateComponent(() => import('./toolbar-menu.tsx'), 'ToolbarMenu');

const exporter = lateCode(() => import('./export-rows.ts'));

export interface ToolbarControlsProps {
  columns: readonly Column<never>[];
  choicesOf: ChoicesOf;
  /** Runs when the pointer or the focus reaches the button of a menu, because the choices may be needed soon. */
  onFilterIntent: () => void;
  control: TableControl;
  /** The filter in the toolbar. It is not in the menus, and has a chip only for a value that is not among its keys. */
  toolbarFilter: { column: string; keys: readonly string[] } | undefined;
  columnChoice: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>;
  /** How the host searches the list; null if the browser does. */
  hostList: HostList<unknown> | null;
  /** Calls `exportRows` with what to export. */
  onExport: (exportRows: <T>(rowExport: RowExport<T>) => unknown) => void;
  /** The number of found rows; null while the list loads. */
  total: RowTotal | null;
  /** Whether the rows are cards, because the screen is narrow. Then one menu has everything but the export. */
  isCompact: boolean;
}

/** The controls of a toolbar, or the chips below it: one component, because a list loads both after its rows. */
export function ToolbarControls({
  areChips,
  ...props
}: ToolbarControlsProps & { areChips?: boolean }) {
  return areChips === true ? <FilterChips {...props} /> : <Controls {...props} />;
}

function Controls({ total, hostList, onExport, toolbarFilter, ...menus }: ToolbarControlsProps) {
  return (
    <>
      <FilterMenus toolbarFilter={toolbarFilter} {...menus} />
      {!menus.isCompact && <span className="flex-1" />}
      <ExportButton total={total} hostList={hostList} onExport={onExport} />
      {!menus.isCompact && <ColumnsMenu {...menus} />}
    </>
  );
}

/** The props of the menus. They stay equal while a search text is typed, so that the memoised menus do not render again. */
type MenuProps = Omit<ToolbarControlsProps, 'total' | 'hostList' | 'onExport' | 'toolbarFilter'>;

interface MenuButtonProps extends MenuProps {
  filterable: readonly Column<never>[];
  hideable?: readonly Column<never>[];
  trigger: ReactElement<object>;
}

/** A button with a menu of filters, of the columns to show, or of both. */
const MenuButton = ({ trigger, onFilterIntent, ...content }: MenuButtonProps) => (
  <LateMenuButton menu={menu} onIntent={onFilterIntent} content={content} trigger={trigger} />
);

/** Returns the columns that can be hidden: all but the actions, which are the only ones without an exported value. */
const hideableOf = (columns: readonly Column<never>[]) =>
  columns.filter(({ exported }) => exported !== undefined);

const ColumnsMenu = memo(function ColumnsMenu(props: MenuProps) {
  return (
    <MenuButton
      {...props}
      filterable={[]}
      hideable={hideableOf(props.columns)}
      trigger={<IconButton label="Columns" outlined className="size-[34px]" icon={<Columns3 />} />}
    />
  );
});

/** The menus of period, status and the other filters; on a narrow screen one menu, which also has the columns. */
const FilterMenus = memo(function FilterMenus({
  toolbarFilter,
  ...props
}: MenuProps & Pick<ToolbarControlsProps, 'toolbarFilter'>) {
  const { columns, choicesOf, control } = props;
  const { filters } = control.state;
  const filterable = columns.filter(
    ({ id, filterKey, filteredByLinks }) =>
      filterKey !== undefined && filteredByLinks !== true && id !== toolbarFilter?.column,
  );
  if (props.isCompact) {
    return (
      <MenuButton
        {...{ ...props, filterable }}
        hideable={hideableOf(columns)}
        trigger={<IconButton label="Filters and order" icon={<ListFilter />} outlined />}
      />
    );
  }
  /** Returns the button of the filters of some columns; `name` is its accessible name, if that is not the text. */
  const filterButton = (text: string, shown: readonly Column<never>[], name?: string) =>
    shown.length > 0 && (
      <MenuButton
        {...props}
        filterable={shown}
        trigger={
          <Button
            aria-label={name}
            data-active={shown.some(({ id }) => filters[id] !== undefined) || undefined}
            className="data-active:border-accent-line data-active:bg-accent-soft data-active:text-accent-ink"
          >
            <span className="max-w-52 truncate first-letter:uppercase">{text}</span>
          </Button>
        }
      />
    );
  const periodColumns = filterable.filter(isPeriodColumn(control));
  const statusColumns = filterable.filter(({ kind }) => kind === 'status').slice(0, 1);
  const statusHeader = statusColumns[0]?.header ?? '';
  const otherColumns = filterable.filter(
    (column) => ![...periodColumns, ...statusColumns].includes(column),
  );
  const [periodWords] = periodColumns.flatMap(({ id, rangeText }) => {
    const filter = filters[id];
    return filter === undefined ? [] : [rangeText?.(filter)];
  });
  const [statusInForce] = filtersInForce(statusColumns, filters, choicesOf);
  return (
    <>
      {filterButton(
        periodWords ?? 'Period',
        periodColumns,
        periodWords && `Period: ${periodWords}`,
      )}
      {/* The accessible name is not the header alone, because the head of the column has a button with that name. */}
      {filterButton(statusHeader, statusColumns, statusInForce?.text ?? `${statusHeader}: All`)}
      {filterButton('More filters', otherColumns)}
    </>
  );
});

function FilterChips({ columns, choicesOf, control, toolbarFilter }: ToolbarControlsProps) {
  const { filters } = control.state;
  useSearchOnNewDay(control);
  const chips = filtersInForce(columns, filters, choicesOf).filter(
    ({ id }) => id !== toolbarFilter?.column || !toolbarFilter.keys.includes(filters[id] ?? ''),
  );
  return (
    <Chips
      filters={chips}
      onRemove={(id) => control.change({ filters: { ...filters, [id]: undefined } })}
    />
  );
}

/** Searches again when a day begins, if a filter is a period that is counted from today, such as this week. */
function useSearchOnNewDay({ state: { filters }, change }: TableControl) {
  useOnNewDay(useNow(60_000), () => {
    if (Object.values(filters).some((filter) => filter !== undefined && isPeriod(filter)))
      change({ filters: { ...filters } }, 'replace');
  });
}

type ExportButtonProps = Pick<ToolbarControlsProps, 'total' | 'hostList' | 'onExport'>;

/** The button that exports all found rows. Its accessible name has the number of rows. */
function ExportButton(props: ExportButtonProps) {
  const { total, onExport } = props;
  const whyNot = useWhyNotExported(props);
  const name = `Export ${total && rowWords(total)} as CSV`;
  return (
    <Button
      {...(whyNot === undefined && { 'aria-label': name, 'data-tip': name })}
      disabledBecause={whyNot}
      onPointerEnter={() => void exporter.loadAhead()}
      onClick={() => void exporter.load().then((code) => code && onExport(code.exportRows))}
    >
      Export
    </Button>
  );
}

/** The estimated bytes of a short row of a file. */
const shortRowBytes = 100;

function useWhyNotExported({ total, hostList }: ExportButtonProps): string | undefined {
  const hasCsv = useHasCsv(hostList?.operationId);
  if (total === null) return 'The rows are loading';
  const { count, isExact } = total;
  if (count === 0 && isExact) return 'There are no rows to export';
  if (hostList === null) return undefined;
  if (hasCsv === undefined) return 'It is not known yet whether the server exports long lists';
  if (!hasCsv) return 'The server finds these rows, and does not offer to export them';
  return savePicker() !== null || count * shortRowBytes < maxBytesInMemory
    ? undefined
    : tooLargeWords;
}
