import type { RowIndex, Sum } from '../../../lib/row-index/row-index.ts';
import { sumOfKobo } from '../../../lib/values/money.ts';
import type { PrintedSum } from '../body/table-footer.tsx';
import type { Column, SumText } from '../column.tsx';

/** Returns the sums of the shown columns over the found rows, for the table's footer. */
export function printedSums<T>(
  columns: readonly Column<T>[],
  index: RowIndex<T>,
  found: Uint32Array,
): PrintedSum[] {
  return columns.flatMap(({ id, sums = [] }) => {
    if (sums.length === 0) return [];
    const totals = index.sums(id, found);
    return sums.flatMap((text, number) => printed(text, totals[number], number === 0));
  });
}

/** A sum without rows is left out. The first sum always appears, so that a list has at least one. */
function printed(text: SumText, sum: Sum | undefined, isFirst: boolean): PrintedSum[] {
  if ('leftOut' in text) return sum === undefined ? [] : [{ words: text.leftOut(sum.rows) }];
  if (sum === undefined && !isFirst) return [];
  const total = sum?.total ?? null;
  return [{ ...text, total: total === null ? null : sumOfKobo(total) }];
}
