import { Hourglass } from 'lucide-react';
import { formatCount } from '../../../../domain/count.ts';
import type { MoneyQueue } from '../../../api/money-queues.ts';
import { useNow } from '../../../lib/browser/use-now.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { deadlineState, hoursText } from '../../../lib/values/ago.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import { useDecisionRules } from '../rules/use-decision-rules.ts';

interface PromisedLineProps<T> {
  rows: RowSource<T> | undefined;
  queue: Pick<MoneyQueue<T>, 'isUndecided' | 'createdAt'>;
}

/** An empty place with the height of the line, so that the table below does not move when the line appears. */
const placeholder = <div className="mb-3 h-5 max-sm:mb-2 print:hidden" />;

/** Shows how many rows of a queue exceed the promised hours of the decision rules, and how many will do so today. */
export function PromisedLine<T>({ rows, queue }: PromisedLineProps<T>) {
  const now = useNow(60_000);
  const { promisedHours, isKnown } = useDecisionRules();
  if (rows === undefined) return placeholder;
  const dates: DateValue[] = [];
  rows.each((row) => {
    const createdAt = queue.createdAt(row);
    if (createdAt !== null && queue.isUndecided(row)) dates.push(createdAt);
  });
  if (dates.length === 0) return null;
  if (!isKnown) return placeholder;
  if (promisedHours === null) return null;
  const counts = { past: 0, today: 0, later: 0 };
  for (const date of dates) counts[deadlineState(date, promisedHours, now)] += 1;
  return (
    <p className="mb-3 max-sm:mb-2 flex flex-wrap items-center gap-x-2 text-cell text-text-2">
      <Hourglass size={15} className="text-text-3" />
      <span className={counts.past + counts.today > 0 ? 'font-strong text-wait-ink' : undefined}>
        {promiseWords(counts)}
      </span>
      <span className="max-sm:hidden">Promised: decided within {hoursText(promisedHours)}.</span>
    </p>
  );
}

/** Returns a sentence such as "2 go past the promise today, 1 is past it." */
function promiseWords({ past, today }: { past: number; today: number }): string {
  if (past + today === 0) return 'None goes past the promise today.';
  const goes = `${formatCount(today)} ${today === 1 ? 'goes' : 'go'} past the promise today`;
  const [count, is] = [formatCount(past), past === 1 ? 'is' : 'are'];
  if (today === 0) return `${count} ${is} past the promise.`;
  return past === 0 ? `${goes}.` : `${goes}, ${count} ${is} past it.`;
}
