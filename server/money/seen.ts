/** Approvals that are bound to the figures that were on screen. Amounts are in kobo. */

/** The figures that were on screen when an administrator approved. */
export interface Seen {
  amountKobo: number;
  /** The version of the row. */
  version: string;
}

/** The figures of a row that a decision depends on. */
export interface Figures {
  artisanId: number | null;
  amountKobo: number;
  /** The balance of the artisan, or the price of the job. */
  wholeKobo: number | null;
  /** The amount that was paid for the job before; only for part-payments. */
  paidBeforeKobo?: number;
}

/** The outcome for a request whose figures changed. `before` has the earlier figures, as far as they can be read. */
export interface Moved {
  kind: 'moved';
  before: {
    amountKobo: number;
    wholeKobo?: number | undefined;
    paidBeforeKobo?: number | undefined;
  };
  now: Figures;
}

const radix = 36;

const figuresOf = ({ artisanId, amountKobo, wholeKobo, paidBeforeKobo }: Figures) => [
  artisanId,
  amountKobo,
  wholeKobo,
  paidBeforeKobo,
];

/**
 * Returns the version of a row with these figures. The same figures have the same version, so a balance
 * that returns to its earlier value counts as unchanged. The version contains the figures, so that a
 * refusal can name the earlier ones.
 */
export const versionOf = (figures: Figures): string =>
  figuresOf(figures)
    .map((figure) => figure?.toString(radix) ?? '')
    .join('.');

function figureAt(version: string, place: number): number | undefined {
  const part = version.split('.')[place] ?? '';
  const figure = /^[0-9a-z]{1,11}$/.test(part) ? Number.parseInt(part, radix) : undefined;
  return figure !== undefined && Number.isSafeInteger(figure) ? figure : undefined;
}

/** Returns the outcome of an approval whose figures changed since they were on screen; undefined otherwise. */
export function movedSince({ amountKobo, version }: Seen, now: Figures): Moved | undefined {
  if (amountKobo === now.amountKobo && version === versionOf(now)) return undefined;
  const before = {
    amountKobo,
    wholeKobo: figureAt(version, 2),
    paidBeforeKobo: figureAt(version, 3),
  };
  return { kind: 'moved', before, now };
}
