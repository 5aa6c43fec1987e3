import { z } from 'zod';
import {
  declineVerification,
  type EditOutcome,
  setLevel,
  setStatus,
} from '../artisans/edit-artisan.ts';
import type { Handlers } from '../contract/types.ts';
import { conflict, notFound } from '../refusals/http-error.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import { pathId, trimmed, writeAsCaller } from './read-request.ts';

// The contract has the limits; these schemas give the values their types.
const statusBody = z.object({
  status: z.enum(['active', 'deactivated']),
  reason: trimmed.optional(),
  version: z.number(),
});
const levelBody = z.object({ level: z.number(), version: z.number() });
const declineQuery = z.object({ reason: trimmed, version: z.string().transform(Number) });

/**
 * Returns the answer to an edit of an artisan.
 *
 * @param now the end of the sentence about an artisan who was changed: "is active now"
 * @param unchanged the same if nothing was changed: "was active before"
 * @throws HttpError 404, or 409 with `current` when another edit came first, or for declining the verification of an
 *   artisan who does not wait for it
 */
function editAnswer(
  outcome: EditOutcome,
  id: number,
  { now, unchanged }: { now: string; unchanged: string },
) {
  if (outcome.kind === 'not-found') throw notFound('artisan', id);
  const name = nameInSentence(outcome.name ?? '') ?? `Artisan ${id}`;
  if ('current' in outcome) {
    const message =
      outcome.kind === 'not-waiting'
        ? `${name} does not wait for verification.`
        : `${name} was changed meanwhile. Nothing was written.`;
    throw conflict(message, { current: outcome.current });
  }
  const end = outcome.kind === 'changed' ? now : `${unchanged}. Nothing was changed`;
  const message = `${name} ${end}.`;
  return { data: { message, version: outcome.version } };
}

export const artisanEditHandlers = {
  async setArtisanStatus(request) {
    const id = pathId(request, 'artisan');
    const edit = statusBody.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) => setStatus(tx, id, edit, actor));
    const { status } = edit;
    return editAnswer(outcome, id, { now: `is ${status} now`, unchanged: `was ${status} before` });
  },

  async setArtisanLevel(request) {
    const id = pathId(request, 'artisan');
    const edit = levelBody.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) => setLevel(tx, id, edit, actor));
    const { level } = edit;
    return editAnswer(outcome, id, {
      now: `is at level ${level} now`,
      unchanged: `was at level ${level} before`,
    });
  },

  async declineVerification(request) {
    const id = pathId(request, 'artisan');
    const edit = declineQuery.parse(request.query);
    const outcome = await writeAsCaller(request, (tx, actor) =>
      declineVerification(tx, id, edit, actor),
    );
    const words = { now: 'no longer waits for verification', unchanged: 'was turned down before' };
    return editAnswer(outcome, id, words);
  },
} satisfies Partial<Handlers>;
