import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { type AuditFilter, type AuditPage, useAuditPage } from '../../api/extensions/audit.ts';
import { CardsSkeleton } from '../../components/data-table/body/table-cards.tsx';
import { totalWords } from '../../components/data-table/pages.ts';
import { PrintNote } from '../../components/data-table/print/print-note.tsx';
import { usePrinting } from '../../components/data-table/print/use-printing.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { ReadError } from '../../components/feedback/loaded.tsx';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { useWhyNoCsv } from '../../components/host-action/use-is-offered.ts';
import { isAuditSubject } from '../../components/timeline/audit-words.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { IconButton } from '../../components/ui/icon-button.tsx';
import { lateCode } from '../../lib/browser/late-code.ts';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import type { AuditSearch } from '../../lib/url/audit-search.ts';
import { readDay } from '../../lib/values/search/read-days.ts';
import { AuditChips, AuditFilters, type ChangeSearch } from './audit-filters.tsx';
import { AuditCards, AuditTable } from './audit-rows.tsx';

/** The longest values that the contract allows, in characters. */
const maxSearch = 200;
const maxAccount = 320;
const maxCursor = 200;

/** Returns the filter for the request. Invalid search params are left out, and a long search text is cut. */
function auditFilterOf({ q, account, kind, from, to, cursor, end }: AuditSearch): AuditFilter {
  return {
    ...(q !== undefined && { search: q.slice(0, maxSearch) }),
    ...(hasLengthUpTo(maxAccount, account) && { account }),
    ...(isAuditSubject(kind) && { kind }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && { to }),
    ...(hasLengthUpTo(maxCursor, cursor) && { cursor }),
    ...(cursor === undefined && end === 'last' && { end }),
  };
}

const hasLengthUpTo = (maxLength: number, text: string | undefined): text is string =>
  text !== undefined && text.length <= maxLength;

const isDay = (text: string | undefined): text is string =>
  text !== undefined && readDay(text) === text;

/** Returns whether a search or filter hides entries. The cursor does not count. */
const isNarrowed = ({ search, account, kind, from, to }: AuditFilter) =>
  [search, account, kind, from, to].some((value) => value !== undefined);

interface AuditEntriesProps {
  search: AuditSearch;
  setSearch: (params: AuditSearch, replace: boolean) => void;
  /** Whether the host is known to have an audit. Until then the page shows its loading state and sends no request. */
  isOffered: boolean;
}

/** The entries of the audit. The host searches, filters and pages them. */
export function AuditEntries({ search, setSearch, isOffered }: AuditEntriesProps) {
  const filter = auditFilterOf(search);
  const { page, isEarlier, error, isFetching, retry, updatedAt } = useAuditPage(filter, isOffered);
  const isPrinting = usePrinting();
  const isWide = useMedia(roomForTable) || isPrinting;
  const table = useRef<HTMLDivElement>(null);
  const change: ChangeSearch = useCallback(
    (params, replace = false) => setSearch({ cursor: '', end: '', ...params }, replace),
    [setSearch],
  );
  const clear = () => {
    change({ q: '', account: '', kind: '', from: '', to: '' });
    // The pressed button disappears.
    table.current?.parentElement?.querySelector('input')?.focus();
  };
  const entries = page?.entries ?? [];
  const isLoading = page === undefined && error === null;
  const Rows = isWide ? AuditTable : AuditCards;
  return (
    <Card aria-label="Audit" className="[--edge:18px] max-lg:[--edge:16px]">
      <AuditFilters filter={filter} accounts={page?.accounts ?? []} onChange={change}>
        <ExportButton filter={filter} isEmpty={page?.entries.length === 0} />
      </AuditFilters>
      <AuditChips filter={filter} onChange={change} />
      {isPrinting && <PrintNote search={filter.search ?? ''} count={null} />}
      <p role="status" className="sr-only">
        {page !== undefined && !isEarlier ? `${entryCountText(page)} found` : ''}
      </p>
      <ReadError what="Audit" read={{ data: page, error, isFetching, retry }} />
      <div
        ref={table}
        aria-busy={isEarlier || isLoading || undefined}
        className={isEarlier ? 'opacity-55 [--cell:8px]' : '[--cell:8px]'}
      >
        {(entries.length > 0 || (isLoading && isWide)) && (
          <Rows entries={entries} isLoading={isLoading} table={table} />
        )}
        {isLoading && !isWide && <CardsSkeleton rows={10} />}
      </div>
      {error !== null && page === undefined && filter.cursor !== undefined && (
        <div className="flex justify-center pb-8">
          <Button onClick={() => change({})}>Show the newest entries</Button>
        </div>
      )}
      {page?.entries.length === 0 && (
        <EmptyState
          text="No Records Here!"
          {...((isNarrowed(filter) || filter.cursor !== undefined) && { onClear: clear })}
        />
      )}
      {page !== undefined && (
        <AuditFooter
          page={page}
          isBusy={isEarlier}
          age={<UpdatedAgo at={updatedAt} isReading={isFetching} onRefresh={retry} />}
          onTurn={change}
        />
      )}
    </Card>
  );
}

