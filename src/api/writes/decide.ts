/** A decision about money: one press, and one call, or the same call repeated under one key. */
import type { QueryClient } from '@tanstack/react-query';
import type { DecidedRecord } from '../../../domain/decision-rules.ts';
import { lockDecision, unlockDecision } from '../../lib/browser/storage/decision-locks.ts';
import { readAdministrator } from '../../lib/browser/storage/stored-administrator.ts';
import { additionsOf } from '../capabilities/additions.ts';
import { capabilitiesQuery } from '../capabilities/capabilities.ts';
import { apiBase } from '../transport/api-host.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import { WriteError } from './write-outcome.ts';

/** The row of a decision, and the press. */
export interface Decision {
  id: string;
  /** The id that people use. */
  reference: string;
  /** The version of the row that was on screen; null if the host sends none. */
  version: string | null;
  /** Chosen at the press. */
  key: string;
  /** Milliseconds UTC. */
  pressedAt: number;
  /** The number of approved rows with this id; null if it is not known. */
  approvedBefore: number | null;
}

type DecisionId =
  | 'approveWithdrawal'
  | 'approvePartPayment'
  | 'rejectWithdrawal'
  | 'rejectPartPayment';

/** The kinds of decision and record of each operation that decides. */
export const decisionIds: Readonly<
  Record<DecisionId, { kind: 'approve' | 'reject'; record: DecidedRecord }>
> = {
  approveWithdrawal: { kind: 'approve', record: 'withdrawal' },
  rejectWithdrawal: { kind: 'reject', record: 'withdrawal' },
  approvePartPayment: { kind: 'approve', record: 'part-payment' },
  rejectPartPayment: { kind: 'reject', record: 'part-payment' },
};

/** The headers of a decision that the document of the host names. */
export interface DecisionHeaders {
  'If-Match'?: string;
  'Idempotency-Key'?: string;
}

/** Returns whether the host answers a repeated call of a decision without carrying it out again. */
export const isRepeatable = (client: QueryClient, operationId: DecisionId): boolean =>
  canRepeat(additionsOfHost(client, operationId));

const additionsOfHost = (client: QueryClient, operationId: DecisionId) =>
  additionsOf(client.getQueryData(capabilitiesQuery.queryKey), operationId);

const canRepeat = (additions: ReadonlySet<string>): boolean =>
  additions.has('Idempotency-Key') && additions.has('x-repeat');

/**
 * Sends a decision. Before the call its row is locked in all tabs; the lock goes when the outcome is known.
 *
 * @param send sends one call
 * @throws WriteError
 */
export async function sendDecision<T>(
  client: QueryClient,
  operationId: DecisionId,
  { id, reference, version, key, pressedAt, approvedBefore }: Decision,
  send: (headers: DecisionHeaders) => Promise<T>,
): Promise<T> {
  const additions = additionsOfHost(client, operationId);
  const headers: DecisionHeaders = {
    ...(version !== null && additions.has('If-Match') && { 'If-Match': `"${version}"` }),
    ...(additions.has('Idempotency-Key') && { 'Idempotency-Key': key }),
  };
  const lock = {
    ...decisionIds[operationId],
    key,
    id,
    reference,
    version,
    approvedBefore,
    at: pressedAt,
    account: readAdministrator().email,
    host: apiBase,
  };
  const onUnanswered = () => lockDecision({ ...lock, isUnanswered: true });
  lockDecision({ ...lock, isUnanswered: false });
  try {
    const answer = canRepeat(additions)
      ? await sendUntilAnswered(() => send(headers), { pressedAt, onUnanswered })
      : await send(headers);
    unlockDecision(key);
    return answer;
  } catch (error) {
    if (error instanceof WriteError && error.outcome !== 'unknown') unlockDecision(key);
    else onUnanswered();
    throw error;
  }
}
