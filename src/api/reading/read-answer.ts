/**
 * The boundary where a host's answers become the dashboard's data. The contract's literal shape, the
 * same with one `data` less, and the bare value are all accepted; what is none of these is an error,
 * never an empty list.
 */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { unreadable } from '../transport/api-error.ts';
import type { Clean, Fields } from './read-fields.ts';
import { record } from './read-fields.ts';
import { type RowReading, Rows } from './rows.ts';

const deepest = 2;

/**
 * The rows of a list answer.
 *
 * @param askedAt when it was asked for, in milliseconds UTC
 * @throws ApiError `unreadable` when there is no list in it
 */
export function readList<T>(
  operationId: OperationId,
  answer: unknown,
  reading: RowReading<T>,
  askedAt?: number,
): Rows<T> {
  let value = answer;
  for (let depth = 0; depth <= deepest; depth += 1) {
    if (Array.isArray(value)) return new Rows(value, reading, askedAt);
    value = dataOf(value);
  }
  throw unreadable(operationId);
}

/**
 * The record of an answer that holds one.
 *
 * @throws ApiError `unreadable` when there is none in it
 */
export function readRecord<Shape extends Fields>(
  operationId: OperationId,
  answer: unknown,
  shape: Shape,
): Clean<Shape> {
  let value = answer;
  let wrapped = false;
  for (let depth = 0; depth < deepest && dataOf(value) !== undefined; depth += 1) {
    value = dataOf(value);
    wrapped = true;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw unreadable(operationId);
  }
  // Without an envelope only its fields tell a record from some other object.
  const found: object = value;
  if (!wrapped && !Object.keys(shape).some((key) => Object.hasOwn(found, key))) {
    throw unreadable(operationId);
  }
  return record(shape)(found);
}

function dataOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, 'data') : undefined;
}
