import { clsx } from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../feedback/load-error.tsx';
import { Card } from '../ui/card.tsx';
import type { RowShortcuts } from './body/on-row-key.ts';
import { TableBody, TableSkeleton } from './body/table-body.tsx';
import { CardsSkeleton, TableCards } from './body/table-cards.tsx';
import { ProgressFooter, TableFooter } from './body/table-footer.tsx';
import { TableHead } from './body/table-head.tsx';
import { useRowShortcuts } from './body/use-row-shortcuts.ts';
import { useTableFit } from './body/use-table-fit.ts';
import type { Column } from './column.tsx';
import { PrintNote } from './print/print-note.tsx';
import { maxPrintedRows, usePrinting } from './print/use-printing.ts';
import { TableToolbar, type ToolbarFilterSlot } from './toolbar/table-toolbar.tsx';
import { useColumnChoice } from './toolbar/use-column-choice.ts';
import { useAppliedMeaning, useSearchDraft } from './toolbar/use-search-draft.ts';
import { type BelowTable, type TableMoment, useTableRows } from './use-table-rows.ts';
import type { TableControl } from './use-table-state.ts';

const meanings = lateComponent(() => import('./filters/search-meanings.tsx'), 'SearchMeanings');

export interface DataTableProps<T> {
  /** The name of the table for screen readers. */
  caption: string;
  /** The key with which the browser stores the hidden columns, if it is not the caption. */
  columnsKey?: string;
  /** Whether the caption is also the visible title. */
  isTitled?: boolean;
  columns: readonly Column<T>[];
  list: ListState<T>;
  /** Returns the id of a row. Must be the same function at each render: the rows render again when it changes. */
  rowKey: (row: T) => string | null;
  control: TableControl;
  searchPlaceholder?: string;
  emptyText?: string;
  toolbarFilter?: ToolbarFilterSlot;
  /** Returns a row as a card, for narrow screens. `cell` returns the cell of a column. */
  card: (row: T, cell: (columnId: string) => ReactNode) => ReactNode;
  /** The key of the row that is open in a dialog or a panel. */
  selectedKey?: string | null;
  toolbarEnd?: ReactNode;
  /** Whether rows have two lines. */
  isTall?: boolean;
  /** Whether no cell has a state, such as an open menu. Then a row may reuse the elements of another row. */
  isStateless?: boolean;
  /** The shortcuts for the focused row; must be constant or memoised. */
  shortcuts?: RowShortcuts<T>;
  /** Whether the table is an excerpt of the list of another page. Only its visible rows are printed. */
  isExcerpt?: boolean;
  /** Columns that only an exported file has. A file that the host makes does not have them. */
  fileColumns?: readonly Column<T>[];
  /** The name of the exported file, if it is not the caption. */
  exportName?: string;
  /** Returns the rows on screen, if they are not those of the page. */
  shownRows?: ((moment: TableMoment<T>) => readonly T[]) | undefined;
  children?: BelowTable<T>;
}

/** The props of a table that shows all records, or the records of one person. */
export interface RecordTableProps<T>
  extends Omit<DataTableProps<T>, 'caption' | 'columns' | 'rowKey' | 'card'> {
  caption?: string;
  columns?: readonly Column<T>[];
  /** The kind of person whose records these are; not set for all records. */
  personKind?: PartyKind;
}

