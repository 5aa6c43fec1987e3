import { formatCount } from '../../../../domain/count.ts';
import { Card } from '../../../components/ui/card.tsx';
import { Money } from '../../../components/ui/money.tsx';
import type { DecisionFacts } from '../receipt/decision-facts.ts';
import { sumLabel } from './shift-text.ts';
import { sumsOf } from './sum-decisions.ts';

/** The number and the sum of approved and of rejected decisions, by kind. */
export function ShiftSums({ rows }: { rows: readonly DecisionFacts[] }) {
  return (
    <Card
      aria-label="Sums"
      className="mb-5 grid *:border-line max-sm:*:not-first:border-t sm:grid-cols-2 xl:grid-cols-4 xl:*:not-first:border-l"
    >
      {sumsOf(rows).map((sum) => (
        <dl key={sumLabel(sum)} className="px-[18px] py-3.5">
          <dt className="text-cell font-medium text-text-2">{sumLabel(sum)}</dt>
          <dd className="mt-0.5 text-strip font-bold tabular-nums">
            <Money amount={sum.total} />
          </dd>
          <dd className="text-caption text-text-2">
            {`${formatCount(sum.count)} ${sum.count === 1 ? 'decision' : 'decisions'}${
              sum.without > 0 ? `, ${formatCount(sum.without)} without an amount` : ''
            }`}
          </dd>
        </dl>
      ))}
    </Card>
  );
}
