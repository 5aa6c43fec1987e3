/** The sums under a table. Lists without amounts do not load this file. */
import { useMemo } from 'react';
import type { Sum } from '../../../lib/row-index/row-index.ts';
import { type Kobo, sumOfKobo } from '../../../lib/values/money.ts';
import { Money } from '../../ui/money.tsx';
import type { Column, SumsProps, SumText } from '../column.tsx';

/** A sum under a table: an amount with its label, or only a text. */
type PrintedSum = { label: string; total: Kobo | null; of?: string } | { words: string };

type SummedColumn = Pick<Column<never>, 'id' | 'sums'>;

/** Returns the sums of the columns over the found rows; none while they load. */
export function printedSums(
  columns: readonly SummedColumn[],
  sumsOf: SumsProps['sumsOf'],
): PrintedSum[] {
  return columns.flatMap(({ id, sums = [] }) => {
    const totals = sums.length === 0 ? null : sumsOf(id);
    if (totals === null) return [];
    return sums.flatMap((text, number) => printed(text, totals[number], number === 0));
  });
}

/** A sum without rows is left out. The first sum always appears, so that a list has at least one. */
function printed(text: SumText, sum: Sum | undefined, isFirst: boolean): PrintedSum[] {
  if ('leftOut' in text)
    return (sum?.rows ?? 0) === 0 ? [] : [{ words: text.leftOut(sum?.rows ?? 0) }];
  if ((sum?.rows ?? 0) === 0 && !isFirst) return [];
  // Over no rows the sum is zero; over rows without amounts, or without an answer of the host, it is not known.
  const total = sum?.rows === 0 ? 0 : (sum?.total ?? null);
  return [{ ...text, total: total === null ? null : sumOfKobo(total) }];
}

/** Returns the component that prints the sums of a column. */
export function sumsView(column: SummedColumn) {
  return function Sums({ sumsOf }: SumsProps) {
    const sums = useMemo(() => printedSums([column], sumsOf), [sumsOf]);
    return sums.map((sum) =>
      'words' in sum ? (
        <span key={sum.words}>{sum.words}</span>
      ) : (
        <span key={sum.label} className="tabular-nums">
          {sum.label}:{' '}
          <span className="font-strong text-text">
            <Money amount={sum.total} />
          </span>{' '}
          {sum.of}
        </span>
      ),
    );
  };
}
