import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { List } from '../../../api/lists/use-list.ts';
import { useIsOnline } from '../../../api/transport/connection.ts';
import { settleTimeMs } from '../../../api/writes/use-attempts.ts';
import { shutterReason, useShutter } from '../../../lib/browser/privacy/shutter.ts';
import { wait } from '../../../lib/browser/wait.ts';
import { formatCount } from '../../../lib/values/count.ts';
import { copyText } from '../../feedback/copy-text.ts';
import { LeaveGuard } from '../../feedback/leave-guard.tsx';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { useReturnFocus } from '../../ui/return-focus.ts';
import {
  type Attempts,
  type DecidedRow,
  type DecisionSubject,
  offlineWords,
} from '../decision-subject.ts';
import { useIsStable } from '../question/use-is-stable.ts';
import { BatchButtons } from './batch-buttons.tsx';
import { BatchList } from './batch-list.tsx';
import { BatchSummary } from './batch-summary.tsx';
import { type Line, shownIn } from './plan.ts';
import { approvedOf, reportOf } from './report.ts';
import { useBatchRun } from './use-batch-run.ts';
import { usePlan } from './use-plan.ts';
import { useReading } from './use-reading.ts';

interface BatchDialogProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  /** The rows that were selected when the dialog opened. */
  asked: readonly T[];
  list: List<T>;
  attempts: Attempts;
  /** Receives the ids that were approved. */
  onClose: (approved: readonly string[]) => void;
}

/** The read-back of several rows, and the run that approves them one after the other. */
export function BatchDialog<T extends DecidedRow>(props: BatchDialogProps<T>) {
  const { subject, asked, list, attempts, onClose } = props;
  // The run keeps the lines as they were read, because approved rows leave the list.
  const [begun, setBegun] = useState<readonly Line<T>[] | null>(null);
  const plan = usePlan(subject, asked, list.rows, attempts, begun === null);
  const run = useBatchRun(subject, list.retry, plan.whyNot);
  const [current, setCurrent] = useState<number | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const isOnline = useIsOnline();
  const isBlurred = useShutter();
  const lines = begun ?? plan.lines;
  const textOf = (line: Line<T>) => shownIn(line, subject);
  const reading = useReading(
    lines.map(textOf),
    current === null || lines[current] === undefined ? undefined : textOf(lines[current]),
  );
  const isRunning = run.phase === 'running' || run.phase === 'stopping';
  const approved = approvedOf(lines, run.results);
  const sendable = lines.filter(({ why }) => why === null);
  const open = sendable.filter(({ id }) => !run.results.has(id));
  const unknown = lines.find(({ id }) => attempts.approve.get(id) === 'unknown');

  const whyLocked = () => {
    if (isBlurred) return shutterReason;
    if ((list.isFetching || plan.isReading) && run.phase === 'reading')
      return 'Checking the figures…';
    if (!isOnline) return offlineWords;
    if (!plan.areRulesKnown) return 'The rules of the host are not known yet';
    if (sendable.length === 0) return 'None of these can be approved in a run';
    const { unread } = reading;
    if (unread === 0) return null;
    return unread === 1
      ? '1 line is not read yet'
      : `${formatCount(unread)} lines are not read yet`;
  };
  const lock = whyLocked();
  // A press for Stop or for the refresh of the list must not resume the run.
  const isStable = useIsStable([run.phase, unknown?.id, lock, isChecking].join('\n'));
  const check = async () => {
    setIsChecking(true);
    const at = unknown === undefined ? 0 : (run.results.get(unknown.id)?.at ?? 0);
    await wait(at + settleTimeMs - Date.now());
    await list.retry();
    setIsChecking(false);
  };

  return (
    <>
      <AlertDialog
        {...useReturnFocus()}
        look="wide"
        title={run.phase === 'reading' ? 'Are you sure?' : titles[run.phase]}
        description={
          run.phase === 'reading'
            ? "You won't be able to revert this!"
            : `${formatCount(approved.length)} of ${formatCount(sendable.length)} approved`
        }
        badge={<ListChecks size={21} />}
        badgeTone={run.phase === 'paused' ? 'wait' : 'ok'}
        locked={isRunning}
        onClose={() => onClose(approved.map(({ id }) => id))}
        footer={
          <BatchButtons
            phase={run.phase}
            isLocked={lock !== null || (run.phase === 'paused' && !isStable)}
            open={open.length}
            isOutcomeOpen={unknown !== undefined}
            isChecking={isChecking}
            onYes={() => {
              if (begun === null) setBegun(plan.lines);
              run.go(lines.filter(({ why }) => why === null));
            }}
            onStop={run.stop}
            onCheck={() => void check()}
            onCopy={() =>
              void copyText(reportOf(subject, lines, run.results), 'The report of the run')
            }
          />
        }
      >
        <BatchSummary
          subject={subject}
          phase={run.phase}
          lines={run.phase === 'reading' ? sendable : approved}
          leftOut={lines.length - sendable.length}
          unread={reading.unread}
          pausedBecause={run.pausedBecause}
        />
        <BatchList
          subject={subject}
          lines={lines}
          results={run.results}
          isRead={(line) => reading.isRead(textOf(line))}
          current={current}
          onCurrent={setCurrent}
        />
        {lock !== null && ['reading', 'paused'].includes(run.phase) && (
          <p className="mt-3 text-cell text-wait-ink">{lock}</p>
        )}
      </AlertDialog>
      <LeaveGuard
        when={isRunning}
        title="Leave during the run?"
        what={`${formatCount(open.length)} of ${formatCount(sendable.length)} are not sent yet. The run ends with the call that is under way.`}
        onLeave={run.stop}
      />
    </>
  );
}

const titles = {
  running: 'Approving one after the other',
  stopping: 'Stopping after this one',
  paused: 'The run is paused',
  ended: 'The run has ended',
} as const;
