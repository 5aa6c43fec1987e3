import { ChevronDown, ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { useRead } from '../../api/lists/use-read.ts';
import { type PageVersion, pageVersionsQuery } from '../../api/site-texts.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { LoadError, StaleNotice } from '../../components/feedback/load-error.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-host-action.ts';
import { MomentText } from '../../components/timeline/moment-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SidePanel } from '../../components/ui/side-panel.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import type { RowSource } from '../../lib/row-index/row-source.ts';
import { Difference } from './difference.tsx';
import { itemName, noVersionWords, type PageKind } from './page-kinds.ts';
import { TextSkeleton } from './page-text.tsx';
import { RestoreConfirmation } from './text-confirmation.tsx';
import { textAfter, type VersionStep, versionSteps } from './version-steps.ts';

/** The versions of all texts of a page, also of deleted texts, each with a button that restores it. */
export function VersionsPanel({ page, onClose }: { page: PageKind; onClose: () => void }) {
  const [query] = useState(() => pageVersionsQuery(page.key));
  const { data, error, retry, isFetching } = useRead(query);
  const failed = { what: `The versions of ${page.title}`, onRetry: retry, isRetrying: isFetching };
  return (
    <SidePanel side="right" title="Versions" beside={page.title} onClose={onClose}>
      <div
        className="flex min-h-0 flex-1 flex-col overflow-y-auto"
        aria-busy={data === undefined && error === null}
      >
        {data === undefined ? (
          error === null ? (
            <TextSkeleton />
          ) : (
            <LoadError {...failed} error={error} />
          )
        ) : (
          <>
            {error !== null && <StaleNotice {...failed} error={error} />}
            {data.length === 0 ? (
              <EmptyState text="No Records Here!" />
            ) : (
              <Versions page={page} rows={data} />
            )}
          </>
        )}
      </div>
    </SidePanel>
  );
}

const versionsPerStep = 25;

function Versions({ page, rows }: { page: PageKind; rows: RowSource<PageVersion> }) {
  const placed = useMemo(() => versionSteps(rows), [rows]);
  const [item, setItem] = useState('');
  const itemId = useId();
  const [shown, setShown] = useState(versionsPerStep);
  const [asked, setAsked] = useState<string | null>(null);
  const found = placed.filter(({ version }) => item === '' || version.item_id === item);
  const confirmed = placed.find(({ version }) => version.id === asked);
  return (
    <>
      {page.key !== 'about' && (
        <div className="flex items-center gap-2.5 border-line border-b px-5 py-3 text-cell text-text-2">
          <label htmlFor={itemId}>Item</label>
          <Select
            id={itemId}
            value={item}
            onChange={(event) => {
              setItem(event.target.value);
              setShown(versionsPerStep);
            }}
            className="min-w-0 flex-1"
          >
            <option value="">All items</option>
            {placed
              .filter(({ version, newest }) => version === newest)
              .map(({ version }) => (
                <option key={version.item_id} value={version.item_id ?? ''}>
                  {nameOf(page, version)}
                  {version.change === 'deleted' ? ' (deleted)' : ''}
                </option>
              ))}
          </Select>
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
            onRestore={() => setAsked(one.version.id)}
          />
        ))}
      </ol>
      {found.length > shown && (
        <div className="px-5 py-4">
          <Button onClick={() => setShown(shown + versionsPerStep)}>Show older versions</Button>
        </div>
      )}
      {confirmed !== undefined && (
        <RestoreConfirmation page={page} placed={confirmed} onClose={() => setAsked(null)} />
      )}
    </>
  );
}

const nameOf = ({ key }: PageKind, { item_id, name }: PageVersion) =>
  itemName(key, { id: item_id, name });

interface VersionEntryProps {
  page: PageKind;
  placed: VersionStep;
  /** The first entry shows its difference at once. */
  isFirst: boolean;
  onRestore: () => void;
}

/** One version: the kind of change, the account, the time, and the difference. */
function VersionEntry({ page, placed, isFirst, onRestore }: VersionEntryProps) {
  const { version, newest, before } = placed;
  const [isOpen, setIsOpen] = useState(isFirst);
  const id = useId();
  const notOffered = useWhyNotOffered('restorePageVersion');
  const name = nameOf(page, version);
  const subject = `version ${version.version ?? ''} of ${name}`;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const isUnknown = before === undefined && version.change !== 'created';
  return (
    <li className="border-line border-b py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-body font-bold">{name}</h3>
          <p className="mt-0.5 text-cell text-text-2">
            {version.by ?? 'NIL'} · <MomentText value={version.at} />
          </p>
        </div>
        <StatusPill status={version.change} className="shrink-0" />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="inline-flex items-center gap-2 text-cell font-strong text-text-2 max-lg:min-h-11 coarse:min-h-11"
          onClick={() => setIsOpen(!isOpen)}
        >
          <Chevron />
          Changes <span className="sr-only">of {subject}</span>
        </button>
        {version === newest && version.change !== 'deleted' ? (
          <span className="ml-auto text-cell text-text-2">On the page now</span>
        ) : (
          <Button
            size="row"
            className="ml-auto"
            icon={<RotateCcw />}
            disabledBecause={
              version.id === null || newest.version === null ? noVersionWords : notOffered
            }
            onClick={onRestore}
          >
            Restore <span className="sr-only">{subject}</span>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen && isUnknown && (
          <p className="text-body text-text-2">The list does not have the version before it.</p>
        )}
        {isOpen && !isUnknown && (
          <Difference before={textAfter(before)} after={textAfter(version)} />
        )}
      </div>
    </li>
  );
}
