import { ListChecks } from 'lucide-react';
import { formatCount } from '../../../../domain/count.ts';
import type { ListState } from '../../../api/lists/use-list.ts';
import { LeaveGuard } from '../../../components/feedback/leave-guard.tsx';
import { AlertDialog, CancelButton } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Money } from '../../../components/ui/money.tsx';
import { useCloseAutoFocus } from '../../../components/ui/return-focus.ts';
import { StatusPill } from '../../../components/ui/status-pill.tsx';
import type { RowsById } from '../../../lib/row-index/rows-by-id.ts';
import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { useIsStable } from '../confirmation/use-is-stable.ts';
import type { DecisionSubject, QueueRow } from '../decision-subject.ts';
import { RowFlags } from '../evidence/notes.tsx';
import { useWhyCannotSend } from '../why-locked.ts';
import { type BatchLine, batchLines, totalOf } from './batch-lines.ts';
import { useBatchRun } from './use-batch-run.ts';

interface BatchDialogProps<T extends QueueRow> {
  subject: DecisionSubject<T>;
  list: ListState<T>;
  /** The rows that were ticked when the confirmation opened, in their newest version. */
  rows: readonly T[];
  whyNotInBatch(this: void, row: T, listed?: RowsById<T>): string | null;
  /** Receives the ids of the rows for which a call was sent. */
  onClose: (sentIds: readonly string[]) => void;
}

/** The confirmation about several rows. After Yes, it shows the progress and the results of their approvals. */
export function BatchDialog<T extends QueueRow>(props: BatchDialogProps<T>) {
  const { subject, list, rows, whyNotInBatch, onClose } = props;
  const run = useBatchRun(subject, list.retry, whyNotInBatch);
  const whyCannotSend = useWhyCannotSend(list.isFetching);
  const lines = run.lines ?? batchLines(subject, rows, whyNotInBatch);
  const isBeforeRun = run.lines === null;
  const isRunning =
    !isBeforeRun && lines.some(({ state }) => state === null || state === 'under-way');
  const counted = lines.filter(({ state }) => state === (isBeforeRun ? null : 'approved'));
  const { rows: plural } = subject.words;
  const countText = `${formatCount(counted.length)} ${counted.length === 1 ? plural.replace(/s$/, '') : plural}`;
  const texts = lines.map(({ row, ...line }) => [row.artisan_name, ...Object.values(line)]);
  const areTextsStable = useIsStable(`${whyCannotSend} ${JSON.stringify(texts)}`);
  // The second click of a double click must not press the button that has replaced Yes or Stop.
  const isPhaseStable = useIsStable(`${isBeforeRun} ${isRunning}`);
  const sent = lines.filter(({ state }) => state !== null && state !== 'not-sent');
  return (
    <>
      <AlertDialog
        {...useCloseAutoFocus()}
        look="wide"
        title={isBeforeRun ? 'Are you sure?' : `${countText} approved`}
        description={isBeforeRun ? "You won't be able to revert this!" : 'One call after the other'}
        badge={<ListChecks size={21} />}
        badgeTone={run.whyEnded === null ? 'ok' : 'wait'}
        locked={isRunning || (!isBeforeRun && !isPhaseStable)}
        onClose={() => onClose(sent.map(({ id }) => id))}
        status={
          <p role="status" className="text-cell text-wait-ink not-empty:mb-3">
            {isBeforeRun ? whyCannotSend : run.whyEnded}
          </p>
        }
        footer={
          isRunning ? (
            <Button isBusy={run.whyEnded !== null} onClick={() => isPhaseStable && run.stop()}>
              Stop
            </Button>
          ) : (
            <>
              <CancelButton className="min-w-21">{isBeforeRun ? 'Cancel' : 'OK'}</CancelButton>
              {isBeforeRun && (
                <Button
                  variant="primary"
                  disabled={whyCannotSend !== null || counted.length === 0 || !areTextsStable}
                  onClick={() => run.start(lines)}
                >
                  Yes
                </Button>
              )}
            </>
          )
        }
      >
        <p className="mt-4 text-cell">
          {isBeforeRun ? `You are approving ${countText}` : 'Approved'}
        </p>
        <p className="text-hero font-bold [&_.text-text-3]:text-[0.82em]">
          <Money amount={totalOf(counted)} />
        </p>
        <p className="text-cell text-text-2">{amountInWords(totalOf(counted))}</p>
        <BatchList subject={subject} lines={lines} />
      </AlertDialog>
      <LeaveGuard
        isNeeded={isRunning}
        title="Leave during the run?"
        sentence={`${countText} approved so far. The run ends with the call that is under way.`}
        onLeave={() => run.stop()}
      />
    </>
  );
}

type BatchListProps<T extends QueueRow> = Pick<BatchDialogProps<T>, 'subject'> & {
  lines: readonly BatchLine<T>[];
};

function BatchList<T extends QueueRow>({ subject, lines }: BatchListProps<T>) {
  return (
    <ul className="mt-3 rounded-tile border border-line bg-canvas">
      {lines.map(({ id, row, amount, left, state, words }) => (
        <li
          key={id}
          ref={state === 'under-way' ? keepInView : null}
          className="flex gap-x-3 border-line px-3.5 py-2 text-cell not-first:border-t"
        >
          <div className="min-w-0 flex-1">
            <span className="font-bold">{row.artisan_name ?? 'NIL'}</span>
            <span className="block text-caption text-text-2">
              {subject.words.reference} {subject.referenceOf(row) ?? 'NIL'}
            </span>
            <RowFlags subject={subject} row={row} />
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

const keepInView = (item: HTMLElement | null) => item?.scrollIntoView({ block: 'center' });
