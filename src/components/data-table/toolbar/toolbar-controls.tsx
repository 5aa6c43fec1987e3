import { Columns3, ListFilter } from 'lucide-react';
import type { ReactElement } from 'react';
import type { HostSearch, RowTotal } from '../../../api/lists/long-list-types.ts';
import { lateComponent } from '../../../lib/browser/late-component.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LateMenuButton } from '../../ui/menu-button.tsx';
import type { Column } from '../column.tsx';
import { type ChoicesOf, filtersInForce } from '../filters/filters-in-force.ts';
import type { TableControl } from '../use-table-state.ts';
import { ExportButton, type ExportRows } from './export-button.tsx';
import { isPeriodColumn } from './menu-sections.tsx';
import type { ColumnChoice } from './use-hidden-columns.ts';

const menu = lateComponent(() =>
  import('./toolbar-menu.tsx').then(({ ToolbarMenu }) => ToolbarMenu),
);

export interface ToolbarControlsProps {
  columns: readonly Column<never>[];
  choicesOf: ChoicesOf;
  /** Runs when the pointer or the focus reaches the button of a menu, because the choices may be needed soon. */
  onFilterIntent: () => void;
  control: TableControl;
  /** The column and the keys of a filter in the toolbar, which is not in the menus and has no chip. */
  toolbarFilter: { column: string; keys: readonly string[] } | undefined;
  columnChoice: Pick<ColumnChoice<never>, 'isShown' | 'toggle'>;
  /** The search of the host; null if the browser searches the list. */
  search: HostSearch<unknown> | null;
  /** Calls the function with what to export. */
  onExport: (exportRows: ExportRows) => void;
  /** The number of found rows; null while the list loads. */
  total: RowTotal | null;
  /** Whether the rows are cards. Then one menu has everything but the export. */
  compact: boolean;
}

/** The controls of a toolbar: period, status, other filters, export and columns. */
export function ToolbarControls(props: ToolbarControlsProps) {
  const { columns, choicesOf, control, toolbarFilter, columnChoice, compact } = props;
  const { filters } = control.state;
  const filterable = columns.filter(
    ({ id, filterKey, filteredByLinks }) =>
      filterKey !== undefined && filteredByLinks !== true && id !== toolbarFilter?.column,
  );
  const exported = columns.filter((column) => column.exported !== undefined);
  const menuButton = (
    content: { filterable: readonly Column<never>[]; exported?: readonly Column<never>[] },
    trigger: ReactElement<object>,
  ) => (
    <LateMenuButton
      menu={menu}
      onIntent={props.onFilterIntent}
      content={{ ...content, columns, choicesOf, control, columnChoice, compact }}
      trigger={trigger}
    />
  );
  const exportButton = (
    <ExportButton total={props.total} search={props.search} onExport={props.onExport} />
  );
  if (compact) {
    const icon = <ListFilter />;
    return (
      <>
        {menuButton(
          { filterable, exported },
          <IconButton label="Filters and order" icon={icon} outlined />,
        )}
        {exportButton}
      </>
    );
  }
  /** The button of the filters of some columns. Its accessible name can have the filter. */
  const filterButton = (text: string, shown: readonly Column<never>[], name?: string) =>
    shown.length > 0 &&
    menuButton(
      { filterable: shown },
      <Button
        aria-label={name}
        data-active={shown.some(({ id }) => filters[id] !== undefined) || undefined}
        className="data-active:border-accent-line data-active:bg-accent-soft data-active:text-accent-ink"
      >
        <span className="max-w-52 truncate first-letter:uppercase">{text}</span>
      </Button>,
    );
  const period = filterable.filter(isPeriodColumn(control));
  const status = filterable.filter(({ kind }) => kind === 'status').slice(0, 1);
  const others = filterable.filter((column) => ![...period, ...status].includes(column));
  const [periodWords] = period.flatMap(({ id, rangeText }) => {
    const filter = filters[id];
    return filter === undefined ? [] : [rangeText?.(filter)];
  });
  const [statusInForce] = filtersInForce(status, filters, choicesOf);
  return (
    <>
      {filterButton(periodWords ?? 'Period', period, periodWords && `Period: ${periodWords}`)}
      {/* The head of the column has a button with the name Status. */}
      {filterButton('Status', status, statusInForce?.text ?? 'Status: All')}
      {filterButton('More filters', others)}
      <span className="flex-1" />
      {exportButton}
      {menuButton(
        { filterable: [], exported },
        <IconButton label="Columns" outlined className="size-[34px]" icon={<Columns3 />} />,
      )}
    </>
  );
}
