import { Flag as FlagIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Flag, NotedKind } from '../../api/extensions/notes.ts';
import { MomentText } from '../timeline/moment-text.tsx';
import { flagText, useMark } from './use-mark.ts';

interface FlagLinesProps {
  kind: NotedKind;
  id: string | null;
  action?: (flag: Flag) => ReactNode;
  className: string;
}

/** The flags of a person, or of the people of a record, each with its reason, its author and its time. */
export function FlagLines({ kind, id, action, className }: FlagLinesProps) {
  const { data } = useMark({ kind, id });
  return data?.flags.map((flag) => (
    <div
      key={flag.kind}
      className={`flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-bad-soft px-3 py-2 text-cell text-bad-ink ${className}`}
    >
      <FlagIcon size={14} aria-hidden className="shrink-0" />
      <p data-private className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <b>{flagText(flag)}</b> {flag.by ?? 'NIL'}, <MomentText value={flag.at} />
      </p>
      {action?.(flag)}
    </div>
  ));
}