/** A list with search, filters, order and pages, and with loading, empty and error states. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, list, control, selectedKey = null, exportName = caption } = props;
  const allColumns = useMaskedColumns(props.columns);
  const { state, change } = control;
  const isPrinting = usePrinting();
  // Paper always has a table and not cards, even if it is narrow.
  const isTable = useMedia(roomForTable) || isPrinting;
  const captionId = useId();
  const [draft, setDraft] = useSearchDraft(control);
  const columnChoice = useColumnChoice(props.columnsKey ?? caption, allColumns);
  const columns = columnChoice.shown;

  const { searchState, q, ...meaning } = useAppliedMeaning(state, draft);
  const { filters } = searchState;
  // Until the whole list has arrived, the browser has only one page of a list that the host searches.
  const hasAllRows = list.hostList === null || list.rows !== undefined;
  const printsAll = isPrinting && props.isExcerpt !== true && hasAllRows;
  const size = printsAll ? maxPrintedRows : state.size;
  const pageOptions = { q, size, isOnePage: printsAll };
  const searchControl = { ...control, state: searchState };
  const rows = useTableRows(list, allColumns, columns, searchControl, pageOptions);
  const { pageRows, found, total, choicesOf } = rows;
  const hostList = rows.isHost ? list.hostList : null;
  const hasMeanings = useLoaded(meanings, draft !== '' && allColumns.some(({ range }) => range));
  const isFiltered = draft !== '' || Object.values(filters).some((key) => key !== undefined);
  const failure = total === null ? rows.error : null;
  const errorProps = { what: caption, onRetry: rows.retry, isRetrying: rows.isFetching };
  const isLoading = total === null && failure === null;
  const body = useRef<HTMLDivElement>(null);
  const shownRows = props.shownRows?.({ pageRows, listed: list.rows, state }) ?? pageRows;
  useRowShortcuts(body, shownRows, props.shortcuts);
  useTableFit(body, isTable ? columns : null);
  const clearSearch = () => {
    setDraft('');
    change({ q: '', filters: {} });
    // The pressed button disappears, so the focus moves to the search box.
    body.current?.parentElement?.querySelector('input')?.focus();
  };

  const footer = rows.pages !== null && total !== null && total.count > 0 && (
    <TableFooter
      caption={caption}
      pages={rows.pages}
      control={control}
      sums={columns.map(
        ({ id, SumsView }) => SumsView !== undefined && <SumsView key={id} sumsOf={rows.sumsOf} />,
      )}
    />
  );

  return (
    <Card aria-labelledby={captionId} className="@container [--edge:18px] max-lg:[--edge:16px]">
      <TableToolbar
        caption={caption}
        captionId={captionId}
        isTitled={props.isTitled ?? false}
        columns={allColumns}
        choicesOf={choicesOf}
        onFilterIntent={rows.prepareChoices}
        control={control}
        placeholder={props.searchPlaceholder ?? 'Search...'}
        draft={draft}
        toolbarFilter={props.toolbarFilter}
        onDraft={setDraft}
        columnChoice={columnChoice}
        hostList={hostList}
        onExport={(exportRows) =>
          found &&
          exportRows({
            name: exportName,
            columns: hostList === null ? [...columns, ...(props.fileColumns ?? [])] : columns,
            found,
            allColumns,
            choicesOf,
            hostList,
            query: { q, filters, sort: state.sort },
          })
        }
        end={props.toolbarEnd}
        total={total}
        isCompact={!isTable}
      />
      {hasMeanings && (
        <meanings.View
          text={draft}
          columns={columns}
          control={control}
          onText={setDraft}
          isUnmatched={total?.count === 0 && !rows.isEarlier && list.rows?.length !== 0}
          {...meaning}
        />
      )}
      {isPrinting && (
        <PrintNote search={draft} count={printsAll && !rows.isHost ? (total?.count ?? 0) : null} />
      )}
      {/* On paper the sums are above the rows: below them, they may be alone on the last sheet. */}
      {isPrinting && footer}
      {rows.error !== null && total !== null && <StaleNotice error={rows.error} {...errorProps} />}
      {isTable ? (
        <div
          ref={body}
          className="relative overflow-x-clip [--cell:8px] @max-tight:[--cell:5px] scrolled:overflow-x-auto"
        >
          <table
            aria-labelledby={captionId}
            aria-busy={isLoading || rows.isEarlier}
            className={clsx(
              'w-full border-separate [border-spacing:0]',
              columns.length >= 9 && 'scrolled:min-w-[960px]',
            )}
          >
            <TableHead
              columns={columns}
              rows={pageRows}
              control={control}
              onIntent={rows.prioritizeOrder}
            />
            {isLoading && pageRows.length === 0 && (
              <TableSkeleton columns={columns} rows={state.size} isTall={props.isTall ?? false} />
            )}
            {shownRows.length > 0 && (
              <TableBody
                columns={isPrinting ? columns.map(printedColumn) : columns}
                rows={shownRows}
                rowKey={props.rowKey}
                selectedKey={selectedKey}
                isTall={props.isTall ?? false}
                isStateless={props.isStateless ?? false}
              />
            )}
          </table>
        </div>
      ) : (
        <div ref={body}>
          {isLoading && pageRows.length === 0 && <CardsSkeleton rows={state.size} />}
          <TableCards
            caption={caption}
            rows={shownRows}
            rowKey={props.rowKey}
            card={(row) =>
              props.card(row, (id) => allColumns.find((column) => column.id === id)?.cell(row))
            }
            isLoading={isLoading || rows.isEarlier}
          />
        </div>
      )}
      {failure !== null && <LoadError error={failure} {...errorProps} />}
      {total?.count === 0 && (
        <EmptyState
          text={props.emptyText ?? 'No Records Here!'}
          {...(isFiltered && list.rows?.length !== 0 && { onClear: clearSearch })}
        />
      )}
      {isLoading && list.progress !== null && (
        <ProgressFooter rows={pageRows.length} bytes={list.progress} />
      )}
      {!isPrinting && footer}
      {found !== null && props.children?.(found, pageRows, rows.isEarlier, searchState)}
    </Card>
  );
}

const printedColumn = <T,>(column: Column<T>): Column<T> => ({
  ...column,
  cell: column.printed ?? column.cell,
});
