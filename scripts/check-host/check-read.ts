import { awaitsDecision } from '../../domain/awaits-decision.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { Rows } from '../../src/api/parse/rows.ts';
import { ApiError } from '../../src/api/transport/api-error.ts';
import { compareParsing } from './compare-reading.ts';
import { shapeCheck } from './contract-shapes.ts';
import { Findings } from './findings.ts';
import { describeLastAnswer, lastAnswer } from './recorded-fetch.ts';

/** The result of one call. */
export interface Result {
  operationId: OperationId;
  state: 'fine' | 'fails' | 'not checked';
  /** The number of rows, or what went wrong. */
  summary: string;
  notes: string[];
  /** The first id in the answer. */
  firstId?: string;
}

/** More rows of a list would only repeat the findings. */
const maxRows = 1000;

/** Returns the value inside the `data` envelopes of an answer. */
export function unwrapped(answer: unknown): unknown {
  let value = answer;
  while (typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value) {
    value = value.data;
  }
  return value;
}

/** Returns whether a part-payment has neither an id nor a job's id. A decision needs one of them. */
const hasNoId = (operationId: OperationId, read: unknown): boolean =>
  operationId.endsWith('PartPayments') &&
  ['id', 'job_id'].every((name) => Reflect.get(Object(read), name) === null);

/** The field with the status of a row that can be decided on. */
const queueStatus: Partial<Record<OperationId, string>> = {
  listWithdrawalRequests: 'status',
  listPendingPartPayments: 'part_payment_status',
};

/** Returns the finding for a status word that locks its row, or undefined. */
function lockingWord(operationId: OperationId, read: unknown): string | undefined {
  const field = queueStatus[operationId];
  const word: unknown = field && Reflect.get(Object(read), field);
  return typeof word !== 'string' || awaitsDecision(word)
    ? undefined
    : `locked, as this is no word for a row that waits for a decision: ${field} "${word}"`;
}

/** Returns the result of a call that threw `reason`. */
export async function failureOf(operationId: OperationId, reason: unknown): Promise<Result> {
  const isApiError = reason instanceof ApiError;
  const isRefused = isApiError && reason.kind === 'refused' && reason.status !== 200;
  const status = isRefused ? `${reason.status}: ` : '';
  const words = reason instanceof Error ? reason.message : String(reason);
  const isUnreadable = isApiError && reason.kind === 'unreadable';
  const body = isUnreadable ? ` It is ${await describeLastAnswer()}.` : '';
  return { operationId, state: 'fails', summary: `${status}${words}${body}`, notes: [] };
}

/**
 * Makes a call as the dashboard does, and compares the answer with the reading and with the contract.
 *
 * @param run makes the call; its result is a record, or the rows of a list
 * @param isNeeded returns whether the dashboard needs a field of this host
 */
export async function checkRead(
  operationId: OperationId,
  run: () => Promise<unknown>,
  isNeeded: (path: string) => boolean,
): Promise<Result> {
  let read: unknown;
  try {
    read = await run();
  } catch (reason) {
    return failureOf(operationId, reason);
  }
  const raw = unwrapped(await lastAnswer());
  const findings = new Findings();
  const checkShape = shapeCheck(operationId);
  const look = (rawOne: unknown, readOne: unknown) => {
    checkShape(rawOne, findings);
    if (hasNoId(operationId, readOne))
      findings.fail('missing, and cannot be done without: id or job_id');
    const locked = lockingWord(operationId, readOne);
    if (locked !== undefined) findings.add(locked);
    compareParsing(rawOne, readOne, findings, isNeeded);
  };
  if (!(read instanceof Rows) || !Array.isArray(raw)) {
    look(raw, read);
    return {
      operationId,
      state: findings.isFailure ? 'fails' : 'fine',
      summary: 'a record',
      notes: findings.lines(1),
    };
  }
  const count = Math.min(read.length, maxRows);
  for (let index = 0; index < count; index += 1) look(raw[index], read.at(index));
  const firstId: unknown = count === 0 ? undefined : Reflect.get(Object(read.at(0)), 'id');
  return {
    operationId,
    state: findings.isFailure ? 'fails' : 'fine',
    summary: `${read.length} rows`,
    notes: findings.lines(count),
    ...(typeof firstId === 'string' && { firstId }),
  };
}
