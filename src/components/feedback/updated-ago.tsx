import { RotateCw } from 'lucide-react';
import { useNow } from '../../lib/browser/use-now.ts';
import { ago } from '../../lib/values/ago.ts';
import { IconButton } from '../ui/icon-button.tsx';

interface UpdatedAgoProps {
  /** The time of the last successful read in milliseconds UTC; 0 before the first. */
  at: number;
  isReading: boolean;
  onRefresh: () => unknown;
}

/** How long ago the list was read, with a button that reads it again. */
export function UpdatedAgo({ at, isReading, onRefresh }: UpdatedAgoProps) {
  const now = useNow(20_000);
  return (
    <p className="flex shrink-0 items-center gap-1 text-caption whitespace-nowrap text-text-2 print:hidden">
      {at > 0 && <span>{`Updated ${ago(at, now)}`}</span>}
      <IconButton
        label="Refresh the list"
        tip="Refresh"
        disabled={isReading}
        icon={
          <RotateCw
            size={15}
            className={isReading ? 'animate-spin motion-reduce:animate-none' : undefined}
          />
        }
        onClick={() => void onRefresh()}
      />
    </p>
  );
}
