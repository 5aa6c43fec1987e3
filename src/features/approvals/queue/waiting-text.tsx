import { Hourglass, TriangleAlert } from 'lucide-react';
import { useNow } from '../../../lib/browser/use-now.ts';
import { deadlineState, waitedText } from '../../../lib/values/ago.ts';
import { formatMoment } from '../../../lib/values/calendar.ts';
import { type DateValue, isoOf } from '../../../lib/values/dates.ts';
import { useDecisionRules } from '../rules/use-decision-rules.ts';

/**
 * The waiting time of a request. A mark shows that its promised hours (see the decision rules) are over or end today.
 *
 * @param since when the request was made; if null, nothing is rendered
 */
export function WaitingText({ since }: { since: DateValue | null }) {
  const now = useNow(60_000);
  const { promisedHours } = useDecisionRules();
  if (since === null) return null;
  const deadline = promisedHours === null ? 'later' : deadlineState(since, promisedHours, now);
  const { words, icon: Icon } = marks[deadline];
  return (
    <time
      dateTime={isoOf(since)}
      data-tip={`${words}Waits since ${formatMoment(since)}`}
      className={
        deadline === 'later'
          ? 'whitespace-nowrap text-caption text-text-2'
          : 'inline-flex items-center gap-1 whitespace-nowrap text-caption font-strong text-wait-ink'
      }
    >
      {Icon !== null && <Icon size={13} />}
      {waitedText(since, now)}
      <span className="sr-only">
        . {words}Since {formatMoment(since)}
      </span>
    </time>
  );
}

/** The marks differ in shape and not only in colour, for people who cannot tell the colours apart. */
const marks = {
  past: { words: 'Past the promise. ', icon: TriangleAlert },
  today: { words: 'Promised for today. ', icon: Hourglass },
  later: { words: '', icon: null },
} as const;
