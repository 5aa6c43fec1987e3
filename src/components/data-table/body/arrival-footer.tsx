import { formatCount } from '../../../lib/values/count.ts';

interface ArrivalFooterProps {
  /** How many of the first rows are shown; 0 where they are not what was asked for. */
  shown: number;
  /** Bytes so far; 0 while it is too early to speak of them. */
  bytes: number;
}

/** Under a list that is still on its way: what is shown of it, and how much has come. */
export function ArrivalFooter({ shown, bytes }: ArrivalFooterProps) {
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 border-line border-t px-(--edge) py-2 text-cell text-text-2">
      <span>
        {shown > 0 ? `The first ${formatCount(shown)}; the others are loading…` : 'Loading…'}
      </span>
      {bytes > 0 && (
        <span className="ml-auto tabular-nums">{(bytes / 1_000_000).toFixed(1)} MB so far</span>
      )}
    </div>
  );
}
