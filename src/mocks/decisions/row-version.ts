/** The versions of the rows of both queues. Amounts are in naira. */
import { formatNaira, toKobo, toNaira } from '../../../domain/money.ts';
import type { Schemas } from '../../api/parse/schemas.ts';

/** The figures of a row that a decision depends on. */
export interface Figures {
  artisanId: number;
  amount: number;
  /** The available amount of the artisan, or the price of the job. */
  whole: number | null;
  /** The amount that was paid for the job before; only for part-payments. */
  paidBefore?: number;
}

/** Returns the version of a row with these figures. The same figures have the same version. */
export const versionOf = ({ artisanId, amount, whole, paidBefore }: Figures): string =>
  [artisanId, amount, whole, paidBefore]
    .map((figure) => (figure == null ? '' : toKobo(figure).toString(36)))
    .join('.');

/** Returns the refusal of an approval whose `If-Match` has only other versions, or undefined. */
export function refusalOfOldVersion(
  ifMatch: string | null,
  now: Figures,
): { status: 412; message: string; current: Schemas['CurrentRequest'] } | undefined {
  const version = versionOf(now);
  if (ifMatch === null || ifMatch === '*') return undefined;
  if (ifMatch.split(', ').includes(`"${version}"`)) return undefined;
  const [, amount, whole, paidBefore] = ifMatch
    .replaceAll('"', '')
    .split('.')
    .map((part) => (/^[0-9a-z]{1,10}$/.test(part) ? toNaira(Number.parseInt(part, 36)) : null));
  const changes = [
    change('The amount', amount, now.amount),
    change(now.paidBefore === undefined ? 'The available amount' : 'The price', whole, now.whole),
    change('What was paid before', paidBefore, now.paidBefore),
  ].filter((sentence) => sentence !== null);
  const words = changes.length > 0 ? changes : ['The request is not as it was on screen.'];
  return {
    status: 412,
    message: `${words.join(' ')} Nothing was written.`,
    current: {
      amount: now.amount,
      whole: now.whole,
      ...(now.paidBefore !== undefined && { paid_before: now.paidBefore }),
      status: 'pending',
      version,
    },
  };
}

/** Returns the sentence about a changed figure; null if it is the same or not known. */
const change = (
  figure: string,
  before: number | null | undefined,
  now: number | null | undefined,
): string | null =>
  before == null || now == null || before === now
    ? null
    : `${figure} was ${formatNaira(toKobo(before))} and is ${formatNaira(toKobo(now))} now.`;
