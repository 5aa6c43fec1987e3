import { Button } from '../ui/button.tsx';
import { LateMotif } from '../ui/late-motif.tsx';

interface EmptyStateProps {
  text: string;
  /** Clears the search and the filters. */
  onClear?: () => void;
}

/** The state of an empty list, or of a search without results. */
export function EmptyState({ text, onClear }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-8 text-center">
      <LateMotif name="moon" className="mb-3 size-16 text-line-strong" />
      <p className="text-body font-bold">{text}</p>
      {onClear !== undefined && (
        <Button className="mt-3" onClick={onClear}>
          Clear search
        </Button>
      )}
    </div>
  );
}
