import { clsx } from 'clsx';
import { type ReactNode, useId, useRef } from 'react';
import type { ListState } from '../../api/lists/use-list.ts';
import { lateCode } from '../../lib/browser/late-code.ts';
import { lateComponent, useLoaded } from '../../lib/browser/late-component.tsx';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../feedback/load-error.tsx';
import { Card } from '../ui/card.tsx';
import type { RowKeys } from './body/on-row-key.ts';
import { TableBody, TableSkeleton } from './body/table-body.tsx';
import { CardsSkeleton, TableCards } from './body/table-cards.tsx';
import { ProgressFooter, TableFooter } from './body/table-footer.tsx';
import { TableHead } from './body/table-head.tsx';
import { useRowKeys } from './body/use-row-keys.ts';
import { useSidewaysScroll } from './body/use-sideways-scroll.ts';
import type { Column } from './column.tsx';
import { filtersInForce } from './filters/filters-in-force.ts';
import { PrintNote } from './print/print-note.tsx';
import { maxPrintedRows, usePrinting } from './print/use-printing.ts';
import { TableToolbar, type ToolbarFilterSlot } from './toolbar/table-toolbar.tsx';
import { useHiddenColumns } from './toolbar/use-hidden-columns.ts';
import { useAppliedMeaning, useSearchDraft } from './toolbar/use-search-draft.ts';
import type { Matches } from './use-matches.ts';
import { useTableRows } from './use-table-rows.ts';
import type { TableControl } from './use-table-state.ts';

const meanings = lateComponent(() =>
  import('./filters/search-meanings.tsx').then(({ SearchMeanings }) => SearchMeanings),
);

const exporter = lateCode(() => import('./toolbar/export-rows.ts'));

export interface DataTableProps<T> {
  /** The table's name for screen readers; also its visible title if `titled`. */
  caption: string;
  /** The storage key of the hidden columns, if several tables have the same caption. */
  view?: string;
  titled?: boolean;
  columns: readonly Column<T>[];
  list: ListState<T>;
  /** Returns the id of a row. Must be constant, because the rows render again when it changes. */
  rowKey: (row: T) => string | null;
  control: TableControl;
  searchPlaceholder?: string;
  emptyText?: string;
  toolbarFilter?: ToolbarFilterSlot;
  /** Draws a row as a card, on narrow screens. `cell` returns the cell of a column. */
  card: (row: T, cell: (columnId: string) => ReactNode) => ReactNode;
  /** The key of the row with an open dialog. */
  selectedKey?: string | null;
  /** Content at the end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** Whether rows have two lines. */
  tall?: boolean;
  /** Whether cells have no state, such as a menu, so that a row may reuse the elements of another. */
  statelessCells?: boolean;
  /** The shortcuts for the focused row; constant or memoised. */
  rowKeys?: RowKeys<T>;
  /** Whether the table is an excerpt of another page's list. An excerpt prints only its visible rows. */
  isExcerpt?: boolean;
  /** Columns that only the file of the browser's rows has. */
  fileColumns?: readonly Column<T>[];
  /** The name of the exported file; the caption by default. */
  exportName?: string;
  /** Draws content that needs the found rows or those of the page, such as a panel with previous and next. */
  children?: (found: Matches<T>, shown: readonly T[]) => ReactNode;
}

/** The props of a table of all records, or of one person's records. */
export interface RecordTableProps<T>
  extends Omit<DataTableProps<T>, 'caption' | 'columns' | 'rowKey' | 'card'> {
  caption?: string;
  columns?: readonly Column<T>[];
  /** The kind of person that the page is about. */
  personKind?: PartyKind;
}

