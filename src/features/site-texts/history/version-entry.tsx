import { ChevronDown, ChevronRight, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import type { PageKey } from '../../../api/site-texts.ts';
import { MomentText } from '../../../components/timeline/moment-text.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import { Difference } from '../difference/difference.tsx';
import { noVersionWords, versionName } from '../text-kinds.ts';
import { type PlacedVersion, textAfter } from './version-order.ts';

interface VersionEntryProps {
  page: PageKey;
  placed: PlacedVersion;
  /** The first entry shows its difference at once. */
  isFirst: boolean;
  /** Why the host cannot restore, or undefined. */
  notOffered: string | undefined;
  onRestore: () => void;
}

/** One version: the kind of change, the account, the time, and the difference. */
export function VersionEntry(props: VersionEntryProps) {
  const { page, placed, isFirst, notOffered, onRestore } = props;
  const { version, newest } = placed;
  const [isOpen, setIsOpen] = useState(isFirst);
  const id = useId();
  const name = versionName(page, version);
  const number = version.version === null ? '' : ` ${version.version}`;
  const isPresent = version === newest && version.change !== 'deleted';
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const why = version.id === null || newest.version === null ? noVersionWords : notOffered;
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
          <Chevron size={16} strokeWidth={1.75} aria-hidden />
          Changes{' '}
          <span className="sr-only">
            of version{number} of {name}
          </span>
        </button>
        {isPresent ? (
          <span className="ml-auto text-cell text-text-2">On the page now</span>
        ) : (
          <Button
            size="row"
            className="ml-auto"
            icon={<RotateCcw size={16} strokeWidth={1.75} aria-hidden />}
            disabledBecause={why}
            onClick={onRestore}
          >
            Restore{' '}
            <span className="sr-only">
              version{number} of {name}
            </span>
          </Button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="mt-2">
        {isOpen && <Changes placed={placed} />}
      </div>
    </li>
  );
}

function Changes({ placed: { version, before } }: Pick<VersionEntryProps, 'placed'>) {
  if (before === undefined && version.change !== 'created') {
    return <p className="text-body text-text-2">The list does not have the version before it.</p>;
  }
  return <Difference before={textAfter(before)} after={textAfter(version)} />;
}
