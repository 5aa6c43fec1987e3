import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useState } from 'react';
import { artisansQuery, artisansSearch } from '../../../api/artisans.ts';
import { clientsQuery, clientsSearch } from '../../../api/clients.ts';
import { contactMessagesQuery, contactMessagesSearch } from '../../../api/contact.ts';
import { jobsQuery, jobsSearch } from '../../../api/jobs.ts';
import {
  paidPartPaymentsQuery,
  paidPartPaymentsSearch,
  pendingPartPaymentsQuery,
} from '../../../api/part-payments.ts';
import { transactionsQuery, transactionsSearch } from '../../../api/transactions.ts';
import {
  approvedWithdrawalsQuery,
  approvedWithdrawalsSearch,
  withdrawalRequestsQuery,
} from '../../../api/withdrawals.ts';
import { useHasParameter, useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { CommandDialog } from '../../../components/ui/command-dialog.tsx';
import { useMasks } from '../../../lib/browser/privacy/masks.ts';
import { workInBackground } from '../../../lib/row-index/background-work.ts';
import { palettePages } from '../menu/all-pages.ts';
import { type PaletteEntry, readRecordText } from './entry-kinds.ts';
import {
  type PaletteSearch,
  type PaletteSources,
  searchesOf,
  searchPalette,
} from './palette-search.ts';
import { ResultGroup } from './result-group.tsx';
import { usePaletteRows } from './use-palette-rows.ts';

/** The dialog that finds and opens pages, people, payments, jobs and messages. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { text } = readRecordText(typed);
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const artisans = usePaletteRows(artisansQuery, artisansSearch, text);
  const clients = usePaletteRows(clientsQuery, clientsSearch, text);
  const requests = useQuery(withdrawalRequestsQuery);
  const approved = usePaletteRows(approvedWithdrawalsQuery, approvedWithdrawalsSearch, text);
  const pending = useQuery(pendingPartPaymentsQuery);
  const paid = usePaletteRows(paidPartPaymentsQuery, paidPartPaymentsSearch, text, 'job_id');
  const transactions = usePaletteRows(transactionsQuery, transactionsSearch, text);
  const jobs = usePaletteRows(jobsQuery, jobsSearch, text, 'job_id');
  const messages = usePaletteRows(contactMessagesQuery, contactMessagesSearch, text);
  const lists = [artisans, clients, approved, paid, transactions, jobs, messages];
  const queues = [requests, pending];

  const isMasked = useMasks();
  const { searches, isPreparing } = useSearches(
    {
      artisans: artisans.rows,
      clients: clients.rows,
      requests: requests.data,
      approved: approved.rows,
      pending: pending.data,
      paid: paid.rows,
      transactions: transactions.rows,
      jobs: jobs.rows,
      messages: messages.rows,
    },
    isMasked,
  );
  const hasAudit = useIsOffered('listAuditEntries') === true;
  // Memoised, because the arrow keys and the pointer render the results again without another search.
  const pages = useMemo(() => palettePages(hasAudit), [hasAudit]);
  const hasDecided = useHasParameter('listApprovedWithdrawals', 'decided') === true;
  const groups = useMemo(
    () => searchPalette(typed, searches, pages, hasDecided),
    [typed, searches, pages, hasDecided],
  );
  const entries = groups.flatMap((group) => group.entries);
  const chosenIndex = Math.min(chosen, entries.length - 1);

  const open = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    void navigate({ href: entry.path });
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const moves: Record<string, number> = {
      ArrowDown: chosenIndex + 1,
      ArrowUp: chosenIndex - 1,
      Home: 0,
      End: entries.length - 1,
    };
    const next = moves[event.key];
    if (event.key === 'Enter') {
      // The field may be newer than the results on screen.
      const results = searchPalette(event.currentTarget.value, searches, pages, hasDecided);
      open(results.flatMap((group) => group.entries)[Math.max(0, chosenIndex)]);
    } else if (next === undefined) return;
    else setChosen((next + entries.length) % Math.max(1, entries.length));
    event.preventDefault();
  };
  const isSearching = isPreparing || [...lists, ...queues].some(({ isPending }) => isPending);
  const hasFailed =
    lists.some((list) => list.hasFailed) ||
    queues.some(({ error, data }) => error !== null && data === undefined);

  return (
    <CommandDialog title="Search or jump to" onClose={onClose}>
      <div className="flex h-[46px] shrink-0 items-center gap-2.5 border-line border-b px-4">
        <Search size={18} className="text-text-3" />
        <input
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={
            entries[chosenIndex] === undefined ? undefined : `${listId}-${chosenIndex}`
          }
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={isMasked ? 'Name, id or amount' : 'Name, id, e-mail, phone or amount'}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKey}
          className="h-full min-w-0 flex-1 bg-transparent text-card-title outline-none"
        />
      </div>
      <div id={listId} role="listbox" aria-label="Results" className="min-h-0 overflow-y-auto p-2">
        {groups.map((group) => (
          <ResultGroup
            key={group.name}
            group={group}
            listId={listId}
            all={entries}
            chosen={chosenIndex}
            onChoose={setChosen}
            onOpen={open}
          />
        ))}
      </div>
      <p role="status" className="px-4 py-2 text-caption text-text-2 empty:hidden">
        {`${entries.length > 0 ? '' : isSearching ? 'Looking…' : 'Nothing found.'}${
          hasFailed ? ' Some lists did not load, so there may be more.' : ''
        }`}
      </p>
    </CommandDialog>
  );
}

/**
 * Returns the searches that are ready, and whether others are being prepared in the background. The object of the
 * searches changes only when one of them changes.
 */
function useSearches(sources: PaletteSources, isMasked: boolean) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const all = searchesOf(sources, isMasked);
  const next = Object.values(all).find((search) => search?.isReady === false);
  useEffect(() => {
    if (next === undefined) return;
    return workInBackground(() => {
      const hasMore = next.prepare();
      if (!hasMore) rerender();
      return hasMore;
    });
  }, [next]);
  const artisans = ifReady(all.artisans);
  const clients = ifReady(all.clients);
  const requests = ifReady(all.requests);
  const approved = ifReady(all.approved);
  const pending = ifReady(all.pending);
  const paid = ifReady(all.paid);
  const transactions = ifReady(all.transactions);
  const jobs = ifReady(all.jobs);
  const messages = ifReady(all.messages);
  const searches = useMemo(
    () => ({ artisans, clients, requests, approved, pending, paid, transactions, jobs, messages }),
    [artisans, clients, requests, approved, pending, paid, transactions, jobs, messages],
  );
  return { searches, isPreparing: next !== undefined };
}

const ifReady = (search: PaletteSearch | undefined) =>
  search?.isReady === true ? search : undefined;
