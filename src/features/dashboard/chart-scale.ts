import type { Kobo } from '../../lib/values/money.ts';

/** The two sums of a month, or of days of a month. */
export interface ChartPoint {
  /** "2026/10", "2026/11 so far" for the current month, or "1–26 Oct". */
  label: string;
  revenue: Kobo;
  withdrawals: Kobo;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns a round step so that `parts` steps reach `highest`. */
function niceStep(highest: number, parts: number): number {
  const rough = highest / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= rough) ?? 10;
  return step * power;
}

/** Three parts have four lines, including zero. */
const parts = 3;

/** Returns the scale for `count` points with these values (kobo) in a box of pixels. The axis has zero. */
export function chartScale(count: number, values: readonly number[], box: Box) {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = niceStep(Math.max(highest - lowest, 1), parts);
  const below = Math.ceil(-lowest / step);
  const above = below === 0 ? parts : Math.ceil(highest / step);
  const bottom = -below * step;
  const range = (below + above) * step;
  const stepWidth = (box.right - box.left) / Math.max(1, count - 1);
  const height = box.bottom - box.top;
  return {
    /** The values of the horizontal lines in kobo, the lowest first; one is zero. */
    lines: Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step),
    x: (index: number) => box.left + index * stepWidth,
    y: (value: number) => box.bottom - ((value - bottom) / range) * height,
  };
}
