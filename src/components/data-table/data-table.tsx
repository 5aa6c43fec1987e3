import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import { latePart, useLoaded } from '../../lib/browser/late-part.tsx';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import type { PartyKind } from '../../lib/values/people.ts';
import { useMaskedColumns } from '../contact-field/use-masked-columns.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../feedback/load-error.tsx';
import { Card } from '../ui/card.tsx';
import type { RowKeys } from './body/on-row-key.ts';
import { ProgressFooter } from './body/progress-footer.tsx';
import { TableBody, TableSkeleton } from './body/table-body.tsx';
import { CardsSkeleton, TableCards } from './body/table-cards.tsx';
import { TableFooter } from './body/table-footer.tsx';
import { TableHead } from './body/table-head.tsx';
import { useRowKeys } from './body/use-row-keys.ts';
import { useSidewaysScroll } from './body/use-sideways-scroll.ts';
import type { Column } from './column.tsx';
import { filtersInForce } from './filters/filters-in-force.ts';
import { PrintNote } from './print/print-note.tsx';
import { maxPrintedRows, usePrinting } from './print/use-printing.ts';
import { exportFound } from './toolbar/export-found.ts';
import { MoreMenu } from './toolbar/more-menu.tsx';
import { TableToolbar, type ToolbarFilterSlot } from './toolbar/table-toolbar.tsx';
import { useHiddenColumns } from './toolbar/use-hidden-columns.ts';
import { useSearchDraft } from './toolbar/use-search-draft.ts';
import { type Found, useFoundRows } from './use-found-rows.ts';
import type { TableControl } from './use-table-state.ts';

const readings = latePart(() =>
  import('./filters/search-readings.tsx').then(({ SearchReadings }) => SearchReadings),
);

export interface DataTableProps<T> {
  /** The table's name for screen readers; also its visible title if `titled`. */
  caption: string;
  /** The storage key of the hidden columns, if several tables have the same caption. */
  view?: string;
  titled?: boolean;
  columns: readonly Column<T>[];
  list: List<T>;
  rowKey: (row: T) => string;
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
  /** The name of the exported file; the caption by default. */
  exportName?: string;
  /** Draws content that needs the found rows, such as a panel with previous and next, or those of the page. */
  children?: (found: Found<T>, shown: readonly T[]) => ReactNode;
}

/** The props of a table of records: of all of them, or of one person's. */
export interface RecordTableProps<T>
  extends Omit<DataTableProps<T>, 'caption' | 'columns' | 'rowKey' | 'card'> {
  caption?: string;
  columns?: readonly Column<T>[];
  /** The kind of person that the page is about. */
  of?: PartyKind;
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

  const { index, found, numbers, prioritizeOrder } = useFoundRows(
    list.rows,
    all,
    columns,
    state,
    draft,
  );
  const { filters, sort } = state;
  const printsAll = printing && props.isExcerpt !== true;
  const size = printsAll ? maxPrintedRows : state.size;
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / size));
  const isTyping = draft !== state.q;
  const hasReadings = useLoaded(readings, draft !== '' && control.ranges !== undefined);
  // An unfinished search shows its first page; paper has a single page.
  const page = isTyping || printsAll ? 1 : Math.min(state.page, pages);
  const isPastEnd = found !== null && !isTyping && !printsAll && state.page > pages;
  useEffect(() => {
    // The address may have a page number after the last page.
    if (isPastEnd) change({ page: pages }, 'replace');
  }, [isPastEnd, pages, change]);
  const isFiltered = draft !== '' || Object.values(filters).some((key) => key !== undefined);
  const isHostOrder = !isFiltered && sort === null && state.page === 1;
  const preview = list.error === null && isHostOrder ? list.preview : null;
  const shown = useMemo(() => {
    const source = found ?? preview;
    const start = found === null ? 0 : (page - 1) * size;
    const count = Math.min(size, (source?.length ?? 0) - start);
    return source === null ? [] : Array.from({ length: count }, (_, at) => source.at(start + at));
  }, [found, preview, page, size]);
  const failure = list.rows === undefined ? list.error : null;
  const retrying = { what: caption, onRetry: list.retry, isRetrying: list.isFetching };
  const isLoading = found === null && failure === null;
  const body = useRef<HTMLDivElement>(null);
  useRowKeys(body, shown, props.rowKeys);
  useSidewaysScroll(body, isWide ? columns : null);
  const clear = () => {
    setDraft('');
    change({ q: '', filters: {} });
  };

  const footer = found !== null && found.length > 0 && (
    <TableFooter
      caption={caption}
      page={page}
      pages={pages}
      size={size}
      count={found.length}
      control={control}
      sums={columns.map(
        ({ id, SumsView }) =>
          SumsView !== undefined &&
          index !== null &&
          numbers !== null && <SumsView key={id} index={index} found={numbers} />,
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
        index={index}
        control={control}
        placeholder={props.searchPlaceholder ?? 'Search...'}
        draft={draft}
        toolbarFilter={props.toolbarFilter}
        onDraft={setDraft}
        more={
          <MoreMenu
            columns={all}
            choice={choice}
            count={found?.length ?? 0}
            onExport={() => {
              if (found !== null)
                void exportFound(exportName, columns, found, filtersInForce(all, filters, index));
            }}
          />
        }
        end={props.toolbarEnd}
        count={found?.length ?? null}
        compact={!isWide}
      />
      {hasReadings && (
        <readings.View text={draft} columns={columns} control={control} onText={setDraft} />
      )}
      {printing && <PrintNote search={draft} count={printsAll ? (found?.length ?? 0) : null} />}
      {/* On paper the sums stand above the rows: after them, they may be alone on the last sheet. */}
      {printing && footer}
      {list.error !== null && list.rows !== undefined && (
        <StaleNotice error={list.error} {...retrying} />
      )}
      {isWide ? (
        <div
          ref={body}
          className="relative overflow-x-clip [--cell:8px] @max-tight:[--cell:5px] scrolled:overflow-x-auto"
        >
          <table
            aria-labelledby={captionId}
            aria-busy={isLoading}
            className={clsx(
              'w-full border-separate [border-spacing:0]',
              columns.length >= 9 && 'scrolled:min-w-[960px]',
            )}
          >
            <TableHead
              columns={columns}
              rows={shown}
              control={control}
              onIntent={prioritizeOrder}
            />
            {isLoading && shown.length === 0 && (
              <TableSkeleton columns={columns} rows={state.size} tall={tall} />
            )}
            {shown.length > 0 && (
              <TableBody
                columns={columns}
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
            isLoading={isLoading}
          />
        </div>
      )}
      {failure !== null && <LoadError error={failure} {...retrying} />}
      {found?.length === 0 && (
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
