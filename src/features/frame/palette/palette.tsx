import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useMemo, useReducer, useState } from 'react';
import { useHasParameter, useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { CommandDialog } from '../../../components/ui/command-dialog.tsx';
import { useMasks } from '../../../lib/browser/privacy/masks.ts';
import { workInBackground } from '../../../lib/row-index/background-work.ts';
import { palettePages } from '../menu/all-pages.ts';
import {
  approvedKind,
  artisanKind,
  clientKind,
  jobKind,
  messageKind,
  type PaletteEntry,
  paidPartPaymentKind,
  pendingPartPaymentKind,
  requestKind,
  transactionKind,
} from './entry-kinds.ts';
import { type PaletteSearch, parseQuery, searchPalette } from './palette-search.ts';
import { ResultGroup } from './result-group.tsx';
import { usePaletteList } from './use-palette-list.ts';

/** The dialog that finds and opens pages, people, payments, jobs and messages. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const query = useMemo(() => parseQuery(typed), [typed]);
  const { text } = query;
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const isMasked = useMasks();
  const lists = [
    usePaletteList(artisanKind, text, isMasked),
    usePaletteList(clientKind, text, isMasked),
    usePaletteList(requestKind, text, isMasked),
    usePaletteList(approvedKind, text, isMasked),
    usePaletteList(pendingPartPaymentKind, text, isMasked),
    usePaletteList(paidPartPaymentKind, text, isMasked),
    usePaletteList(transactionKind, text, isMasked),
    usePaletteList(jobKind, text, isMasked),
    usePaletteList(messageKind, text, isMasked),
  ];
  const { searches, isPreparing } = useSearches(lists.flatMap(({ search }) => search ?? []));
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
  const isSearching = isPreparing || lists.some(({ isPending }) => isPending);
  const hasFailed = lists.some(({ isLoadingError }) => isLoadingError);

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
 * Returns the searches that are ready, and whether others are being prepared in the background. The array of the
 * searches changes only when one of them changes.
 */
function useSearches(all: readonly PaletteSearch[]) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const next = all.find(({ isReady }) => !isReady);
  useEffect(() => {
    if (next === undefined) return;
    return workInBackground(() => {
      const hasMore = next.prepare();
      if (!hasMore) rerender();
      return hasMore;
    });
  }, [next]);
  const ready = all.filter(({ isReady }) => isReady);
  const [searches, setSearches] = useState(ready);
  const isSame =
    searches.length === ready.length && ready.every((search, index) => search === searches[index]);
  if (!isSame) setSearches(ready);
  return { searches, isPreparing: next !== undefined };
}
