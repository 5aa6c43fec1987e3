import { clsx } from 'clsx';
import { ArrowDown } from 'lucide-react';
import { type RefObject, useState } from 'react';
import type { AuditEntry } from '../../api/extensions/audit.ts';
import { RecordCard } from '../../components/data-table/body/record-card.tsx';
import { useRowShortcuts } from '../../components/data-table/body/use-row-shortcuts.ts';
import { cutText } from '../../components/data-table/column.tsx';
import { changesOf } from '../../components/timeline/audit-words.ts';
import { Changes } from '../../components/timeline/changes.tsx';
import { MomentText } from '../../components/timeline/moment-text.tsx';
import { RecordLink } from '../../components/timeline/record-link.tsx';
import { Button } from '../../components/ui/button.tsx';
import { EmailText } from '../../components/ui/email-text.tsx';
import { pulse, Skeleton } from '../../components/ui/skeleton.tsx';
import { rowIndexAttribute } from '../../lib/browser/row-attributes.ts';

/** Each header with the class of its width. The widths do not change when the entries arrive. */
const headers = [
  ['Time', 'w-36'],
  ['Account', 'w-1/5'],
  ['What was done', ''],
  ['IP address', 'w-[14%]'],
  ['Action', 'w-28'],
] as const;

const cellClass =
  'border-line border-b px-(--cell) py-2 first:pl-(--edge) last:pr-(--edge) group-last:border-b-0';

interface RowsProps {
  entries: readonly AuditEntry[];
  /** Whether entries are loading while none are on screen. */
  isLoading: boolean;
  /** The element around the rows, for the keyboard shortcuts. */
  table: RefObject<HTMLDivElement | null>;
}

/** Returns which rows show their changes, and a function that shows or hides the changes of a row, as Enter does. */
function useOpenRows({ table, entries }: RowsProps) {
  const [open, setOpen] = useState<ReadonlySet<string | AuditEntry>>(new Set());
  const toggle = (entry: AuditEntry) => {
    const key = entry.id ?? entry;
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  useRowShortcuts(table, entries, { open: toggle });
  return { isOpen: (entry: AuditEntry) => open.has(entry.id ?? entry), toggle };
}

export function AuditTable(props: RowsProps) {
  const { entries, isLoading } = props;
  const { isOpen, toggle } = useOpenRows(props);
  return (
    <table
      aria-label="Audit"
      aria-busy={isLoading}
      className="w-full table-fixed border-separate [border-spacing:0]"
    >
      <thead className="text-caption">
        <tr>
          {headers.map(([header, width]) => (
            <th
              key={header}
              scope="col"
              data-bar
              data-action={header === 'Action' || undefined}
              // The newest entry is always the first.
              aria-sort={header === 'Time' ? 'descending' : undefined}
              className={clsx(
                'sticky top-14 z-10 h-9 border-line border-y bg-surface-2 px-(--cell) text-left first:pl-(--edge) last:pr-(--edge)',
                header === 'Time' ? 'font-bold text-text' : 'font-medium text-text-3',
                width,
              )}
            >
              <span className="inline-flex items-center gap-1">
                {header}
                {header === 'Time' && (
                  <ArrowDown size={13} strokeWidth={2} className="text-accent-ink" />
                )}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      {isLoading ? (
        <SkeletonRows />
      ) : (
        <tbody className="text-cell">
          {entries.map((entry, index) => (
            <tr
              key={entry.id ?? `entry-${index}`}
              {...{ [rowIndexAttribute]: index }}
              tabIndex={-1}
              className="group h-14 bg-surface -outline-offset-2 hover:bg-surface-2"
            >
              <th scope="row" className={cellClass}>
                <MomentText value={entry.at} />
              </th>
              <td className={`${cellClass} text-text-2 [overflow-wrap:anywhere]`}>
                <Account entry={entry} />
              </td>
              <td className={cellClass}>
                <EntryText entry={entry} />
                {isOpen(entry) && <Changes entry={entry} />}
              </td>
              <td className={`${cellClass} text-text-2 tabular-nums`}>{cutText(entry.address)}</td>
              <td data-action className={cellClass}>
                <ChangesButton entry={entry} isOpen={isOpen(entry)} onToggle={toggle} />
              </td>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

/** The entries as cards, on narrow screens. */
export function AuditCards(props: RowsProps) {
  const { entries, isLoading } = props;
  const { isOpen, toggle } = useOpenRows(props);
  return (
    <ul aria-label="Audit" aria-busy={isLoading}>
      {entries.map((entry, index) => (
        <li
          key={entry.id ?? `entry-${index}`}
          {...{ [rowIndexAttribute]: index }}
          tabIndex={-1}
          className="border-line border-t px-4 py-3 -outline-offset-2"
        >
          <RecordCard
            title={<EntryText entry={entry} />}
            third={
              <>
                <MomentText value={entry.at} /> · <Account entry={entry} /> ·{' '}
                {entry.address ?? 'NIL'}
                {isOpen(entry) && <Changes entry={entry} />}
              </>
            }
            {...(changesOf(entry).length > 0 && {
              action: <ChangesButton entry={entry} isOpen={isOpen(entry)} onToggle={toggle} />,
            })}
          />
        </li>
      ))}
    </ul>
  );
}

/** The account that made the change. A command on the server has no account. */
function Account({ entry: { by } }: { entry: AuditEntry }) {
  return by === null ? 'On the server' : <EmailText>{by}</EmailText>;
}

function EntryText({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <p className="font-strong [overflow-wrap:anywhere]">{entry.sentence ?? 'NIL'}</p>
      <p className="flex flex-wrap gap-x-2 text-caption font-normal text-text-2 empty:hidden">
        <RecordLink entry={entry} />
        {entry.reason !== null && <span>Reason: {entry.reason}</span>}
      </p>
    </>
  );
}

interface ChangesButtonProps {
  entry: AuditEntry;
  isOpen: boolean;
  onToggle: (entry: AuditEntry) => void;
}

function ChangesButton({ entry, isOpen, onToggle }: ChangesButtonProps) {
  if (changesOf(entry).length === 0) return null;
  return (
    <Button size="row" aria-expanded={isOpen} onClick={() => onToggle(entry)}>
      Changes <span className="sr-only">of entry {entry.id}</span>
    </Button>
  );
}

/** Enough rows to keep the footer out of view while the entries load. */
function SkeletonRows() {
  return (
    <tbody className={pulse}>
      {Array.from({ length: 20 }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeleton rows have no other key
        <tr key={row} className="group h-14">
          {headers.map(([header]) => (
            <td key={header} className={cellClass}>
              <Skeleton grouped className="h-2.5 w-3/4" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
