import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formatNaira, toNaira } from '../../domain/money.ts';
import { type HttpError, preconditionFailed } from '../refusals/http-error.ts';
import { type Changed, versionOf } from '../repositories/row-version.ts';

const ifMatchHeader = z.object({ 'if-match': z.string().optional() });

/** Returns the header `If-Match`, whose form the contract has checked; undefined without the header. */
export const ifMatchOf = ({ headers }: FastifyRequest): string | undefined =>
  ifMatchHeader.parse(headers)['if-match'];

/**
 * Returns the versions in `If-Match`; undefined if the call allows any version. Weak versions never match, so they are
 * left out (RFC 9110, section 13.1.1).
 */
export function ifMatchVersions(request: FastifyRequest): readonly string[] | undefined {
  const header = ifMatchOf(request);
  if (header === undefined || header === '*') return undefined;
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, version]) =>
    weak === undefined && version !== undefined ? [version] : [],
  );
}

/** Returns a sentence about a changed figure in kobo; undefined when it did not change or is not known. */
const changeSentence = (
  what: string,
  before: number | undefined,
  now: number | null | undefined,
) =>
  before === undefined || now == null || before === now
    ? undefined
    : `${what} was ${formatNaira(before)} and is ${formatNaira(now)} now.`;

/**
 * Returns the refusal (412) to approve a request that has changed, with its figures before and now.
 *
 * @param whole the words for the balance or price that limits the amount, as the subject of a sentence
 */
export function changedRefusal({ before, now }: Changed, whole: string): HttpError {
  const { artisanId: _, amountKobo, wholeKobo, paidBeforeKobo } = now;
  const changes = [
    changeSentence('The amount', before.amountKobo, amountKobo),
    changeSentence(whole, before.wholeKobo, wholeKobo),
    changeSentence('What was paid before', before.paidBeforeKobo, paidBeforeKobo),
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
