/**
 * The versions of pending withdrawal requests and part-payments. The dashboard sends the version that was on screen
 * in `If-Match`, so that a changed request is not approved. Amounts are in kobo.
 */
import { formatNaira, toNaira } from './money.ts';

/** The figures of a row that a decision depends on. */
export interface Figures {
  artisanId: number | null;
  amountKobo: number;
  /** The balance of the artisan, or the price of the job. */
  limitKobo: number | null;
  /** The sum that was paid for the job before; undefined for a withdrawal. */
  paidBeforeKobo?: number;
}

/** The outcome for a request whose current version is not among the versions of the call. */
export interface Changed {
  kind: 'changed';
  /** The figures of the first version of the call, as far as they can be read from it. */
  before: Record<'amountKobo' | 'limitKobo' | 'paidBeforeKobo', number | undefined>;
  now: Figures;
}

const radix = 36;

/**
 * Returns the version of a row with these figures. The same figures have the same version, so a balance
 * that returns to its earlier value counts as unchanged. The version contains the figures, so that a
 * refusal can name the earlier ones.
 */
export const versionOf = ({ artisanId, amountKobo, limitKobo, paidBeforeKobo }: Figures): string =>
  [artisanId, amountKobo, limitKobo, paidBeforeKobo]
    .map((figure) => figure?.toString(radix) ?? '')
    .join('.');

function figureAt(version: string, index: number): number | undefined {
  const digits = version.split('.')[index] ?? '';
  const figure = /^[0-9a-z]{1,11}$/.test(digits) ? Number.parseInt(digits, radix) : undefined;
  return figure !== undefined && Number.isSafeInteger(figure) ? figure : undefined;
}

/**
 * Returns the versions in the header `If-Match`; undefined if the call allows any version. Weak versions never match, so
 * they are left out (RFC 9110, section 13.1.1).
 */
export function versionsIn(ifMatch: string | null | undefined): readonly string[] | undefined {
  if (ifMatch == null || ifMatch === '*') return undefined;
  return [...ifMatch.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, version]) =>
    weak === undefined && version !== undefined ? [version] : [],
  );
}

/**
 * Returns the outcome `changed` if the current version is not among the versions of a call; otherwise undefined.
 *
 * @param versions the versions that the call allows; undefined for any version
 */
export function changedSince(
  versions: readonly string[] | undefined,
  now: Figures,
): Changed | undefined {
  if (versions === undefined || versions.includes(versionOf(now))) return undefined;
  const [version = ''] = versions;
  const before = {
    amountKobo: figureAt(version, 1),
    limitKobo: figureAt(version, 2),
    paidBeforeKobo: figureAt(version, 3),
  };
  return { kind: 'changed', before, now };
}

/** Returns a sentence about a changed figure in kobo; undefined when it did not change or is not known. */
const changeSentence = (
  subject: string,
  before: number | undefined,
  now: number | null | undefined,
) =>
  before === undefined || now == null || before === now
    ? undefined
    : `${subject} was ${formatNaira(before)} and is ${formatNaira(now)} now.`;

/**
 * Returns the message of the refusal (412) to approve a request that has changed, and the current request as the
 * contract has it.
 *
 * @param limitWords the words for the balance or price that limits the amount, as the subject of a sentence
 */
export function describeChange({ before, now }: Changed, limitWords: string) {
  const { amountKobo, limitKobo, paidBeforeKobo } = now;
  const changes = [
    changeSentence('The amount', before.amountKobo, amountKobo),
    changeSentence(limitWords, before.limitKobo, limitKobo),
    changeSentence('What was paid before', before.paidBeforeKobo, paidBeforeKobo),
  ].filter((sentence) => sentence !== undefined);
  const sentences = changes.length > 0 ? changes : ['The request is not as it was on screen.'];
  return {
    message: [...sentences, 'Nothing was written.'].join(' '),
    current: {
      amount: toNaira(amountKobo),
      whole: limitKobo === null ? null : toNaira(limitKobo),
      ...(paidBeforeKobo !== undefined && { paid_before: toNaira(paidBeforeKobo) }),
      status: 'pending',
      version: versionOf(now),
    },
  };
}
