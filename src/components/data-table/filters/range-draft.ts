import { phoneDigits } from '../../../../domain/phone.ts';
import { isRange, type RangeKind } from '../../../lib/values/search/range-text.ts';
import { rangeEnds } from '../../../lib/values/search/ranges.ts';
import { readAmountRange } from '../../../lib/values/search/read-amount.ts';

/** The typed texts of the two fields of a range. */
export interface RangeDraft {
  from: string;
  to: string;
}

/** Returns the fields for a range in the address. */
export function draftOf(range: string | undefined): RangeDraft {
  const [from, to] = rangeEnds(range ?? '');
  return { from, to };
}

/** Returns the range of the fields, or their fault; neither for empty fields. */
export function readDraft(
  kind: RangeKind,
  { from, to }: RangeDraft,
): { range?: string; fault?: string } {
  if (`${from}${to}`.trim() === '') return {};
  const range = {
    amounts: () => readAmountRange(`${from.trim()}..${to.trim()}`) ?? '',
    days: () => `${from}..${to}`,
    phones: () => phoneDigits(from),
  }[kind]();
  return isRange(kind, range) ? { range } : { fault: faults[kind] };
}

const faults: Readonly<Record<RangeKind, string>> = {
  amounts: 'Type amounts such as 85000, 85,000 or 85k.',
  days: 'The first day is after the last.',
  phones: 'Type at least four digits of the number.',
};
