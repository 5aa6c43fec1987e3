import { useId, useMemo, useState } from 'react';
import { formatCount } from '../../../../domain/count.ts';
import { type LoadState, useRead } from '../../../api/lists/use-read.ts';
import { type PageKey, type PageVersion, pageVersionsQuery } from '../../../api/site-texts.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../../components/feedback/load-error.tsx';
import { useWhyNotOffered } from '../../../components/host-action/use-host-action.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { SidePanel } from '../../../components/ui/side-panel.tsx';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { versionName } from '../text-kinds.ts';
import { TextSkeleton } from '../text-skeleton.tsx';
import { RestoreConfirmation } from './restore-confirmation.tsx';
import { VersionEntry } from './version-entry.tsx';
import { type PlacedVersion, placeVersions } from './version-order.ts';

interface HistoryPanelProps {
  page: PageKey;
  /** The page's name. */
  title: string;
  onClose: () => void;
}

/** The versions of all texts of a page, also of deleted texts, each with a button that restores it. */
export function HistoryPanel({ page, title, onClose }: HistoryPanelProps) {
  const [query] = useState(() => pageVersionsQuery(page));
  const list = useRead(query);
  const { data, error, retry, isFetching } = list;
  const what = `The versions of ${title}`;
  return (
    <SidePanel side="right" title="Versions" beside={title} onClose={onClose}>
      <div
        className="flex min-h-0 flex-1 flex-col overflow-y-auto"
        aria-busy={data === undefined && error === null}
      >
        {data === undefined ? (
          error === null ? (
            <TextSkeleton />
          ) : (
            <LoadError what={what} error={error} onRetry={retry} isRetrying={isFetching} />
          )
        ) : (
          <>
            {error !== null && (
              <StaleNotice what={what} error={error} onRetry={retry} isRetrying={isFetching} />
            )}
            {data.length === 0 ? (
              <EmptyState text="No Records Here!" />
            ) : (
              <Versions page={page} list={list} rows={data} />
            )}
          </>
        )}
      </div>
    </SidePanel>
  );
}

const versionsPerStep = 25;

interface VersionsProps {
  page: PageKey;
  list: LoadState<unknown>;
  rows: RowSource<PageVersion>;
}

function Versions({ page, list, rows }: VersionsProps) {
  const placed = useMemo(() => placeVersions(rows), [rows]);
  const [item, setItem] = useState('');
  const [shown, setShown] = useState(versionsPerStep);
  const [asked, setAsked] = useState<string | null>(null);
  const notOffered = useWhyNotOffered('restorePageVersion');
  const found = placed.filter(({ version }) => item === '' || version.item_id === item);
  const confirmation = placed.find(({ version }) => version.id === asked);
  return (
    <>
      {page !== 'about' && (
        <div className="border-line border-b px-5 py-3">
          <ItemFilter
            page={page}
            placed={placed}
            item={item}
            onItem={(next) => {
              setItem(next);
              setShown(versionsPerStep);
            }}
          />
        </div>
      )}
      <p role="status" className="sr-only">
        {formatCount(found.length)} {found.length === 1 ? 'version' : 'versions'}
      </p>
      <ol aria-label="Versions" className="px-5">
        {found.slice(0, shown).map((one, index) => (
          <VersionEntry
            key={one.version.id ?? index}
            page={page}
            placed={one}
            isFirst={index === 0}
            notOffered={notOffered}
            onRestore={() => setAsked(one.version.id)}
          />
        ))}
      </ol>
      {found.length > shown && (
        <div className="px-5 py-4">
          <Button onClick={() => setShown(shown + versionsPerStep)}>Show older versions</Button>
        </div>
      )}
      {confirmation !== undefined && (
        <RestoreConfirmation
          page={page}
          placed={confirmation}
          list={list}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface ItemFilterProps {
  page: PageKey;
  placed: readonly PlacedVersion[];
  /** The id of the chosen item; '' for all. */
  item: string;
  onItem: (item: string) => void;
}

function ItemFilter({ page, placed, item, onItem }: ItemFilterProps) {
  const id = useId();
  const newest = placed.filter(({ version, newest: last }) => version === last);
  return (
    <div className="flex items-center gap-2.5 text-cell text-text-2">
      <label htmlFor={id}>Item</label>
      <Select
        id={id}
        value={item}
        onChange={(event) => onItem(event.target.value)}
        className="min-w-0 flex-1"
      >
        <option value="">All items</option>
        {newest.map(({ version }) => (
          <option key={version.item_id} value={version.item_id ?? ''}>
            {versionName(page, version)}
            {version.change === 'deleted' ? ' (deleted)' : ''}
          </option>
        ))}
      </Select>
    </div>
  );
}
