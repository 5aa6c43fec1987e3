import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { additionsOf } from '../../src/api/capabilities/additions.ts';
import type { Capabilities } from '../../src/api/capabilities/capabilities.ts';
import { rejectPartPayment, rejectWithdrawal } from '../../src/api/generated/extensions.ts';
import { approvePartPayment } from '../../src/api/generated/part-payments.ts';
import { approveWithdrawal } from '../../src/api/generated/withdrawals.ts';
import { ApiError } from '../../src/api/transport/api-error.ts';
import type { Result } from './check-read.ts';

const rejection = { reason: 'A check of the host. No request has this id.' };

type Decision = readonly [
  operationId: OperationId,
  decide: (id: string, headers: { 'Idempotency-Key': string }) => Promise<unknown>,
];

const decisions: readonly Decision[] = [
  ['approveWithdrawal', (id, headers) => approveWithdrawal({ id }, headers)],
  ['approvePartPayment', (id, headers) => approvePartPayment({ id }, headers)],
  ['rejectWithdrawal', (id, headers) => rejectWithdrawal({ id }, rejection, headers)],
  ['rejectPartPayment', (id, headers) => rejectPartPayment({ id }, rejection, headers)],
];

/** Returns a line for each decision that the host has: its headers, and whether the call can be repeated. */
export function describeDecisions(capabilities: Capabilities): string[] {
  return decisions
    .filter(([id]) => id.startsWith('approve') || capabilities.has(id))
    .map(([id]) => {
      const additions = additionsOf(capabilities, id);
      const headers = ['If-Match', 'Idempotency-Key'].filter((name) => additions.has(name));
      const repeat = additions.has('x-repeat')
        ? 'can be repeated (x-repeat: safe)'
        : 'a call without an answer is not repeated';
      return `${id}: ${headers.join(', ') || 'no header'}; ${repeat}`;
    });
}

/** Two ids that fit into 32 bits and are so high that no request has them. */
const unusedIds = ['2147483646', '2147483647'] as const;

/** Returns the status of the answer; 0 if there is none. */
async function statusOf(call: Promise<unknown>): Promise<number> {
  try {
    await call;
    return 200;
  } catch (reason) {
    return reason instanceof ApiError ? reason.status : 0;
  }
}

/**
 * Checks each decision that the host's document calls safe to repeat. Two simultaneous calls have the same key and
 * different ids, which no request has, so no money can move. A host that accepts a key only once answers 404 to one
 * call and 422 to the other. A host that ignores the key answers 404 to both.
 */
export async function checkRepeats(capabilities: Capabilities): Promise<Result[]> {
  const results: Result[] = [];
  for (const [operationId, decide] of decisions) {
    if (!additionsOf(capabilities, operationId).has('x-repeat')) continue;
    const headers = { 'Idempotency-Key': randomUUID() };
    const calls = unusedIds.map((id) => statusOf(decide(id, headers)));
    const statuses = (await Promise.all(calls)).sort((a, b) => a - b);
    results.push({ operationId, notes: [], ...verdictOn(statuses) });
  }
  return results;
}

function verdictOn(statuses: readonly number[]): Pick<Result, 'state' | 'summary'> {
  const answers = `two simultaneous calls with one key: ${statuses.join(' and ')}`;
  if (statuses[0] === 404 && statuses[1] === 422) {
    return { state: 'fine', summary: `${answers}, so it can be repeated` };
  }
  return statuses.every((status) => status === 404 || status === 200)
    ? {
        state: 'fails',
        summary: `${answers}, so the host ignores the key, and a repeated call may pay twice`,
      }
    : { state: 'not checked', summary: `${answers}, which proves nothing` };
}
