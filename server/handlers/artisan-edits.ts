import { z } from 'zod';
import {
  declineVerification,
  type EditOutcome,
  setLevel,
  setStatus,
} from '../artisans/edit-artisan.ts';
import type { Handlers } from '../contract/types.ts';
import { editConflict, notFound } from '../refusals/http-error.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import { pathId, trimmedReason, writeAsCaller } from './read-request.ts';

// The contract has the limits; these schemas give the values their types.
const statusEdit = z.object({
  status: z.enum(['active', 'deactivated']),
  reason: trimmedReason.optional(),
  version: z.number(),
});
const levelEdit = z.object({ level: z.number(), version: z.number() });
const decline = z.object({ reason: trimmedReason, version: z.string().transform(Number) });

/**
 * Returns the answer to an edit.
 *
 * @param is the end of the sentence about an artisan who was changed
 * @param was the end of the sentence about an artisan who was so before
 * @throws HttpError 404, or 409 with the current version when another edit came first or the artisan does not wait
 */
function answerTo(outcome: EditOutcome, id: number, { is, was }: { is: string; was: string }) {
  if (outcome.kind === 'not-found') throw notFound('artisan', id);
  const name = nameInSentence(outcome.name ?? '') ?? `Artisan ${id}`;
  if ('current' in outcome) {
    const message =
      outcome.kind === 'not-waiting'
        ? `${name} does not wait for verification.`
        : `${name} was changed meanwhile. Nothing was written.`;
    throw editConflict(message, outcome.current);
  }
  const unchanged = `${name} ${was} before. Nothing was changed.`;
  const message = outcome.kind === 'changed' ? `${name} ${is}.` : unchanged;
  return { data: { message, version: outcome.version } };
}

export const artisanEditHandlers = {
  async setArtisanStatus(request) {
    const id = pathId(request, 'artisan');
    const edit = statusEdit.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) => setStatus(tx, id, edit, actor));
    const { status } = edit;
    return answerTo(outcome, id, { is: `is ${status} now`, was: `was ${status}` });
  },

  async setArtisanLevel(request) {
    const id = pathId(request, 'artisan');
    const edit = levelEdit.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) => setLevel(tx, id, edit, actor));
    const { level } = edit;
    return answerTo(outcome, id, { is: `is at level ${level} now`, was: `was at level ${level}` });
  },

  async declineVerification(request) {
    const id = pathId(request, 'artisan');
    const edit = decline.parse(request.query);
    const outcome = await writeAsCaller(request, (tx, actor) =>
      declineVerification(tx, id, edit, actor),
    );
    const words = { is: 'no longer waits for verification', was: 'was turned down' };
    return answerTo(outcome, id, words);
  },
} satisfies Partial<Handlers>;
