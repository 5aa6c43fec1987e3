import { auditQuery } from '../../../api/extensions/audit.ts';
import { decisionRulesQuery } from '../../../api/extensions/decision-rules.ts';
import { useRead } from '../../../api/lists/use-read.ts';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { HostAction } from '../../../components/host-action/host-action.tsx';
import { useIsOffered } from '../../../components/host-action/use-is-offered.ts';
import { MomentText } from '../../../components/timeline/moment-text.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { lateComponent, useOpened } from '../../../lib/browser/late-component.tsx';
import { hoursText } from '../../../lib/values/ago.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { defaultRules, type Rules } from './use-decision-rules.ts';

const dialog = lateComponent(() => import('./rules-dialog.tsx'), 'RulesDialog');

/** The decision rules in words, who changed them last, and the button that changes them. */
export function RulesSummary() {
  const [opened, open, close] = useOpened<true>(dialog);
  const isOffered = useIsOffered('getDecisionRules');
  const read = useRead({ ...decisionRulesQuery, enabled: isOffered === true });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        {isOffered === false ? (
          <>
            <p className="text-body font-medium">{sentencesOf(defaultRules)}</p>
            <p className="text-caption text-text-2">
              The server has no rules of its own, so these apply.
            </p>
          </>
        ) : (
          <Loaded
            what="The decision rules"
            read={read}
            skeleton={<Skeleton className="h-4 w-2/3" />}
          >
            {(rules) => (
              <>
                <p className="text-body font-medium">{sentencesOf(rules)}</p>
                <LastChange />
              </>
            )}
          </Loaded>
        )}
      </div>
      <HostAction
        operationId="setDecisionRules"
        label="Change the rules"
        onAct={() => open(true)}
      />
      {opened !== null && <dialog.View onClose={close} />}
    </div>
  );
}

function sentencesOf({ promised_hours: hours, type_amounts_from: limit }: Rules): string {
  const promise =
    hours === null ? 'No time is promised.' : `Requests are decided within ${hoursText(hours)}.`;
  const typed =
    limit === null
      ? 'An approval does not ask for the amount.'
      : `To approve ${formatMoney(limit)} or more, an administrator has to type the amount.`;
  return `${promise} ${typed}`;
}

function LastChange() {
  const isOffered = useIsOffered('listAuditEntries');
  const read = useRead({
    ...auditQuery({ kind: 'decision-rules', size: '1' }),
    enabled: isOffered === true,
  });
  return (
    <div className="text-caption text-text-2">
      {isOffered === false && 'The server does not say who changed them last.'}
      {isOffered === true && (
        <Loaded what="The last change" read={read} skeleton="…">
          {({ entries: [last] }) =>
            last === undefined ? (
              'Nobody has changed them yet.'
            ) : (
              <>
                Changed last by <span data-private>{last.by ?? 'a command on the server'}</span>,{' '}
                <MomentText value={last.at} />
              </>
            )
          }
        </Loaded>
      )}
    </div>
  );
}
