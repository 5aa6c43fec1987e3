import { useCallback, useRef } from 'react';
import { useAuditPage } from '../../api/extensions/audit.ts';
import { CardsSkeleton } from '../../components/data-table/body/table-cards.tsx';
import { PrintNote } from '../../components/data-table/print/print-note.tsx';
import { usePrinting } from '../../components/data-table/print/use-printing.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { UpdatedAgo } from '../../components/feedback/updated-ago.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import type { AuditSearch } from '../../lib/address/audit-search.ts';
import { roomForTable, useMedia } from '../../lib/browser/use-media.ts';
import { auditFilterOf, isNarrowed } from './audit-filter.ts';
import { AuditChips, AuditFilters, type ChangeSearch } from './audit-filters.tsx';
import { AuditFooter, countWords } from './audit-footer.tsx';
import { AuditCards, AuditTable } from './audit-rows.tsx';
import { ExportButton } from './export-button.tsx';

interface AuditEntriesProps {
  search: AuditSearch;
  setSearch: (params: AuditSearch, replace: boolean) => void;
  /** Whether the host is known to keep an audit. Until then the page shows its loading state and requests nothing. */
  isOffered: boolean;
}

/** The entries of the audit, which the host searches, filters and pages. */
export function AuditEntries({ search, setSearch, isOffered }: AuditEntriesProps) {
  const filter = auditFilterOf(search);
  const { page, isEarlier, error, isFetching, retry, updatedAt } = useAuditPage(filter, isOffered);
  const printing = usePrinting();
  const isWide = useMedia(roomForTable) || printing;
  const table = useRef<HTMLDivElement>(null);
  const change: ChangeSearch = useCallback(
    (params, replace = false) => setSearch({ cursor: '', end: '', ...params }, replace),
    [setSearch],
  );
  const clear = () => change({ q: '', account: '', kind: '', from: '', to: '' });
  const failure = error !== null && {
    what: 'Audit',
    error,
    onRetry: retry,
    isRetrying: isFetching,
  };
  const entries = page?.entries ?? [];
  const isLoading = page === undefined && !failure;
  const Rows = isWide ? AuditTable : AuditCards;
  return (
    <Card aria-label="Audit" className="[--edge:18px] max-lg:[--edge:16px]">
      <AuditFilters filter={filter} accounts={page?.accounts ?? []} onChange={change}>
        <ExportButton filter={filter} isEmpty={page?.entries.length === 0} />
      </AuditFilters>
      <AuditChips filter={filter} onChange={change} />
      {printing && <PrintNote search={filter.search ?? ''} count={null} />}
      <p role="status" className="sr-only">
        {page !== undefined && !isEarlier ? `${countWords(page)} found` : ''}
      </p>
      {failure && page !== undefined && <StaleNotice {...failure} />}
      <div
        ref={table}
        aria-busy={isEarlier || isLoading || undefined}
        className={isEarlier ? 'opacity-55 [--cell:8px]' : '[--cell:8px]'}
      >
        {(isWide || entries.length > 0) && (isLoading || entries.length > 0) && (
          <Rows entries={entries} isLoading={isLoading} table={table} />
        )}
        {isLoading && !isWide && <CardsSkeleton rows={10} />}
      </div>
      {failure && page === undefined && <LoadError {...failure} />}
      {failure && page === undefined && filter.cursor !== undefined && (
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
