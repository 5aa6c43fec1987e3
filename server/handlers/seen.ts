import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { editConflict, type HttpError } from '../http/refusals/http-error.ts';
import { formatNaira, toNaira } from '../money/naira.ts';
import { type Moved, type Seen, versionOf } from '../money/seen.ts';
import { koboIn } from './read-request.ts';

const seenBody = z.object({ amount: z.number(), version: z.string() });

/**
 * The figures that were on screen.
 *
 * @throws HttpError 400 for an amount with parts of a kobo
 */
export function seenIn({ body }: FastifyRequest): Seen {
  const { amount, version } = seenBody.parse(body);
  return { amountKobo: koboIn(amount), version };
}

/** Returns a sentence for a changed figure; undefined when the figure did not change or is not known. */
const change = (what: string, before: number | undefined, now: number | null | undefined) =>
  before === undefined || now == null || before === now
    ? undefined
    : `${what} was ${formatNaira(before)} and is ${formatNaira(now)} now.`;

/**
 * Returns the refusal (409) to approve a request that has changed, with its figures before and now.
 *
 * @param whole the sum that contains the amount, as the subject of a sentence
 */
export function moved({ before, now }: Moved, whole: string): HttpError {
  const { artisanId: _, amountKobo, wholeKobo, paidBeforeKobo } = now;
  const changes = [
    change('The amount', before.amountKobo, amountKobo),
    change(whole, before.wholeKobo, wholeKobo),
    change('What was paid before', before.paidBeforeKobo, paidBeforeKobo),
  ].filter((sentence) => sentence !== undefined);
  const words = changes.length > 0 ? changes : ['The request is not as it was on screen.'];
  return editConflict([...words, 'Nothing was written.'].join(' '), {
    amount: toNaira(amountKobo),
    whole: wholeKobo === null ? null : toNaira(wholeKobo),
    ...(paidBeforeKobo !== undefined && { paid_before: toNaira(paidBeforeKobo) }),
    status: 'pending',
    version: versionOf(now),
  });
}
