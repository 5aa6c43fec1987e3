import { clsx } from 'clsx';
import { formatCount } from '../../../lib/values/count.ts';
import type { Kobo } from '../../../lib/values/money.ts';
import { IdText } from '../../data-table/id-text.tsx';
import { LargeDialog } from '../../ui/large-dialog.tsx';
import { Money } from '../../ui/money.tsx';
import { countOfRows, type DecidedRow, type DecisionSubject } from '../decision-subject.ts';
import { isInSum } from '../money-queues.ts';
import { clearedPurses, totalOf } from './plan.ts';

interface ClearedDialogProps<T extends DecidedRow> {
  subject: DecisionSubject<T>;
  /** The selected rows, the oldest first. */
  rows: readonly T[];
  onClose: () => void;
}

/** The amount that each artisan or project has left if the selected rows are approved. It sends no decision. */
export function ClearedDialog<T extends DecidedRow>({
  subject,
  rows,
  onClose,
}: ClearedDialogProps<T>) {
  const summed = rows.filter((row) => isInSum(subject, row));
  const purses = clearedPurses(subject, summed);
  const goes = totalOf(purses.flatMap(({ lines }) => lines));
  const short = purses.filter(({ left }) => left !== null && left < 0).length;
  return (
    <LargeDialog
      title={`If I clear ${rows.length === 1 ? 'this' : 'these'}`}
      description={
        <>
          {countOfRows(subject, summed.length)}, <Money amount={goes} tone="plain" />
          {short > 0 && <span>{`. ${formatCount(short)} would go below zero`}</span>}
        </>
      }
      onClose={onClose}
    >
      <table className="w-full text-caption tabular-nums">
        <thead className="text-caption text-text-3">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              {subject.words.reference}
            </th>
            {[subject.words.whole, subject.words.amount, subject.words.left].map((header) => (
              <th key={header} scope="col" className="py-1 pl-2 text-right font-medium">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {purses.map(({ key, name, available, sum, left, lines }) => (
          <tbody key={key} className="border-line border-t">
            <tr>
              <th scope="rowgroup" colSpan={4} className="pt-2 text-left font-bold">
                {name}
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.id} className="text-text-2">
                <th scope="row" className="py-1 text-left font-normal">
                  <IdText id={subject.referenceOf(line.row)} />
                </th>
                <Amount amount={line.before} />
                <Amount amount={line.amount} />
                <Amount amount={line.left} />
              </tr>
            ))}
            {lines.length > 1 && (
              <tr className="font-bold">
                <th scope="row" className="py-1 text-left">
                  Together
                </th>
                <Amount amount={available} />
                <Amount amount={sum} />
                <Amount amount={left} />
              </tr>
            )}
          </tbody>
        ))}
      </table>
    </LargeDialog>
  );
}

function Amount({ amount }: { amount: Kobo | null }) {
  const isShort = amount !== null && amount < 0;
  return (
    <td className={clsx('py-1 pl-2 text-right', isShort && 'font-strong text-bad-ink')}>
      <Money amount={amount} tone="plain" />
      {isShort && <span className="block text-caption">Below zero</span>}
    </td>
  );
}
