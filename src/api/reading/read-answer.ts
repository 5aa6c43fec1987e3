/**
 * Turns a host's answers into the dashboard's data. Three shapes are accepted: the contract's literal shape,
 * the same with one `data` less, and the bare value. Any other shape is an error and never an empty list.
 */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { unreadable } from '../transport/api-error.ts';
import type { Clean, Fields } from './read-fields.ts';
import { record } from './read-fields.ts';
import { type RowReading, Rows } from './rows.ts';

const maxEnvelopes = 2;

/**
 * Returns the rows of a list answer.
 *
 * @param requestedAt the time of the request in milliseconds UTC
 * @throws ApiError `unreadable` if the answer has no list
 */
export function readList<T>(
  operationId: OperationId,
  answer: unknown,
  reading: RowReading<T>,
  requestedAt?: number,
): Rows<T> {
  let value = answer;
  for (let depth = 0; depth <= maxEnvelopes; depth += 1) {
    if (Array.isArray(value)) return new Rows(value, reading, requestedAt);
    value = dataOf(value);
  }
  throw unreadable(operationId);
}

/**
 * Returns the record of an answer.
 *
 * @throws ApiError `unreadable` if the answer has no record
 */
export function readRecord<Shape extends Fields>(
  operationId: OperationId,
  answer: unknown,
  shape: Shape,
): Clean<Shape> {
  let value = answer;
  let wrapped = false;
  for (let depth = 0; depth < maxEnvelopes && dataOf(value) !== undefined; depth += 1) {
    value = dataOf(value);
    wrapped = true;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable(operationId);
  }
  // Without an envelope, at least one known field must identify the record.
  const found: object = value;
  if (!wrapped && !Object.keys(shape).some((key) => Object.hasOwn(found, key))) {
    throw unreadable(operationId);
  }
  return record(shape)(found);
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'data') : undefined;
}