/** A list with search, filters, order and pages, and with loading, empty and error states. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, list, control, tall = false, selectedKey = null, exportName = caption } = props;
  const all = useMaskedColumns(props.columns);
  const { state, change } = control;
  const printing = usePrinting();
  // Paper always shows a table, even if it is narrow.
  const isWide = useMedia(roomForTable) || printing;
  const captionId = useId();
  const [draft, setDraft] = useSearchDraft(control);
  const choice = useHiddenColumns(props.view ?? caption, all);
  const columns = choice.shown;

  const { asked, q, ...meaning } = useAppliedMeaning(state, draft);
  const { filters } = asked;
  // Until the whole list has arrived, the browser has only one page of a list that the host searches.
  const hasAll = list.search === null || list.rows !== undefined;
  const printsAll = printing && props.isExcerpt !== true && hasAll;
  const asking = { draft: q, size: printsAll ? maxPrintedRows : state.size, isOnePage: printsAll };
  const rows = useTableRows(list, all, columns, { ...control, state: asked }, asking);
  const { shown, found, total, choicesOf } = rows;
  const search = rows.isHost ? list.search : null;
  const hasMeanings = useLoaded(meanings, draft !== '' && all.some(({ range }) => range));
  const isFiltered = draft !== '' || Object.values(filters).some((key) => key !== undefined);
  const failure = total === null ? rows.error : null;
  const retrying = { what: caption, onRetry: rows.retry, isRetrying: rows.isFetching };
  const isLoading = total === null && failure === null;
  const body = useRef<HTMLDivElement>(null);
  useRowKeys(body, shown, props.rowKeys);
  useSidewaysScroll(body, isWide ? columns : null);
  const clear = () => {
    setDraft('');
    change({ q: '', filters: {} });
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
        titled={props.titled ?? false}
        columns={all}
        choicesOf={choicesOf}
        onFilterIntent={rows.prepareChoices}
        control={control}
        placeholder={props.searchPlaceholder ?? 'Search...'}
        draft={draft}
        toolbarFilter={props.toolbarFilter}
        onDraft={setDraft}
        choice={choice}
        search={search}
        onExport={() => {
          if (found === null) return;
          const file = {
            name: exportName,
            columns: search === null ? [...columns, ...(props.fileColumns ?? [])] : columns,
            found,
            filters: filtersInForce(all, filters, choicesOf),
            search,
            query: { q, filters, sort: state.sort },
          };
          void exporter.load().then((code) => code?.exportRows(file));
        }}
        end={props.toolbarEnd}
        total={total}
        pages={rows.isEarlier ? null : rows.pages}
        compact={!isWide}
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
      {printing && (
        <PrintNote search={draft} count={printsAll && !rows.isHost ? (total?.count ?? 0) : null} />
      )}
      {/* On paper the sums are above the rows; below them, the last sheet may contain only the sums. */}
      {printing && footer}
      {rows.error !== null && total !== null && <StaleNotice error={rows.error} {...retrying} />}
      {isWide ? (
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
              rows={shown}
              control={control}
              onIntent={rows.prioritizeOrder}
            />
            {isLoading && shown.length === 0 && (
              <TableSkeleton columns={columns} rows={state.size} tall={tall} />
            )}
            {shown.length > 0 && (
              <TableBody
                columns={printing ? columns.map(printedColumn) : columns}
                rows={shown}
                rowKey={props.rowKey}
                selectedKey={selectedKey}
                tall={tall}
                statelessCells={props.statelessCells ?? false}
              />
            )}
          </table>
        </div>
      ) : (
        <div ref={body}>
          {isLoading && shown.length === 0 && <CardsSkeleton rows={state.size} />}
          <TableCards
            caption={caption}
            rows={shown}
            rowKey={props.rowKey}
            card={(row) =>
              props.card(row, (id) => all.find((column) => column.id === id)?.cell(row))
            }
            isLoading={isLoading || rows.isEarlier}
          />
        </div>
      )}
      {failure !== null && <LoadError error={failure} {...retrying} />}
      {total?.count === 0 && (
        <EmptyState
          text={props.emptyText ?? 'No Records Here!'}
          {...(isFiltered && list.rows?.length !== 0 && { onClear: clear })}
        />
      )}
      {isLoading && list.progress !== null && (
        <ProgressFooter shown={shown.length} bytes={list.progress} />
      )}
      {!printing && footer}
      {found !== null && props.children?.(found, shown)}
    </Card>
  );
}

const printedColumn = <T,>(column: Column<T>): Column<T> => ({
  ...column,
  cell: column.printed ?? column.cell,
});