/** Returns "1,234 entries", or "100,000+ entries" if not all were counted. */
function entryCountText({ total, entries, next, previous }: AuditPage): string {
  const isOnlyPage = next === null && previous === null;
  const { count, isExact } = total ?? { count: entries.length, isExact: isOnlyPage };
  return `${totalWords({ count, isExact })} ${count === 1 ? 'entry' : 'entries'}`;
}

/** The search params of a page of the audit; none for the newest page. */
type PageParams = Pick<AuditSearch, 'cursor' | 'end'>;

interface AuditFooterProps {
  page: AuditPage;
  isBusy: boolean;
  age: ReactNode;
  onTurn: (to: PageParams) => void;
}

function AuditFooter({ page, isBusy, age, onTurn }: AuditFooterProps) {
  const { previous, next } = page;
  // A reason, instead of `disabled`, keeps the keyboard focus on the pressed button while the page loads.
  const whyBusy = isBusy ? 'The entries are loading' : undefined;
  const whyNoNewer = previous === null ? 'These are the newest' : whyBusy;
  const whyNoOlder = next === null ? 'These are the oldest' : whyBusy;
  const turnButton = (
    label: string,
    icon: ReactNode,
    whyNot: string | undefined,
    to: PageParams,
  ) => (
    <IconButton
      label={label}
      outlined
      className="size-[30px]"
      disabledBecause={whyNot}
      icon={icon}
      onClick={() => onTurn(to)}
    />
  );
  const older = next === null ? {} : { cursor: next };
  const newer = previous === null ? {} : { cursor: previous };
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <span className="tabular-nums">{entryCountText(page)}</span>
      <span className="mr-auto">{age}</span>
      <nav aria-label="Pages of Audit" className="ml-auto flex gap-1.5">
        {turnButton('Newest entries', <ChevronFirst strokeWidth={2} />, whyNoNewer, {})}
        {turnButton('Newer entries', <ChevronLeft strokeWidth={2} />, whyNoNewer, newer)}
        {turnButton('Older entries', <ChevronRight strokeWidth={2} />, whyNoOlder, older)}
        {turnButton('Oldest entries', <ChevronLast strokeWidth={2} />, whyNoOlder, { end: 'last' })}
      </nav>
    </div>
  );
}

const exportCode = lateCode(() => import('./export-audit.ts'));

interface ExportButtonProps {
  filter: AuditFilter;
  isEmpty: boolean;
}

/** The button that exports the entries of all pages that match the filter. */
function ExportButton({ filter, isEmpty }: ExportButtonProps) {
  const whyNotOffered = useWhyNoCsv('listAuditEntries');
  const [isUnderWay, setIsUnderWay] = useState(false);
  const whyNot = isEmpty
    ? 'There are no entries to export'
    : isUnderWay
      ? 'An export is under way'
      : whyNotOffered;
  const start = async () => {
    setIsUnderWay(true);
    try {
      await (await exportCode.load())?.exportAudit(filter);
    } finally {
      setIsUnderWay(false);
    }
  };
  return (
    <IconButton
      label="Export as CSV"
      outlined
      className="ml-auto size-[34px] print:hidden"
      disabledBecause={whyNot}
      icon={<Download />}
      onPointerEnter={() => void exportCode.loadAhead()}
      onClick={() => void start()}
    />
  );
}
