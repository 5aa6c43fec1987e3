import { ListChecks } from 'lucide-react';
import type { ListState } from '../../../api/lists/use-list.ts';
import { LeaveGuard } from '../../../components/feedback/leave-guard.tsx';
import {
  AlertDialog,
  AlertDialogCancel,
  shownFocus,
} from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { useReturnFocus } from '../../../components/ui/return-focus.ts';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import type { RowsById } from '../../../lib/row-index/rows-by-id.ts';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { useIsStable } from '../confirmation/use-is-stable.ts';
import { countOfRows, type DecidedRow, type DecisionSubject } from '../decision-subject.ts';
import { useWhyNotNow } from '../why-locked.ts';
import { type Line, linesOf, totalOf } from './lines.ts';
import { useBatchRun } from './use-batch-run.ts';

interface BatchDialogProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  list: ListState<T>;
  /** The rows that were ticked when the confirmation opened, as they are now. */
  asked: readonly T[];
  whyNot(this: void, row: T, listed?: RowsById<T>): string | null;
  /** Receives the ids for which a call was sent. */
  onClose: (sent: readonly string[]) => void;
}

/** The confirmation about several rows, and the run that approves them one after the other. */
export function BatchDialog<T extends DecidedRow>(props: BatchDialogProps<T>) {
  const { subject, list, asked, whyNot, onClose } = props;
  const run = useBatchRun(subject, list.retry, whyNot);
  const whyNotNow = useWhyNotNow(list.isFetching);
  const lines = run.lines ?? linesOf(subject, asked, whyNot);
  const isAsking = run.lines === null;
  const isRunning = !isAsking && lines.some(({ state }) => state === null || state === 'under-way');
  const counted = lines.filter(({ state }) => state === (isAsking ? null : 'approved'));
  const count = countOfRows(subject, counted.length);
  const shown = lines.map(({ row, ...line }) => [row.artisan_name, ...Object.values(line)]);
  const isStable = useIsStable(`${whyNotNow} ${JSON.stringify(shown)}`);
  // The second press of a double press must not stop the run, and one for Stop must not close the results.
  const isSettled = useIsStable(`${isAsking} ${isRunning}`);
  const sent = lines.filter(({ state }) => state !== null && state !== 'not-sent');
  return (
    <>
      <AlertDialog
        {...useReturnFocus()}
        look="wide"
        title={isAsking ? 'Are you sure?' : `${count} approved`}
        description={isAsking ? "You won't be able to revert this!" : 'One call after the other'}
        badge={<ListChecks size={21} />}
        badgeTone={run.end === null ? 'ok' : 'wait'}
        locked={isRunning || (!isAsking && !isSettled)}
        onClose={() => onClose(sent.map(({ id }) => id))}
        status={
          <p role="status" className="text-cell text-wait-ink not-empty:mb-3">
            {isAsking ? whyNotNow : run.end}
          </p>
        }
        footer={
          isRunning ? (
            <Button busy={run.end !== null} onClick={() => isSettled && run.stop()}>
              Stop
            </Button>
          ) : (
            <>
              <AlertDialogCancel asChild>
                <Button className={`min-w-21 ${shownFocus}`}>{isAsking ? 'Cancel' : 'OK'}</Button>
              </AlertDialogCancel>
              {isAsking && (
                <Button
                  variant="primary"
                  disabled={whyNotNow !== null || counted.length === 0 || !isStable}
                  onClick={() => run.go(lines)}
                >
                  Yes
                </Button>
              )}
            </>
          )
        }
      >
        <p className="mt-4 text-cell">{isAsking ? `You are approving ${count}` : 'Approved'}</p>
        <p className="text-hero font-bold [&_.text-text-3]:text-[0.82em]">
          <Money amount={totalOf(counted)} />
        </p>
        <p className="text-cell text-text-2">{amountInWords(totalOf(counted))}</p>
        <BatchList subject={subject} lines={lines} />
      </AlertDialog>
      <LeaveGuard
        when={isRunning}
        title="Leave during the run?"
        what={`${count} approved so far. The run ends with the call that is under way.`}
        onLeave={() => run.stop()}
      />
    </>
  );
}

type BatchListProps<T extends DecidedRow> = Pick<BatchDialogProps<T>, 'subject'> & {
  lines: readonly Line<T>[];
};

/** The rows of a batch, each with its amount, what is left, and its result. */
function BatchList<T extends DecidedRow>({ subject, lines }: BatchListProps<T>) {
  return (
    <ul className="mt-3 rounded-tile border border-line bg-canvas">
      {lines.map(({ id, row, amount, left, state, words }) => (
        <li
          key={id}
          ref={state === 'under-way' ? scrollTo : null}
          className="flex gap-x-3 border-line px-3.5 py-2 text-cell not-first:border-t"
        >
          <div className="min-w-0 flex-1">
            <span className="font-bold">{row.artisan_name ?? 'NIL'}</span>
            <span className="block text-caption text-text-2">
              {subject.words.reference} {subject.referenceOf(row) ?? 'NIL'}
            </span>
            {state !== null && <StatusPill status={state} className="mt-1 mr-2" />}
            {words}
          </div>
          <div className="text-right">
            <Money amount={amount} className="font-bold" />
            <span className="block text-caption text-text-2 tabular-nums">
              {subject.words.left} {formatMoney(left)}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The row of the running call stays in view. */
const scrollTo = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'center' });
