import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../db/connect.ts';
import { WriteFailure } from '../db/transactions/write-failure.ts';
import { HttpError, type RefusalDetails, unprocessable } from '../http/refusals/http-error.ts';
import { codeOf } from '../process/start-error.ts';
import { type KeyedCall, keepAnswer, takeKey } from '../repositories/kept-answers.ts';
import { actorOf } from './read-request.ts';

/** SQLSTATE of a wait for a lock that took longer than `lock_timeout`. */
const lockNotAvailable = '55P03';

const keyHeader = z.object({ 'idempotency-key': z.string() });

/** The answer to a write: the message of a success, or a refusal. */
type Answer = { message: string } | HttpError;

/**
 * The key that the client chose for a call.
 *
 * @throws HttpError 400 for a form of UUID that PostgreSQL does not accept
 */
function keyOf({ headers }: FastifyRequest): string {
  const { 'idempotency-key': key } = keyHeader.parse(headers);
  if (!z.guid().safeParse(key).success) {
    throw new HttpError(400, 'The Idempotency-Key must be a UUID.');
  }
  return key.toLowerCase();
}

/**
 * Carries out a call once per Idempotency-Key. The answer, which can be a refusal, is kept in the
 * transaction of the decision. A repeated call gets the same answer from any process; it waits for a first
 * call that is still running.
 *
 * @param decide makes the decision; returns its message, or throws an HttpError after writing nothing
 * @throws HttpError a refusal of the decision, or 422 for a key that came with another call
 * @throws WriteFailure with the outcome `unknown` when the first call does not end in time
 */
export async function answerOnce(
  request: FastifyRequest,
  { operation, subjectId }: Pick<KeyedCall, 'operation' | 'subjectId'>,
  decide: (tx: Transaction) => Promise<string>,
): Promise<string> {
  const key = keyOf(request);
  const digest = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const call = { accountId: actorOf(request).accountId, key, operation, subjectId, digest };
  const answer = await request.server.write(async (tx): Promise<Answer> => {
    const first = await takeKey(tx, call).catch((error: unknown) => {
      // The first call may still be carried out.
      throw codeOf(error) === lockNotAvailable ? new WriteFailure('unknown', error) : error;
    });
    if (first !== undefined) return sameCall(first, call) ? answerIn(first) : otherCall();
    const made = await decide(tx).then(
      (message) => ({ message }),
      (error: unknown) => {
        if (error instanceof HttpError) return error;
        throw error;
      },
    );
    await keepAnswer(tx, call, kept(made));
    return made;
  });
  if (answer instanceof HttpError) throw answer;
  return answer.message;
}

const sameCall = (first: KeyedCall, call: KeyedCall) =>
  first.operation === call.operation &&
  first.subjectId === call.subjectId &&
  first.digest === call.digest;

const otherCall = () =>
  unprocessable('The Idempotency-Key came with another request before. Nothing was written.');

const kept = (answer: Answer) =>
  answer instanceof HttpError
    ? { status: answer.statusCode, body: { message: answer.message, details: answer.details } }
    : { status: 200, body: answer };

const keptBody = z.object({
  message: z.string(),
  details: z.custom<RefusalDetails>((value) => typeof value === 'object').optional(),
});

function answerIn({ status, answer }: { status: number | null; answer: unknown }): Answer {
  const { message, details } = keptBody.parse(answer);
  return status === 200 ? { message } : new HttpError(status ?? 500, message, details);
}
