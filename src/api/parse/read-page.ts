import type { OperationId } from '../../../openapi/generated/operations.ts';
import { unreadable } from '../transport/api-error.ts';
import { checkEnvelope } from './read-answer.ts';
import { type Clean, type Fields, record } from './read-fields.ts';

/** One page of a list that the host sends in pages. */
export interface PageAnswer<T> {
  rows: readonly T[];
  /** The object around the rows, with the cursors; empty if the answer is a bare list. */
  source: object;
}

const maxEnvelopes = 2;

/**
 * Returns the rows of a paged answer: `{data: {data: […], next, …}}`, the same with one `data` less, or a bare list.
 *
 * @throws ApiError `unreadable` if the answer has no list, `refused` if it reports a failure
 */
export function readPage<Shape extends Fields>(
  operationId: OperationId,
  answer: unknown,
  shape: Shape,
): PageAnswer<Clean<Shape>> {
  let value = answer;
  let source: object = {};
  for (let depth = 0; depth <= maxEnvelopes; depth += 1) {
    if (Array.isArray(value)) return { rows: value.map(record(shape)), source };
    if (typeof value !== 'object' || value === null) break;
    checkEnvelope(operationId, value, answer);
    source = value;
    value = Reflect.get(source, 'data');
  }
  throw unreadable(operationId);
}
