import type { Kobo } from '../../lib/values/money.ts';

/** The two sums of a month, or of days of a month. */
export interface ChartPoint {
  /** Such as "2026/10", "2026/11 so far" for the current month, or "1–26 Oct" for days of a month. */
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

/** Returns a round length for a step, so that `count` steps cover at least the range. */
function roundStep(range: number, count: number): number {
  const rough = range / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8].find((each) => each * power >= rough) ?? 10;
  return factor * power;
}

/** The number of steps on the axis, if no value is negative. */
const stepsOnAxis = 3;

/** Returns the scale for `count` points with these values (kobo) in a box of pixels. Zero is always on the axis. */
export function chartScale(count: number, values: readonly number[], box: Box) {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(0, ...values);
  const step = roundStep(Math.max(highest - lowest, 1), stepsOnAxis);
  const stepsBelow = Math.ceil(-lowest / step);
  const stepsAbove = stepsBelow === 0 ? stepsOnAxis : Math.ceil(highest / step);
  const lowestLine = -stepsBelow * step;
  const range = (stepsBelow + stepsAbove) * step;
  const pointDistance = (box.right - box.left) / Math.max(1, count - 1);
  const height = box.bottom - box.top;
  return {
    /** The values of the horizontal lines in kobo, the lowest first. */
    lines: Array.from(
      { length: stepsBelow + stepsAbove + 1 },
      (_, index) => (index - stepsBelow) * step,
    ),
    /** Returns the position of a point in pixels. */
    x: (index: number) => box.left + index * pointDistance,
    /** Returns the position of a value (kobo) in pixels. */
    y: (value: number) => box.bottom - ((value - lowestLine) / range) * height,
  };
}
