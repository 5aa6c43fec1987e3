import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formatNaira, toNaira } from '../../domain/money.ts';
import { type HttpError, preconditionFailed } from '../refusals/http-error.ts';
import { type Changed, versionOf } from '../repositories/row-version.ts';

const ifMatchHeader = z.object({ 'if-match': z.string().optional() });

/** Returns the header `If-Match`, which the contract has checked; undefined without one. */
export const ifMatchOf = ({ headers }: FastifyRequest): string | undefined =>
  ifMatchHeader.parse(headers)['if-match'];

/**
 * Returns the versions that a call allows; undefined for any. A weak one never matches, so it is not among them (RFC
 * 9110, section 13.1.1).
 */
export function versionsIn(request: FastifyRequest): readonly string[] | undefined {
  const header = ifMatchOf(request);
  if (header === undefined || header === '*') return undefined;
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, version]) =>
    weak === undefined && version !== undefined ? [version] : [],
  );
}

/** Returns a sentence for a changed figure; undefined when the figure did not change or is not known. */
const change = (what: string, before: number | undefined, now: number | null | undefined) =>
  before === undefined || now == null || before === now
    ? undefined
    : `${what} was ${formatNaira(before)} and is ${formatNaira(now)} now.`;

/**
 * Returns the refusal (412) to approve a request that has changed, with its figures before and now.
 *
 * @param whole the sum that contains the amount, as the subject of a sentence
 */
export function changed({ before, now }: Changed, whole: string): HttpError {
  const { artisanId: _, amountKobo, wholeKobo, paidBeforeKobo } = now;
  const changes = [
    change('The amount', before.amountKobo, amountKobo),
    change(whole, before.wholeKobo, wholeKobo),
    change('What was paid before', before.paidBeforeKobo, paidBeforeKobo),
  ].filter((sentence) => sentence !== undefined);
  const words = changes.length > 0 ? changes : ['The request is not as it was on screen.'];
  return preconditionFailed([...words, 'Nothing was written.'].join(' '), {
    amount: toNaira(amountKobo),
    whole: wholeKobo === null ? null : toNaira(wholeKobo),
    ...(paidBeforeKobo !== undefined && { paid_before: toNaira(paidBeforeKobo) }),
    status: 'pending',
    version: versionOf(now),
  });
}
