import { clockTime } from '../../../lib/values/calendar.ts';
import { formatCount } from '../../../lib/values/count.ts';
import { formatMoney } from '../../../lib/values/money.ts';
import { countOfRows, type DecidedRow, type DecisionSubject } from '../decision-subject.ts';
import { labelOf } from './batch-line.tsx';
import { type Line, totalOf } from './plan.ts';
import type { LineResult } from './use-batch-run.ts';

/** Returns the lines whose call was carried out. */
export const approvedOf = <T>(
  lines: readonly Line<T>[],
  results: ReadonlyMap<string, LineResult>,
): readonly Line<T>[] => lines.filter(({ id }) => results.get(id)?.state === 'approved');

/** Returns the report of a run as text: its sum, and a line for each item with its outcome. */
export function reportOf<T extends DecidedRow>(
  subject: DecisionSubject<T>,
  lines: readonly Line<T>[],
  results: ReadonlyMap<string, LineResult>,
): string {
  const approved = approvedOf(lines, results);
  return [
    `${formatCount(approved.length)} of ${countOfRows(subject, lines.length)} approved, ${formatMoney(totalOf(approved))}`,
    ...lines.map(({ id, row, amount, why }) => {
      const result = results.get(id);
      const [label, words] =
        result === undefined ? ['Not sent', why] : [labelOf(result), result.words];
      const at = result === undefined || result.at === 0 ? '' : ` at ${clockTime(result.at)} WAT`;
      const name = row.artisan_name ?? 'NIL';
      const subjectWords = `${subject.name(row)}, ${name}, ${formatMoney(amount)}`;
      return `${subjectWords}: ${label}${at}${words === null ? '' : `. ${words}`}`;
    }),
  ].join('\n');
}
