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

/** Returns a round number of which `count` steps cover at least the range. */
function roundStep(range: number, count: number): number {
  const rough = range / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((factor) => factor * power >= rough) ?? 10;
  return step * power;
}

/** The number of steps on the axis, if no value is negative. */
const stepsOnAxis = 3;

/** Returns the scale for `count` points with these values (kobo) in a box of pixels. Zero is always on the axis. */
export function chartScale(count: number, values: readonly number[], box: Box) {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep(Math.max(highest - lowest, 1), stepsOnAxis);
  const below = Math.ceil(-lowest / step);
  const above = below === 0 ? stepsOnAxis : Math.ceil(highest / step);
  const bottom = -below * step;
  const range = (below + above) * step;
  const stepWidth = (box.right - box.left) / Math.max(1, count - 1);
  const height = box.bottom - box.top;
  return {
    /** The values of the horizontal lines in kobo, the lowest first. */
    lines: Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step),
    /** Returns the position of a point in pixels. */
    x: (index: number) => box.left + index * stepWidth,
    /** Returns the position of a value (kobo) in pixels. */
    y: (value: number) => box.bottom - ((value - bottom) / range) * height,
  };
}
