import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import {
  addNote,
  type FlagOutcome,
  flagPerson,
  unflagPerson,
  withdrawNote,
} from '../notes/write-notes.ts';
import { conflict, HttpError, notFound } from '../refusals/http-error.ts';
import { findParties, listMarks, listNotes, type NotedKind } from '../repositories/notes.ts';
import { answerOnce } from './answer-once.ts';
import { accountOf, parseId, pathId, trimmed, writeAsCaller } from './read-request.ts';

// The contract has the limits; these schemas give the values their types.
const notedPath = z.object({ kind: z.enum(['artisan', 'client', 'withdrawal', 'job']) });
const personPath = z.object({ kind: z.enum(['artisan', 'client']) });
const marksQuery = notedPath.extend({ ids: z.string() });
const noteBody = z.object({ text: trimmed });
const flagBody = z.object({ reason: trimmed });
const unflagQuery = z.object({ reason: trimmed, version: z.string().transform(Number) });

/** The words for the kinds in a refusal. */
const words: Record<NotedKind, string> = {
  artisan: 'artisan',
  client: 'client',
  withdrawal: 'withdrawal request',
  job: 'job',
};

/** Returns the kind and the id in the path. @throws the errors of `pathId` */
function recordIn<Kind extends NotedKind>(
  request: FastifyRequest,
  path: z.ZodType<{ kind: Kind }>,
): { kind: Kind; id: number } {
  const { kind } = path.parse(request.params);
  return { kind, id: pathId(request, words[kind]) };
}

/**
 * Returns the answer of a call that sets or removes a flag.
 *
 * @param now the end of the sentence after a change: "is flagged"
 * @param unchanged the same if nothing was changed: "was flagged before"
 * @throws HttpError 404, or 409 if the person has another flag
 */
function flagAnswer(
  outcome: FlagOutcome,
  { kind, id }: { kind: NotedKind; id: number },
  { now, unchanged }: { now: string; unchanged: string },
) {
  if (outcome.kind === 'not-found') throw notFound(words[kind], id);
  const { name } = outcome;
  if (outcome.kind === 'other-flag') {
    throw conflict(`${name} has another flag meanwhile. Nothing was written.`);
  }
  const end = outcome.kind === 'changed' ? now : `${unchanged}. Nothing was changed`;
  return { data: { message: `${name} ${end}.` } };
}

export const noteHandlers = {
  async listNotes(request) {
    const record = recordIn(request, notedPath);
    const { id: accountId } = accountOf(request);
    const data = await request.server.read(async (tx) => {
      const parties = await findParties(tx, record);
      if (parties === undefined) throw notFound(words[record.kind], record.id);
      return listNotes(tx, record, accountId);
    });
    return { data: { data } };
  },

  async addNote(request) {
    const record = recordIn(request, notedPath);
    const { text } = noteBody.parse(request.body);
    const call = { operation: `addNote ${record.kind}`, subjectId: record.id };
    return answerOnce(request, call, async (tx, actor) => {
      const id = await addNote(tx, record, text, actor);
      if (id === undefined) throw notFound(words[record.kind], record.id);
      return { message: 'The note is added.', id };
    });
  },

  async withdrawNote(request) {
    const id = pathId(request, 'note');
    const outcome = await writeAsCaller(request, (tx, actor) => withdrawNote(tx, id, actor));
    if (outcome === 'not-found') throw notFound('note', id);
    if (outcome === 'not-own') throw new HttpError(403, 'Only its author can withdraw a note.');
    const unchanged = 'The note was withdrawn before. Nothing was changed.';
    return { data: { message: outcome === 'withdrawn' ? 'The note is withdrawn.' : unchanged } };
  },

  async flagPerson(request) {
    const person = recordIn(request, personPath);
    const { reason } = flagBody.parse(request.body);
    const outcome = await writeAsCaller(request, (tx, actor) =>
      flagPerson(tx, person, reason, actor),
    );
    return flagAnswer(outcome, person, { now: 'is flagged', unchanged: 'was flagged before' });
  },

  async unflagPerson(request) {
    const person = recordIn(request, personPath);
    const input = unflagQuery.parse(request.query);
    const outcome = await writeAsCaller(request, (tx, actor) =>
      unflagPerson(tx, person, input, actor),
    );
    return flagAnswer(outcome, person, { now: 'has no flag now', unchanged: 'had no flag before' });
  },

  async listMarks(request) {
    const { kind, ids } = marksQuery.parse(request.query);
    const recordIds = ids.split(',').map((id) => parseId(id, words[kind]));
    return { data: { data: await request.server.read((tx) => listMarks(tx, kind, recordIds)) } };
  },
} satisfies Partial<Handlers>;
