import type { Kobo } from '../../lib/values/money.ts';

/** A month with both of its sums. */
export interface ChartPoint {
  /** YYYY/MM, and "so far" behind the running month. */
  month: string;
  revenue: Kobo;
  withdrawals: Kobo;
}

/** Where things stand in a chart of money by month. */
export interface ChartScale {
  /** Values of the horizontal lines, from zero up, in kobo. */
  lines: readonly number[];
  x: (index: number) => number;
  y: (value: number) => number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A step that people count in, for `parts` parts that hold `highest`. */
function niceStep(highest: number, parts: number): number {
  const rough = highest / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= rough) ?? 10;
  return step * power;
}

/** Four lines, with the one at zero. */
const parts = 3;

/** The scale for `count` points up to `highest` kobo inside a box of pixels. The axis starts at zero. */
export function chartScale(count: number, highest: number, box: Box): ChartScale {
  const step = niceStep(Math.max(highest, 1), parts);
  const top = parts * step;
  const wide = (box.right - box.left) / Math.max(1, count - 1);
  const tall = box.bottom - box.top;
  return {
    lines: Array.from({ length: parts + 1 }, (_, index) => index * step),
    x: (index) => box.left + index * wide,
    y: (value) => box.bottom - (value / top) * tall,
  };
}
