import { awaitsDecision } from '../../domain/awaits-decision.ts';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { Rows } from '../../src/api/parse/rows.ts';
import { ApiError } from '../../src/api/transport/api-error.ts';
import { createShapeCheck } from './contract-shapes.ts';
import { Findings } from './findings.ts';
import { describeLastAnswer, readLastAnswer } from './recorded-fetch.ts';

export interface Result {
  operationId: OperationId;
  state: 'fine' | 'fails' | 'not checked';
  /** A short description of the answer, or why the call failed or was not checked. */
  summary: string;
  notes: string[];
  /** The id of the first row of a list. */
  firstId?: string;
}

/** The most rows of a list that are checked; more would only repeat the findings. */
const maxRows = 1000;

/** Returns the value inside the `data` envelopes of an answer. */
export function unwrapData(answer: unknown): unknown {
  let value = answer;
  while (typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value) {
    value = value.data;
  }
  return value;
}

/** Returns whether a part-payment has neither an id nor a job's id. A decision needs one of them. */
const hasNoId = (operationId: OperationId, parsed: unknown): boolean =>
  operationId.endsWith('PartPayments') &&
  ['id', 'job_id'].every((name) => Reflect.get(Object(parsed), name) === null);

/** The field with the status, for the lists of rows that wait for a decision. */
const queueStatus: Partial<Record<OperationId, string>> = {
  listWithdrawalRequests: 'status',
  listPendingPartPayments: 'part_payment_status',
};

function describeLockingStatus(operationId: OperationId, parsed: unknown): string | undefined {
  const field = queueStatus[operationId];
  const word: unknown = field && Reflect.get(Object(parsed), field);
  return typeof word !== 'string' || awaitsDecision(word)
    ? undefined
    : `locked, because the word does not mean that the row waits for a decision: ${field} "${word}"`;
}

type UnknownRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) && value.length === 0) ||
  (isRecord(value) && Object.values(value).every(isEmpty));

const exampleOf = (value: unknown) => JSON.stringify(value).slice(0, 40);

/**
 * Compares a record of the host with the parsed record. Adds findings for needed fields that are missing, and for
 * values that the parser cannot read.
 *
 * @param isNeeded returns whether the dashboard needs the field at this path, such as `portfolio[].image`
 */
function compareParsing(
  raw: unknown,
  parsed: unknown,
  findings: Findings,
  isNeeded: (path: string) => boolean,
  path = '',
): void {
  if (raw === undefined) {
    if (isNeeded(path)) findings.add(`missing: ${path}`);
    return;
  }
  if (raw === null || raw === '') return;
  if (Array.isArray(raw) && Array.isArray(parsed)) {
    raw.forEach((rawItem, index) => {
      compareParsing(rawItem, parsed[index], findings, isNeeded, `${path}[]`);
    });
    return;
  }
  if (isRecord(raw) && isRecord(parsed)) {
    for (const [name, value] of Object.entries(parsed)) {
      const fieldPath = path === '' ? name : `${path}.${name}`;
      compareParsing(raw[name], value, findings, isNeeded, fieldPath);
    }
    return;
  }
  if (isEmpty(parsed) && !isEmpty(raw)) {
    findings.add(`cannot be read: ${path || 'the row'}, such as ${exampleOf(raw)}`);
  }
}

/** Returns the result of a call whose answer was compared; `count` is the number of compared rows. */
export const comparedResult = (
  operationId: OperationId,
  findings: Findings,
  summary: string,
  count: number,
): Result => ({
  operationId,
  state: findings.hasFailure ? 'fails' : 'fine',
  summary,
  notes: findings.lines(count),
});

/** Returns the result of a call that threw `reason`. */
export async function failureOf(operationId: OperationId, reason: unknown): Promise<Result> {
  const isApiError = reason instanceof ApiError;
  const isRefused = isApiError && reason.kind === 'refused' && reason.status !== 200;
  const status = isRefused ? `${reason.status}: ` : '';
  const message = reason instanceof Error ? reason.message : String(reason);
  const isUnreadable = isApiError && reason.kind === 'unreadable';
  const body = isUnreadable ? ` It is ${await describeLastAnswer()}.` : '';
  return { operationId, state: 'fails', summary: `${status}${message}${body}`, notes: [] };
}

/**
 * Makes a call as the dashboard does, and compares the raw answer with the parsed one and with the contract.
 *
 * @param run makes the call and parses its answer: a record, or the rows of a list
 * @param isNeeded returns whether the dashboard needs a field of this host
 */
export async function checkRead(
  operationId: OperationId,
  run: () => Promise<unknown>,
  isNeeded: (path: string) => boolean,
): Promise<Result> {
  let parsed: unknown;
  try {
    parsed = await run();
  } catch (reason) {
    return failureOf(operationId, reason);
  }
  const findings = new Findings();
  const checkShape = createShapeCheck(operationId);
  const checkRow = (rawRow: unknown, parsedRow: unknown) => {
    checkShape(rawRow, findings);
    if (hasNoId(operationId, parsedRow))
      findings.fail('missing, and cannot be done without: id or job_id');
    const locked = describeLockingStatus(operationId, parsedRow);
    if (locked !== undefined) findings.add(locked);
    compareParsing(rawRow, parsedRow, findings, isNeeded);
  };
  if (!(parsed instanceof Rows)) {
    checkRow(unwrapData(await readLastAnswer()), parsed);
    return comparedResult(operationId, findings, 'a record', 1);
  }
  const count = Math.min(parsed.length, maxRows);
  for (let index = 0; index < count; index += 1) checkRow(parsed.raw[index], parsed.at(index));
  const firstId: unknown = count === 0 ? undefined : Reflect.get(Object(parsed.at(0)), 'id');
  return {
    ...comparedResult(operationId, findings, `${parsed.length} rows`, count),
    ...(typeof firstId === 'string' && { firstId }),
  };
}
