import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../db/connect.ts';
import { WriteFailure } from '../db/transactions/write-failure.ts';
import { codeOf } from '../process/start-error.ts';
import { HttpError, type RefusalDetails, unprocessable } from '../refusals/http-error.ts';
import type { SignedIn } from '../repositories/audit.ts';
import { type KeyedCall, storeAnswer, takeKey } from '../repositories/stored-answers.ts';
import { parseUuid, writeAsCaller } from './read-request.ts';

/** SQLSTATE of a wait for a lock that took longer than `lock_timeout`. */
const lockNotAvailable = '55P03';

/**
 * Carries out a call once per account and Idempotency-Key. The answer, which can be a refusal, is stored in the
 * transaction of the write. A repeated call waits for the first call if that is still running, and gets the same
 * answer, also from another server. A call without a key is carried out each time.
 *
 * @param subjectId the id of the record; 0 for a call that creates one
 * @param operation the operation that the key is for; by default the operationId of the route
 * @param work writes and returns the data of the answer, or writes nothing and throws an HttpError
 * @throws HttpError the refusal of `work`, 400 for a key that is not a UUID, 401 without a session, or 422 for a key that
 *   came with another call
 * @throws WriteFailure with the outcome `unknown` also when the first call does not end in time
 */
export async function answerOnce<Data extends object>(
  request: FastifyRequest,
  {
    subjectId,
    operation = request.routeOptions.config.operationId ?? '',
  }: { subjectId: number; operation?: string },
  work: (tx: Transaction, actor: SignedIn) => Promise<Data>,
): Promise<{ data: Data }> {
  const { 'if-match': ifMatch = '', 'idempotency-key': givenKey } = request.headers;
  const key = givenKey === undefined ? undefined : parseUuid(givenKey, 'The Idempotency-Key');
  const digest = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .update(ifMatch)
    .digest('hex');
  const answer = await writeAsCaller(request, async (tx, actor): Promise<Data | HttpError> => {
    const carryOut = () => work(tx, actor).catch(returnRefusal);
    if (key === undefined) return carryOut();
    const call = { accountId: actor.accountId, key, operation, subjectId, digest };
    const first = await takeKey(tx, call).catch((error: unknown) => {
      // The first call may still be carried out.
      throw codeOf(error) === lockNotAvailable ? new WriteFailure('unknown', error) : error;
    });
    if (first !== undefined) {
      if (isSameCall(first, call)) return fromStored<Data>(first);
      return unprocessable(
        'The Idempotency-Key came with another request before. Nothing was written.',
      );
    }
    const result = await carryOut();
    await storeAnswer(tx, call, toStored(result));
    return result;
  });
  if (answer instanceof HttpError) throw answer;
  return { data: answer };
}

/** Returns an HttpError, so that the transaction is committed with it as the stored answer. Throws other errors. */
function returnRefusal(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

const isSameCall = (first: KeyedCall, call: KeyedCall) =>
  first.operation === call.operation &&
  first.subjectId === call.subjectId &&
  first.digest === call.digest;

const toStored = (answer: object) =>
  answer instanceof HttpError
    ? { status: answer.statusCode, body: { message: answer.message, details: answer.details } }
    : { status: 200, body: answer };

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const storedRefusal = z.object({
  message: z.string(),
  details: z.custom<RefusalDetails>(isObject).optional(),
});

/** Returns the data of a stored answer, or the stored refusal. */
function fromStored<Data>({ status, answer }: { status: number | null; answer: unknown }) {
  if (status === 200) return z.custom<Data>(isObject).parse(answer);
  const { message, details } = storedRefusal.parse(answer);
  return new HttpError(status ?? 500, message, details);
}
