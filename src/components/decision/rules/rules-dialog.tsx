import { useQuery } from '@tanstack/react-query';
import { decisionRulesQuery } from '../../../api/extensions/decision-rules.ts';
import { storeRules, useStoredRules } from '../../../lib/browser/storage/stored-rules.ts';
import { parseNaira, toNaira } from '../../../lib/values/money.ts';
import { LoadError } from '../../feedback/load-error.tsx';
import { showToast } from '../../feedback/toast.ts';
import { useIsOffered } from '../../host-action/use-host-action.ts';
import { LargeDialog } from '../../ui/large-dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { HostRulesForm } from './host-rules-form.tsx';
import { RulesForm } from './rules-form.tsx';

/** The rules of the host, or of this browser if the host keeps none. */
export function RulesDialog({ onClose }: { onClose: () => void }) {
  const isOffered = useIsOffered('getDecisionRules');
  const [scope, form] =
    isOffered === false
      ? [
          'The server stores no rules. These apply in this browser only.',
          <StoredRules key="browser" onClose={onClose} />,
        ]
      : [
          'These apply to all administrators of this host.',
          <HostRules key="host" onClose={onClose} />,
        ];
  return (
    <LargeDialog
      title="Decision rules"
      description={isOffered !== undefined && scope}
      onClose={onClose}
    >
      {isOffered === undefined ? waiting : form}
    </LargeDialog>
  );
}

const waiting = <Skeleton className="my-2 h-4 w-2/3" />;

function StoredRules({ onClose }: { onClose: () => void }) {
  const { typeAmountsFrom, promisedHours } = useStoredRules();
  return (
    <RulesForm
      rules={{ typeAmountsFrom: parseNaira(typeAmountsFrom), promisedHours }}
      whyNot={null}
      busy={false}
      notice={null}
      onSave={({ typeAmountsFrom: limit, promisedHours: hours }) => {
        storeRules({
          typeAmountsFrom: limit === null ? null : toNaira(limit),
          promisedHours: hours,
        });
        onClose();
        void showToast({ title: 'Saved', subject: 'The decision rules of this browser' });
      }}
      onClose={onClose}
    />
  );
}

function HostRules({ onClose }: { onClose: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(decisionRulesQuery);
  if (data !== undefined) {
    return <HostRulesForm current={data} isReading={isFetching} onClose={onClose} />;
  }
  if (error === null) return waiting;
  return (
    <LoadError
      what="The decision rules"
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
    />
  );
}
