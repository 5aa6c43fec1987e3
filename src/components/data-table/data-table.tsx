import { clsx } from 'clsx';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import type { List } from '../../api/lists/use-list.ts';
import { lateCode } from '../../lib/browser/late-part.tsx';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../feedback/load-error.tsx';
import { showToast } from '../feedback/toast.ts';
import { Card } from '../ui/card.tsx';
import { ArrivalFooter } from './body/arrival-footer.tsx';
import { TableBody, TableSkeleton } from './body/table-body.tsx';
import { CardsSkeleton, TableCards } from './body/table-cards.tsx';
import { TableFooter } from './body/table-footer.tsx';
import { TableHead } from './body/table-head.tsx';
import { type RowKeys, useRowKeys } from './body/use-row-keys.ts';
import { useSidewaysScroll } from './body/use-sideways-scroll.ts';
import type { Column } from './column.tsx';
import { PrintedWords } from './print/printed-words.tsx';
import { mostPrinted, usePrinting } from './print/use-printing.ts';
import { MoreMenu } from './toolbar/more-menu.tsx';
import { type StandingFilterPlace, TableToolbar } from './toolbar/table-toolbar.tsx';
import { useHiddenColumns } from './toolbar/use-hidden-columns.ts';
import { useSearchDraft } from './toolbar/use-search-draft.ts';
import { type Found, useFoundRows } from './use-found-rows.ts';
import type { TableControl } from './use-table-state.ts';

const exporter = lateCode(() => import('./toolbar/export-rows.ts'));

/** What a table needs to know of its list, whatever it is a list of. */
export interface DataTableProps<T> {
  /** Names the table for screen readers; shown as its title where `titled`. */
  caption: string;
  /** Tells tables with the same caption and other columns apart. */
  view?: string;
  titled?: boolean;
  columns: readonly Column<T>[];
  list: List<T>;
  rowKey: (row: T) => string;
  control: TableControl;
  /** Page sizes to choose from. */
  sizes: readonly number[];
  searchPlaceholder: string;
  emptyText?: string;
  standing?: StandingFilterPlace;
  /** A row where there is no room for a table. */
  card: (row: T) => ReactNode;
  /** The row that a dialog is open for. */
  selectedKey?: string | null;
  /** More at the end of the toolbar. */
  toolbarEnd?: ReactNode;
  /** Two lines a row. */
  tall?: boolean;
  /** Rows hold nothing with a state, such as a menu: only then may one take over another's elements. */
  plainRows?: boolean;
  /** A constant, or memoised: what keys do to the row that has the focus. */
  rowKeys?: RowKeys<T>;
  /** Of a list that shows a few rows of a longer one: it prints what it shows, and not all. */
  isExcerpt?: boolean;
  /** Names the exported file, where the caption says too little: a person's jobs. */
  exportName?: string;
  /** What needs to know the rows found, such as a panel that goes through them. */
  children?: (found: Found<T>) => ReactNode;
}

/** A list with search, filters, order and pages, and a face for each of its states. */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, list, control, tall = false, selectedKey = null } = props;
  const { state, change } = control;
  const printing = usePrinting();
  // On paper a table stays one, however narrow the paper is.
  const roomy = useMedia(roomForTable) || printing;
  const captionId = useId();
  const [draft, setDraft] = useSearchDraft(control);
  const choice = useHiddenColumns(props.view ?? caption, props.columns);
  const columns = choice.shown;

  const { index, found, sums, prioritizeOrder } = useFoundRows(
    list.rows,
    props.columns,
    columns,
    state,
    draft,
  );
  const { filters, sort } = state;
  const printsAll = printing && props.isExcerpt !== true;
  const size = printsAll ? mostPrinted : state.size;
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / size));
  const isTyping = draft !== state.q;
  // What is being typed has a first page of its own, and paper has one page for all.
  const page = isTyping || printsAll ? 1 : Math.min(state.page, pages);
  const isPastEnd = found !== null && !isTyping && !printsAll && state.page > pages;
  useEffect(() => {
    // An address may name a page that is not there any more.
    if (isPastEnd) change({ page: pages }, 'replace');
  }, [isPastEnd, pages, change]);
  const narrowed = draft !== '' || Object.values(filters).some((key) => key !== undefined);
  const asSent = !narrowed && sort === null && state.page === 1;
  const firstRows = list.error === null && asSent ? list.preview : null;
  const shown = useMemo(() => {
    const source = found ?? firstRows;
    const start = found === null ? 0 : (page - 1) * size;
    const count = Math.min(size, (source?.length ?? 0) - start);
    return source === null ? [] : Array.from({ length: count }, (_, at) => source.at(start + at));
  }, [found, firstRows, page, size]);
  const failure = list.rows === undefined ? list.error : null;
  const isLoading = found === null && failure === null;
  const body = useRef<HTMLDivElement>(null);
  useRowKeys(body, shown, props.rowKeys);
  useSidewaysScroll(body, roomy ? columns : null);
  const clear = () => {
    setDraft('');
    change({ q: '', filters: {} });
  };

  // The same element as long as nothing in it changes, so that a letter typed draws only the rows.
  const head = useMemo(
    () => <TableHead columns={columns} control={control} onReach={prioritizeOrder} />,
    [columns, control, prioritizeOrder],
  );
  const exportFound = () => {
    if (found === null) return;
    void exporter.load().then((loaded) => {
      const file = loaded?.exportRows(props.exportName ?? caption, columns, found);
      return file === undefined ? undefined : showToast({ title: 'Exported', subject: file });
    });
  };

  return (
    <Card aria-labelledby={captionId} className="@container [--edge:18px] max-lg:[--edge:16px]">
      <TableToolbar
        caption={caption}
        captionId={captionId}
        titled={props.titled ?? false}
        columns={props.columns}
        index={index}
        control={control}
        placeholder={props.searchPlaceholder}
        draft={draft}
        {...(props.standing !== undefined && { standing: props.standing })}
        onDraft={setDraft}
        more={
          <MoreMenu
            columns={props.columns}
            choice={choice}
            count={found?.length ?? 0}
            onExport={exportFound}
          />
        }
        end={props.toolbarEnd}
        count={found?.length ?? null}
        compact={!roomy}
      />
      {printing && <PrintedWords search={draft} count={printsAll ? (found?.length ?? 0) : null} />}
      {list.error !== null && list.rows !== undefined && (
        <StaleNotice
          what={caption}
          error={list.error}
          onRetry={list.retry}
          isRetrying={list.isFetching}
        />
      )}
      {roomy ? (
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
            {head}
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
                plainRows={props.plainRows ?? false}
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
            card={props.card}
            isLoading={isLoading}
          />
        </div>
      )}
      {failure !== null && (
        <LoadError
          what={caption}
          error={failure}
          onRetry={list.retry}
          isRetrying={list.isFetching}
        />
      )}
      {found?.length === 0 && (
        <EmptyState
          text={props.emptyText ?? 'No Records Here!'}
          {...(narrowed && list.rows?.length !== 0 && { onClear: clear })}
        />
      )}
      {isLoading && list.progress !== null && (
        <ArrivalFooter shown={shown.length} bytes={list.progress} />
      )}
      {found !== null && found.length > 0 && (
        <TableFooter
          caption={caption}
          page={page}
          pages={pages}
          size={size}
          count={found.length}
          sizes={props.sizes}
          control={control}
          sums={sums}
        />
      )}
      {found !== null && props.children?.(found)}
    </Card>
  );
}
