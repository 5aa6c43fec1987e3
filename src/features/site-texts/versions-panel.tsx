import { ChevronDown, ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { formatCount } from '../../../domain/count.ts';
import { useRead } from '../../api/lists/use-read.ts';
import {
  type PageVersion,
  pageVersionsQuery,
  restoreMutation,
  type TextContent,
} from '../../api/site-texts.ts';
import { EmptyState } from '../../components/feedback/empty-state.tsx';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { useWhyNotOffered } from '../../components/host-action/use-is-offered.ts';
import { MomentText } from '../../components/timeline/moment-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SidePanel } from '../../components/ui/side-panel.tsx';
import { StatusPill } from '../../components/ui/status-pill.tsx';
import { Difference } from './difference.tsx';
import { itemName, noVersionWords, type PageKind, textOf } from './page-kinds.ts';
import { TextSkeleton } from './page-text.tsx';
import { TextConfirmation } from './text-confirmation.tsx';

/** The newest versions of a page's texts, also of deleted ones. A version that is not on the page has a restore button. */
export function VersionsPanel({ page, onClose }: { page: PageKind; onClose: () => void }) {
  const [query] = useState(() => pageVersionsQuery(page.key));
  const read = useRead(query);
  return (
    <SidePanel side="right" title="Versions" titleNote={page.title} onClose={onClose}>
      <div
        className="flex min-h-0 flex-1 flex-col overflow-y-auto"
        aria-busy={read.data === undefined && read.error === null}
      >
        <Loaded what={`The versions of ${page.title}`} read={read} skeleton={<TextSkeleton />}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState text="No Records Here!" />
            ) : (
              <Versions page={page} versions={rows.all()} />
            )
          }
        </Loaded>
      </div>
    </SidePanel>
  );
}

/** A version, with the earlier and the newest version of the same text. */
interface VersionStep {
  version: PageVersion;
  /** The version before this one; undefined for the first version, and if the list does not have it. */
  before: PageVersion | undefined;
  newest: PageVersion;
}

/** Finds the earlier and the newest version for each version. The list must have the newest first. */
const versionSteps = (versions: readonly PageVersion[]): VersionStep[] =>
  versions.map((version, index) => {
    const isOfSameText = ({ item_id }: PageVersion) => item_id === version.item_id;
    const before = versions.slice(index + 1).find(isOfSameText);
    return { version, before, newest: versions.find(isOfSameText) ?? version };
  });

/** Returns the text on the page after a version; null before the first version, and after a deletion. */
const textAfter = (version: PageVersion | undefined): TextContent | null =>
  version === undefined || version.change === 'deleted' ? null : textOf(version);

/** The number of versions that are shown at first, and that each press of the button adds. */
const pageSize = 25;

interface VersionsProps {
  page: PageKind;
  versions: readonly PageVersion[];
}

function Versions({ page, versions }: VersionsProps) {
  const steps = versionSteps(versions);
  /** The id of the item whose versions are shown; '' for all items. */
  const [shownItemId, setShownItemId] = useState('');
  const selectId = useId();
  const [maxShown, setMaxShown] = useState(pageSize);
  // The confirmation keeps the newest version that was on screen, so that the host refuses to overwrite a later one.
  const [stepToRestore, setStepToRestore] = useState<VersionStep | null>(null);
  const matching = steps.filter(
    ({ version }) => shownItemId === '' || version.item_id === shownItemId,
  );
  return (
    <>
      {page.writes.items !== undefined && (
        <div className="flex items-center gap-2.5 border-line border-b px-5 py-3 text-cell text-text-2">
          <label htmlFor={selectId}>Item</label>
          <Select
            id={selectId}
            value={shownItemId}
            onChange={(event) => {
              setShownItemId(event.target.value);
              setMaxShown(pageSize);
            }}
            className="min-w-0 flex-1"
          >
            <option value="">All items</option>
            {steps
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
        {formatCount(matching.length)} {matching.length === 1 ? 'version' : 'versions'}
      </p>
      <ol aria-label="Versions" className="px-5">
        {matching.slice(0, maxShown).map((step, index) => (
          <VersionEntry
            key={step.version.id ?? index}
            {...step}
            page={page}
            isFirst={index === 0}
            onRestore={() => setStepToRestore(step)}
          />
        ))}
      </ol>
      {matching.length > maxShown && (
        <div className="px-5 py-4">
          <Button onClick={() => setMaxShown(maxShown + pageSize)}>Show older versions</Button>
        </div>
      )}
      {stepToRestore !== null && (
        <RestoreConfirmation
          {...stepToRestore}
          page={page}
          onClose={() => setStepToRestore(null)}
        />
      )}
    </>
  );
}

const nameOf = (page: PageKind, { item_id, name }: PageVersion) =>
  itemName(page, { id: item_id, name });

interface VersionEntryProps extends VersionStep {
  page: PageKind;
  /** Whether the entry is the first one, which shows its difference at once. */
  isFirst: boolean;
  onRestore: () => void;
}

function VersionEntry(props: VersionEntryProps) {
  const { version, newest, before, page, isFirst, onRestore } = props;
  const [isOpen, setIsOpen] = useState(isFirst);
  const id = useId();
  const whyNotOffered = useWhyNotOffered('restorePageVersion');
  const name = nameOf(page, version);
  const subject = `version ${version.version ?? ''} of ${name}`;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const isBeforeMissing = before === undefined && version.change !== 'created';
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
              version.id === null || newest.version === null ? noVersionWords : whyNotOffered
            }
            onClick={onRestore}
          >
            Restore <span className="sr-only">{subject}</span>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen &&
          (isBeforeMissing ? (
            <p className="text-body text-text-2">The list does not have the version before it.</p>
          ) : (
            <Difference before={textAfter(before)} after={textAfter(version)} />
          ))}
      </div>
    </li>
  );
}

interface RestoreConfirmationProps extends VersionStep {
  page: PageKind;
  onClose: () => void;
}

function RestoreConfirmation({ page, version, newest, onClose }: RestoreConfirmationProps) {
  const name = nameOf(page, version);
  return (
    <TextConfirmation
      title="Restore this version?"
      description={
        newest.change === 'deleted'
          ? `${name} comes back at the end of the public page at once, as a new version.`
          : `It becomes the text of ${name} on the public page at once, as a new version. The present text stays among the versions.`
      }
      verb="Restore"
      name={name}
      write={restoreMutation}
      id={version.id}
      version={newest.version}
      evidence={(current) => (
        <Difference
          before={current === undefined ? textAfter(newest) : current.text}
          after={textOf(version)}
        />
      )}
      onClose={onClose}
    />
  );
}
