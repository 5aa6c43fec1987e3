import { useQuery } from '@tanstack/react-query';
import { decisionRulesQuery } from '../../../api/extensions/decision-rules.ts';
import { LoadError } from '../../../components/feedback/load-error.tsx';
import { LargeDialog } from '../../../components/ui/large-dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { RulesForm } from './rules-form.tsx';

/** The rules of the host, which must offer them. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(decisionRulesQuery);
  return (
    <LargeDialog
      title="Decision rules"
      description="These apply to all administrators of this host."
      onClose={onClose}
    >
      {data !== undefined && <RulesForm current={data} isReading={isFetching} onClose={onClose} />}
      {data === undefined &&
        (error === null ? (
          <Skeleton className="my-2 h-4 w-2/3" />
        ) : (
          <LoadError
            what="The decision rules"
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ))}
    </LargeDialog>
  );
}
