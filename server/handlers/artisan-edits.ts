import { z } from 'zod';
import { type DeclineOutcome, declineVerification } from '../artisans/decline-verification.ts';
import { setLevel } from '../artisans/set-level.ts';
import { setStatus } from '../artisans/set-status.ts';
import type { Handlers } from '../contract/types.ts';
import { editConflict, notFound } from '../refusals/http-error.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import { actorOf, pathId, trimmedReason } from './read-request.ts';

// The contract has the limits; these schemas give the values their types.
const statusEdit = z.object({
  status: z.enum(['active', 'deactivated']),
  reason: trimmedReason.optional(),
  version: z.number(),
});
const levelEdit = z.object({ level: z.number(), version: z.number() });
const decline = z.object({ reason: trimmedReason, version: z.string().transform(Number) });

/** The ends of two sentences about an artisan: after an edit, and when the edit changed nothing. */
interface Words {
  is: string;
  was: string;
}

/**
 * The answer to an edit.
 *
 * @throws HttpError 404, or 409 with the current version
 */
function answerTo(outcome: DeclineOutcome, id: number, { is, was }: Words) {
  if (outcome.kind === 'not-found') throw notFound('artisan', id);
  const name = nameInSentence(outcome.name ?? '') ?? `Artisan ${id}`;
  switch (outcome.kind) {
    case 'changed':
      return { data: { message: `${name} ${is}.`, version: outcome.version } };
    case 'so-before': {
      const message = `${name} ${was} before. Nothing was changed.`;
      return { data: { message, version: outcome.version } };
    }
    case 'changed-meanwhile': {
      const message = `${name} was changed meanwhile. Nothing was written.`;
      throw editConflict(message, outcome.current);
    }
    case 'not-waiting':
      throw editConflict(`${name} does not wait for verification.`, outcome.current);
  }
}

export const artisanEditHandlers = {
  async setArtisanStatus(request) {
    const id = pathId(request, 'artisan');
    const edit = statusEdit.parse(request.body);
    const { status } = edit;
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => setStatus(tx, id, edit, actor));
    return answerTo(outcome, id, { is: `is ${status} now`, was: `was ${status}` });
  },

  async setArtisanLevel(request) {
    const id = pathId(request, 'artisan');
    const edit = levelEdit.parse(request.body);
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => setLevel(tx, id, edit, actor));
    return answerTo(outcome, id, {
      is: `is at level ${edit.level} now`,
      was: `was at level ${edit.level}`,
    });
  },

  async declineVerification(request) {
    const id = pathId(request, 'artisan');
    const edit = decline.parse(request.query);
    const actor = actorOf(request);
    const outcome = await request.server.write((tx) => declineVerification(tx, id, edit, actor));
    return answerTo(outcome, id, {
      is: 'no longer waits for verification',
      was: 'was turned down',
    });
  },
} satisfies Partial<Handlers>;
