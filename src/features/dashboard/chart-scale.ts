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

/** A step that people count in (1, 2 or 5 times a power of ten), for about `parts` parts of `highest`. */
function niceStep(highest: number, parts: number): number {
  const rough = highest / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10;
  return step * power;
}

/** The scale for `count` points up to `highest` kobo inside a box of pixels. The axis starts at zero. */
export function chartScale(count: number, highest: number, box: Box): ChartScale {
  const step = niceStep(Math.max(highest, 1), 3);
  const top = Math.max(1, Math.ceil(highest / step)) * step;
  const wide = (box.right - box.left) / Math.max(1, count - 1);
  const tall = box.bottom - box.top;
  return {
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => index * step),
    x: (index) => box.left + index * wide,
    y: (value) => box.bottom - (value / top) * tall,
  };
}
