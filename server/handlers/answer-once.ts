import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Transaction } from '../db/connect.ts';
import { WriteFailure } from '../db/transactions/write-failure.ts';
import { codeOf } from '../process/start-error.ts';
import { HttpError, type RefusalDetails, unprocessable } from '../refusals/http-error.ts';
import { type KeyedCall, storeAnswer, takeKey } from '../repositories/stored-answers.ts';
import { ifMatchOf } from './if-match.ts';
import { actorOf } from './read-request.ts';

/** SQLSTATE of a wait for a lock that took longer than `lock_timeout`. */
const lockNotAvailable = '55P03';

const keyHeader = z.object({ 'idempotency-key': z.string().optional() });

/**
 * The key that the client chose for a call; undefined without the header, which is optional.
 *
 * @throws HttpError 400 for `urn:uuid:…`, which the contract's `format: uuid` accepts and PostgreSQL does not
 */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const { 'idempotency-key': key } = keyHeader.parse(headers);
  if (key !== undefined && !z.guid().safeParse(key).success) {
    throw new HttpError(400, 'The Idempotency-Key must be a UUID.');
  }
  return key?.toLowerCase();
}

/**
 * Carries out a call once per Idempotency-Key. The answer, which can be a refusal, is stored in the
 * transaction of the write. A repeated call gets the same answer from any process; it waits for a first
 * call that is still running. A call without a key is carried out each time.
 *
 * @param work writes; returns the data of the answer, or throws an HttpError after writing nothing
 * @throws HttpError a refusal of `work`, 400 for another key than a UUID, or 422 for a key that came with another call
 * @throws WriteFailure of the database; with the outcome `unknown` when the first call does not end in time
 */
export async function answerOnce<Data extends object>(
  request: FastifyRequest,
  { operation, subjectId }: Pick<KeyedCall, 'operation' | 'subjectId'>,
  work: (tx: Transaction) => Promise<Data>,
): Promise<Data> {
  const key = keyOf(request);
  const digest = createHash('sha256')
    .update(JSON.stringify(request.body ?? null))
    .update(ifMatchOf(request) ?? '')
    .digest('hex');
  const { accountId } = actorOf(request);
  const answer = await request.server.write(async (tx): Promise<Data | HttpError> => {
    const answered = () => work(tx).catch(refusalIn);
    if (key === undefined) return answered();
    const call = { accountId, key, operation, subjectId, digest };
    const first = await takeKey(tx, call).catch((error: unknown) => {
      // The first call may still be carried out.
      throw codeOf(error) === lockNotAvailable ? new WriteFailure('unknown', error) : error;
    });
    if (first !== undefined) return sameCall(first, call) ? answerIn<Data>(first) : otherCall();
    const made = await answered();
    await storeAnswer(tx, call, stored(made));
    return made;
  });
  if (answer instanceof HttpError) throw answer;
  return answer;
}

function refusalIn(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  throw error;
}

const sameCall = (first: KeyedCall, call: KeyedCall) =>
  first.operation === call.operation &&
  first.subjectId === call.subjectId &&
  first.digest === call.digest;

const otherCall = () =>
  unprocessable('The Idempotency-Key came with another request before. Nothing was written.');

const stored = (answer: object) =>
  answer instanceof HttpError
    ? { status: answer.statusCode, body: { message: answer.message, details: answer.details } }
    : { status: 200, body: answer };

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

const storedRefusal = z.object({
  message: z.string(),
  details: z.custom<RefusalDetails>(isObject).optional(),
});

function answerIn<Data>({ status, answer }: { status: number | null; answer: unknown }) {
  if (status === 200) return z.custom<Data>(isObject).parse(answer);
  const { message, details } = storedRefusal.parse(answer);
  return new HttpError(status ?? 500, message, details);
}
