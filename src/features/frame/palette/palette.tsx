import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useState } from 'react';
import { artisansHostList, artisansQuery } from '../../../api/artisans.ts';
import { clientsHostList, clientsQuery } from '../../../api/clients.ts';
import { contactMessagesHostList, contactMessagesQuery } from '../../../api/contact.ts';
import { jobsHostList, jobsQuery } from '../../../api/jobs.ts';
import {
  paidPartPaymentsHostList,
  paidPartPaymentsQuery,
  pendingPartPaymentsQuery,
} from '../../../api/part-payments.ts';
import { transactionsHostList, transactionsQuery } from '../../../api/transactions.ts';
import {
  approvedWithdrawalsHostList,
  approvedWithdrawalsQuery,
  withdrawalRequestsQuery,
} from '../../../api/withdrawals.ts';
import { useHasParameter, useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { CommandDialog } from '../../../components/ui/command-dialog.tsx';
import { useMasks } from '../../../lib/browser/privacy/masks.ts';
import { workInBackground } from '../../../lib/row-index/background-work.ts';
import { palettePages } from '../menu/all-pages.ts';
import { type PaletteEntry, parseQuery } from './entry-kinds.ts';
import {
  type PaletteLists,
  type PaletteSearches,
  searchesOf,
  searchPalette,
} from './palette-search.ts';
import { ResultGroup } from './result-group.tsx';
import { usePaletteRows } from './use-palette-rows.ts';

/** The dialog that finds and opens pages, people, payments, jobs and messages. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const query = useMemo(() => parseQuery(typed), [typed]);
  const { text } = query;
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const lists = {
    artisans: usePaletteRows(artisansQuery, artisansHostList, text),
    clients: usePaletteRows(clientsQuery, clientsHostList, text),
    requests: useQuery(withdrawalRequestsQuery),
    approved: usePaletteRows(approvedWithdrawalsQuery, approvedWithdrawalsHostList, text, {
      amount: 'amount',
    }),
    pending: useQuery(pendingPartPaymentsQuery),
    paid: usePaletteRows(paidPartPaymentsQuery, paidPartPaymentsHostList, text, {
      id: 'job_id',
      amount: 'part_payment_amount',
    }),
    transactions: usePaletteRows(transactionsQuery, transactionsHostList, text, {
      amount: 'amount',
    }),
    jobs: usePaletteRows(jobsQuery, jobsHostList, text, { id: 'job_id', amount: 'amount' }),
    messages: usePaletteRows(contactMessagesQuery, contactMessagesHostList, text),
  };
  const isMasked = useMasks();
  const { searches, isPreparing } = useSearches(lists, isMasked);
  const hasAudit = useIsOffered('listAuditEntries') === true;
  // Memoised, so that the arrow keys and the pointer render the results again without another search.
  const pages = useMemo(() => palettePages(hasAudit), [hasAudit]);
  const canFindRejected = useHasParameter('listApprovedWithdrawals', 'decided') === true;
  const groups = useMemo(
    () => searchPalette(query, searches, pages, canFindRejected),
    [query, searches, pages, canFindRejected],
  );
  const entries = groups.flatMap((group) => group.entries);
  const chosenIndex = Math.min(chosen, entries.length - 1);

  const open = (entry: PaletteEntry | undefined) => {
    if (entry === undefined) return;
    onClose();
    void navigate({ href: entry.path });
  };
  const chooseByKey = (index: number) => {
    setChosen(index);
    // The field still has the focus, so the browser does not scroll to the chosen option.
    document.getElementById(`${listId}-${index}`)?.scrollIntoView({ block: 'nearest' });
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
      // The text in the field may be newer than the results on screen.
      const newest = parseQuery(event.currentTarget.value);
      const results = searchPalette(newest, searches, pages, canFindRejected);
      open(results.flatMap((group) => group.entries)[Math.max(0, chosenIndex)]);
    } else if (next === undefined) return;
    else chooseByKey((next + entries.length) % Math.max(1, entries.length));
    event.preventDefault();
  };
  const isSearching = isPreparing || Object.values(lists).some(({ isPending }) => isPending);
  const hasFailed = Object.values(lists).some(({ isLoadingError }) => isLoadingError);

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
      <div
        id={listId}
        role="listbox"
        aria-label="Results"
        aria-busy={isSearching}
        className="min-h-0 overflow-y-auto p-2"
      >
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
function useSearches(lists: PaletteLists, isMasked: boolean) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const all = searchesOf(lists, isMasked);
  const next = Object.values(all).find((search) => search?.isReady === false);
  useEffect(() => {
    if (next === undefined) return;
    return workInBackground(() => {
      const hasMore = next.prepare();
      if (!hasMore) rerender();
      return hasMore;
    });
  }, [next]);
  const ready: PaletteSearches = Object.fromEntries(
    Object.entries(all).filter(([, search]) => search?.isReady),
  );
  const [searches, setSearches] = useState(ready);
  const isSame = Object.keys(all).every(
    (list) => Reflect.get(searches, list) === Reflect.get(ready, list),
  );
  if (!isSame) setSearches(ready);
  return { searches, isPreparing: next !== undefined };
}
