import { amountInWords } from '../../../lib/values/amount-in-words.ts';
import { formatCount } from '../../../lib/values/count.ts';
import { Money } from '../../ui/money.tsx';
import { countOfRows, type DecidedRow, type DecisionSubject } from '../decision-subject.ts';
import { type Line, totalOf } from './plan.ts';
import type { RunPhase } from './use-batch-run.ts';

interface BatchSummaryProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  phase: RunPhase;
  /** Before the run the lines to send, afterwards the approved lines. */
  lines: readonly Line<T>[];
  /** The number of selected rows that are not in the run. */
  leftOut: number;
  unread: number;
  pausedBecause: string | null;
}

/** The number and the sum of a run in figures and words, and the next step. */
export function BatchSummary<T extends DecidedRow>(props: BatchSummaryProps<T>) {
  const { subject, phase, lines, leftOut, unread, pausedBecause } = props;
  const total = totalOf(lines);
  const isReading = phase === 'reading';
  return (
    <div className="mt-4 text-cell">
      <p>
        {isReading ? 'You are approving' : 'Approved'}{' '}
        <span className="font-bold">{countOfRows(subject, lines.length)}</span>
      </p>
      <p className="text-hero font-bold [&_.text-text-3]:text-[0.82em]">
        <Money amount={total} />
      </p>
      <p className="text-text-2">{amountInWords(total)}</p>
      {leftOut > 0 && (
        <p className="mt-2 text-wait-ink">
          {formatCount(leftOut)} of the selected{' '}
          {leftOut === 1
            ? 'is not in the run. Its line says'
            : 'are not in the run. Their lines say'}{' '}
          why.
        </p>
      )}
      {isReading && (
        <p className="mt-2 text-text-2">
          Go through the lines with the arrow keys, J and K, or by pressing them. Yes works once
          every line was read.
        </p>
      )}
      <p
        role="status"
        className={pausedBecause === null ? 'sr-only' : 'mt-2 font-strong text-wait-ink'}
      >
        {pausedBecause ??
          (isReading && unread === 0
            ? 'Every line is read.'
            : phase === 'ended'
              ? 'The run has ended.'
              : '')}
      </p>
    </div>
  );
}
