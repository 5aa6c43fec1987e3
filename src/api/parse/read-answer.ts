/**
 * Turns a host's answers into the dashboard's data. The value may be bare or in up to two envelopes: objects with `data`,
 * and for lists also with `results` or `items`. Any other shape is an error and never an empty list, and so is an
 * envelope that reports a failure.
 */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { isJsonObject, propertyOf } from '../../lib/values/records.ts';
import { isSuccessWord, reportsIn } from '../transport/answer-report.ts';
import { ApiError, unreadableError } from '../transport/api-error.ts';
import { messageIn } from '../transport/host-message.ts';
import { type Clean, type Fields, record } from './read-fields.ts';
import { type RowParser, Rows } from './rows.ts';

/** The value of an answer is inside at most this many envelopes. */
export const maxEnvelopes = 2;

/**
 * Throws if an envelope reports anything but a success. A text in a flag, which some hosts send for `true`, is none.
 *
 * @param answer the whole answer, for the host's message
 * @throws ApiError `refused`
 */
function checkEnvelope(operationId: OperationId, envelope: unknown, answer: unknown): void {
  if (!isJsonObject(envelope) || reportsIn(envelope, false).every(isSuccessWord)) return;
  const message = messageIn(answer) ?? 'The host reports that the call failed.';
  throw new ApiError({ kind: 'refused', status: 200, message, operationId, body: answer });
}

/**
 * Returns the rows of a list answer.
 *
 * @param requestedAt the time of the request in milliseconds UTC
 * @throws ApiError `unreadable` if the answer has no list, `refused` if it reports a failure
 */
export function readList<T>(
  operationId: OperationId,
  answer: unknown,
  parser: RowParser<T>,
  requestedAt?: number,
): Rows<T> {
  return new Rows(rawRows(operationId, answer), parser, requestedAt);
}

/** Returns the rows of a list answer before they are parsed. Throws the errors of `readList`. */
export const rawRows = (operationId: OperationId, answer: unknown): readonly unknown[] =>
  readEnvelope(operationId, answer).rows;

/**
 * Returns the rows of a list answer before they are parsed, and the object around them, which may also have cursors and a
 * total. For a bare list, the object is undefined.
 *
 * @throws the errors of `readList`
 */
export function readEnvelope(operationId: OperationId, answer: unknown) {
  let envelope: unknown;
  let value = answer;
  for (let depth = 0; depth <= maxEnvelopes; depth += 1) {
    if (Array.isArray(value)) {
      const rows: readonly unknown[] = value;
      return { rows, envelope };
    }
    checkEnvelope(operationId, value, answer);
    envelope = value;
    value = rowsIn(envelope);
  }
  throw unreadableError(operationId);
}

/** Returns the value in an envelope of a list, which may be another envelope. */
export const rowsIn = (envelope: unknown): unknown =>
  propertyOf(envelope, 'data') ?? propertyOf(envelope, 'results') ?? propertyOf(envelope, 'items');

/**
 * Returns the record of an answer, with its fields read by the readers of `shape`.
 *
 * @throws ApiError `unreadable` if the answer has no record, `refused` if it reports a failure
 */
export function readRecord<Shape extends Fields>(
  operationId: OperationId,
  answer: unknown,
  shape: Shape,
): Clean<Shape> {
  let content = answer;
  let envelopes = 0;
  for (; envelopes < maxEnvelopes && propertyOf(content, 'data') !== undefined; envelopes += 1) {
    checkEnvelope(operationId, content, answer);
    content = propertyOf(content, 'data');
  }
  // A status beside other fields of the record is not the outcome of the call.
  const hasFields = Object.keys(shape).some(
    (name) => name !== 'status' && propertyOf(content, name) !== undefined,
  );
  if (!hasFields) checkEnvelope(operationId, content, answer);
  // Without an envelope, at least one known field must identify the record.
  if (!isJsonObject(content) || (envelopes === 0 && !hasFields)) throw unreadableError(operationId);
  return record(shape)(content);
}
