import { randomUUID } from 'node:crypto';
import { additionsOf } from '../../src/api/capabilities/additions.ts';
import type { Capabilities } from '../../src/api/capabilities/capabilities.ts';
import { rejectPartPayment, rejectWithdrawal } from '../../src/api/generated/extensions.ts';
import { approvePartPayment } from '../../src/api/generated/part-payments.ts';
import { approveWithdrawal } from '../../src/api/generated/withdrawals.ts';
import { ApiError } from '../../src/api/transport/api-error.ts';
import type { Result } from './check-read.ts';

const rejection = { reason: 'A check of the host. No request has this id.' };

/** The calls that decide on money, with the id of the request and an `Idempotency-Key`. */
const decisions = {
  approveWithdrawal: (id: string, key: string) =>
    approveWithdrawal({ id }, { 'Idempotency-Key': key }),
  approvePartPayment: (id: string, key: string) =>
    approvePartPayment({ id }, { 'Idempotency-Key': key }),
  rejectWithdrawal: (id: string, key: string) =>
    rejectWithdrawal({ id }, rejection, { 'Idempotency-Key': key }),
  rejectPartPayment: (id: string, key: string) =>
    rejectPartPayment({ id }, rejection, { 'Idempotency-Key': key }),
};

const operationIds = [
  'approveWithdrawal',
  'approvePartPayment',
  'rejectWithdrawal',
  'rejectPartPayment',
] as const;

/** Returns a line for each decision that the host has: its headers, and whether the call can be repeated. */
export function describeGuards(capabilities: Capabilities): string[] {
  return operationIds
    .filter((id) => id.startsWith('approve') || capabilities.has(id))
    .map((id) => {
      const additions = additionsOf(capabilities, id);
      const headers = ['If-Match', 'Idempotency-Key'].filter((name) => additions.has(name));
      const repeat = additions.has('x-repeat')
        ? 'can be repeated (x-repeat: safe)'
        : 'a call without an answer is not repeated';
      return `${id}: ${headers.join(', ') || 'no header'}; ${repeat}`;
    });
}

/** Two ids that are too high for a request to have, and fit into 32 bits. */
const unusedIds = ['2147483646', '2147483647'] as const;

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
  for (const operationId of operationIds.filter((id) =>
    additionsOf(capabilities, id).has('x-repeat'),
  )) {
    const key = randomUUID();
    const calls = unusedIds.map((id) => statusOf(decisions[operationId](id, key)));
    const statuses = (await Promise.all(calls)).sort((a, b) => a - b);
    results.push({ operationId, notes: [], ...verdictOn(statuses) });
  }
  return results;
}

function verdictOn(statuses: readonly number[]): Pick<Result, 'state' | 'summary'> {
  const found = `two simultaneous calls with one key: ${statuses.join(' and ')}`;
  if (statuses[0] === 404 && statuses[1] === 422) {
    return { state: 'fine', summary: `${found}, so it can be repeated` };
  }
  return statuses.every((status) => status === 404 || status === 200)
    ? {
        state: 'fails',
        summary: `${found}, so the key is not taken, and a repeated call may pay twice`,
      }
    : { state: 'not checked', summary: `${found}, which shows nothing` };
}
