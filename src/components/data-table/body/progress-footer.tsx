import { formatCount } from '../../../../domain/count.ts';

interface ProgressFooterProps {
  /** The number of visible preview rows; 0 without a preview. */
  shown: number;
  /** Bytes so far; 0 while it is too early to show progress. */
  bytes: number;
}

/** The footer of a loading list: the number of preview rows and the received bytes. */
export function ProgressFooter({ shown, bytes }: ProgressFooterProps) {
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
