import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeChange, versionsIn } from '../../domain/row-version.ts';
import type { Transaction } from '../db/connect.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { ApprovalOutcome, Undecidable } from '../money/outcome.ts';
import type { Rejection, RejectionOutcome } from '../money/reject.ts';
import { conflict, HttpError, notFound } from '../refusals/http-error.ts';
import type { SignedIn } from '../repositories/audit.ts';
import { nameInSentence } from '../repositories/name-in-sentence.ts';
import { answerOnce } from './answer-once.ts';
import { pathId, trimmed } from './read-request.ts';

const rejectionBody = z.object({ reason: trimmed, message: z.string().optional() });

/** A withdrawal request or part-payment, with the words for it in messages. */
export interface NamedRequest {
  id: number;
  /** The kind of the request, before its number in a 404: "withdrawal request". */
  what: string;
  /** The request in a sentence, with its number: "withdrawal 7". */
  name: string;
  /** The words for the balance or price that limits the amount, as the subject of a sentence: "The available amount". */
  limitWords: string;
}

/**
 * Returns the data of the answer about a request that was decided in the same way before.
 *
 * @throws HttpError 404 or 409 if the request cannot be decided on in this way
 */
export function undecidableAnswer<Verb extends 'approved' | 'rejected'>(
  { kind }: Undecidable,
  { id, what, name }: NamedRequest,
  verb: Verb,
) {
  if (kind === 'not-found') throw notFound(what, id);
  const subject = name.charAt(0).toUpperCase() + name.slice(1);
  if (kind === 'not-pending') {
    throw conflict(`${subject} is not pending, so it cannot be ${verb}.`);
  }
  const before = kind === 'approved-before' ? 'approved' : 'rejected';
  if (before !== verb) {
    throw conflict(`${subject} was ${before} before, so it cannot be ${verb}.`);
  }
  const message = `${subject} was ${verb} before. Nothing was changed.`;
  return { message, outcome: `${verb}-before` as const };
}

/**
 * Returns the data of the answer about a request that was approved before.
 *
 * @throws HttpError 404, 409 or 412 if the request cannot be approved
 */
export function notApprovedAnswer(
  outcome: Exclude<ApprovalOutcome<object>, { kind: 'approved' }>,
  request: NamedRequest,
) {
  if (outcome.kind === 'changed') {
    const { message, current } = describeChange(outcome, request.limitWords);
    throw new HttpError(412, message, { current });
  }
  if (outcome.kind !== 'deactivated') return undecidableAnswer(outcome, request, 'approved');
  const artisan = nameInSentence(outcome.artisanName ?? '') ?? 'The artisan';
  throw conflict(`${artisan} is deactivated, so ${request.name} cannot be approved.`);
}

/**
 * Approves the request whose id is in the path, if it has one of the versions in `If-Match`; once per Idempotency-Key.
 *
 * @param what the kind of the request; see NamedRequest
 * @param answerOf returns the data of the answer, or throws an HttpError
 * @throws HttpError 400 or 404 for the id, and the errors of `answerOnce`
 */
export async function approveOnce<Approval, Data extends object>(
  request: FastifyRequest,
  what: string,
  approve: (
    tx: Transaction,
    id: number,
    actor: SignedIn,
    versions: readonly string[] | undefined,
  ) => Promise<Approval>,
  answerOf: (outcome: Approval, id: number) => Data,
): Promise<{ data: Data }> {
  const subjectId = pathId(request, what);
  const versions = versionsIn(request.headers['if-match']);
  return answerOnce(request, { subjectId }, async (tx, actor) =>
    answerOf(await approve(tx, subjectId, actor, versions), subjectId),
  );
}

/**
 * Rejects the request whose id is in the path, with the reason and the message to the artisan in the body; once per
 * Idempotency-Key. If there is a message, the answer has the state of its e-mail.
 *
 * @param what the kind of the request; see NamedRequest
 * @param answerOf returns the data of the answer, or throws an HttpError
 * @throws HttpError 400 or 404 for the id, and the errors of `answerOnce`
 */
export async function rejectOnce<Rejected extends RejectionOutcome, Data extends object>(
  request: FastifyRequest,
  what: string,
  reject: (
    tx: Transaction,
    id: number,
    rejection: Rejection,
    actor: SignedIn,
    outbox: Outbox | null,
  ) => Promise<Rejected>,
  answerOf: (outcome: Rejected, id: number) => Data,
) {
  const subjectId = pathId(request, what);
  const { reason, message } = rejectionBody.parse(request.body);
  return answerOnce(request, { subjectId }, async (tx, actor) => {
    const outcome = await reject(tx, subjectId, { reason, message }, actor, request.server.mail);
    const answer = answerOf(outcome, subjectId);
    if (message === undefined) return answer;
    const mail = outcome.kind === 'rejected' ? outcome.mail : ('rejected-before' as const);
    return { ...answer, ...(mail !== undefined && { mail }) };
  });
}
