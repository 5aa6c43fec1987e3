/** The versions of the rows of both queues. Amounts are in kobo. */

/** The figures of a row that a decision depends on. */
export interface Figures {
  artisanId: number | null;
  amountKobo: number;
  /** The balance of the artisan, or the price of the job. */
  wholeKobo: number | null;
  /** The amount that was paid for the job before; only for part-payments. */
  paidBeforeKobo?: number;
}

/** The outcome for a request that has another version than those of the call. */
export interface Changed {
  kind: 'changed';
  /** The figures of the earlier version, as far as they can be read. */
  before: Record<'amountKobo' | 'wholeKobo' | 'paidBeforeKobo', number | undefined>;
  now: Figures;
}

const radix = 36;

/**
 * Returns the version of a row with these figures. The same figures have the same version, so a balance
 * that returns to its earlier value counts as unchanged. The version contains the figures, so that a
 * refusal can name the earlier ones.
 */
export const versionOf = ({ artisanId, amountKobo, wholeKobo, paidBeforeKobo }: Figures): string =>
  [artisanId, amountKobo, wholeKobo, paidBeforeKobo]
    .map((figure) => figure?.toString(radix) ?? '')
    .join('.');

function figureAt(version: string, place: number): number | undefined {
  const part = version.split('.')[place] ?? '';
  const figure = /^[0-9a-z]{1,11}$/.test(part) ? Number.parseInt(part, radix) : undefined;
  return figure !== undefined && Number.isSafeInteger(figure) ? figure : undefined;
}

/**
 * Returns the outcome of an approval that is bound to other versions than the current one; undefined otherwise.
 *
 * @param versions the versions that the approval allows; undefined for any
 */
export function changedSince(
  versions: readonly string[] | undefined,
  now: Figures,
): Changed | undefined {
  if (versions === undefined || versions.includes(versionOf(now))) return undefined;
  const [version = ''] = versions;
  const before = {
    amountKobo: figureAt(version, 1),
    wholeKobo: figureAt(version, 2),
    paidBeforeKobo: figureAt(version, 3),
  };
  return { kind: 'changed', before, now };
}
