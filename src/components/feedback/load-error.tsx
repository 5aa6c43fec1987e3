import { CloudOff, RotateCw } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface LoadErrorProps {
  /** What was read, as the start of the sentence "… did not load": "Job History". */
  what: string;
  error: Error;
  onRetry: () => unknown;
  isRetrying: boolean;
}

/** The error state of a failed read: what did not load, why, and Retry. */
export function LoadError({ what, error, onRetry, isRetrying }: LoadErrorProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-8 text-center">
      <span className="mb-3.5 inline-flex size-10 items-center justify-center rounded-field bg-bad-soft text-bad-ink">
        <CloudOff size={20} />
      </span>
      <p className="text-body font-bold">{what} did not load</p>
      <p className="mt-0.5 mb-4 max-w-[60ch] text-cell text-text-2">{error.message}</p>
      <Button icon={<RotateCw />} onClick={() => void onRetry()} isBusy={isRetrying}>
        Retry
      </Button>
    </div>
  );
}

/** A line above data that could not be refreshed, with Retry. */
export function StaleNotice({ what, error, onRetry, isRetrying }: LoadErrorProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-bad-soft px-4 py-2 text-cell text-bad-ink"
    >
      <CloudOff />
      <span className="min-w-0 flex-1">
        {what} could not be refreshed, so this may be out of date. {error.message}
      </span>
      <button
        type="button"
        className="font-bold underline underline-offset-2 max-lg:min-h-11"
        onClick={() => void onRetry()}
        disabled={isRetrying}
      >
        Retry
      </button>
    </div>
  );
}
