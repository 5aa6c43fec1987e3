/** The decisions about money. One press sends one call, or the same call again under the same `Idempotency-Key`. */
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import {
  type DecisionLock,
  lockDecision,
  unlockDecision,
} from '../../lib/browser/storage/decision-locks.ts';
import { readAdministrator } from '../../lib/browser/storage/stored-administrator.ts';
import { writeMeta } from '../cache/invalidation.ts';
import { additionsOf } from '../capabilities/additions.ts';
import { capabilitiesQuery } from '../capabilities/capabilities.ts';
import { rejectPartPayment, rejectWithdrawal } from '../generated/extensions.ts';
import { approvePartPayment } from '../generated/part-payments.ts';
import { approveWithdrawal } from '../generated/withdrawals.ts';
import { record, text } from '../parse/read-fields.ts';
import { apiBase } from '../transport/api-host.ts';
import type { Body } from '../transport/call.ts';
import { sendUntilAnswered } from './send-until-answered.ts';
import { readWriteAnswer, WriteError } from './write-outcome.ts';

/** The row that a decision is about, the `Idempotency-Key` of its press, and the time of the press. */
export interface Decision
  extends Pick<
    DecisionLock,
    'approvedBefore' | 'hasOwnId' | 'id' | 'key' | 'reference' | 'version'
  > {
  /** Milliseconds UTC. */
  pressedAt: number;
  /** A text for each row in the queue with this id; empty if they are not known, or if each has the id as its own. */
  sharedBy: readonly string[];
}

type DecisionId =
  | 'approveWithdrawal'
  | 'approvePartPayment'
  | 'rejectWithdrawal'
  | 'rejectPartPayment';

/** By operation: whether it approves or rejects, and the kind of the record. */
export const decisionByOperation: Readonly<
  Record<DecisionId, Pick<DecisionLock, 'kind' | 'record'>>
> = {
  approveWithdrawal: { kind: 'approve', record: 'withdrawal' },
  rejectWithdrawal: { kind: 'reject', record: 'withdrawal' },
  approvePartPayment: { kind: 'approve', record: 'part-payment' },
  rejectPartPayment: { kind: 'reject', record: 'part-payment' },
};

/** The headers of a decision that the document of the host names. */
interface DecisionHeaders {
  'If-Match'?: string;
  'Idempotency-Key'?: string;
}

/** Returns whether the host carries out a decision once, even if its call is repeated with the same key. */
export const isSafeToRepeat = (client: QueryClient, operationId: DecisionId): boolean =>
  canRepeat(additionsOfHost(client, operationId));

const additionsOfHost = (client: QueryClient, operationId: DecisionId) =>
  additionsOf(client.getQueryData(capabilitiesQuery.queryKey), operationId);

const canRepeat = (additions: ReadonlySet<string>): boolean =>
  additions.has('Idempotency-Key') && additions.has('x-repeat');

/**
 * Sends a decision. It locks the row in all tabs before the call, and unlocks it when the outcome is known. Throws
 * WriteError.
 */
async function sendDecision<T>(
  client: QueryClient,
  operationId: DecisionId,
  { id, reference, hasOwnId, version, key, pressedAt, approvedBefore }: Decision,
  send: (headers: DecisionHeaders) => Promise<T>,
): Promise<T> {
  const additions = additionsOfHost(client, operationId);
  const headers: DecisionHeaders = {
    ...(version !== null && additions.has('If-Match') && { 'If-Match': `"${version}"` }),
    ...(additions.has('Idempotency-Key') && { 'Idempotency-Key': key }),
  };
  const lock = {
    ...decisionByOperation[operationId],
    key,
    id,
    reference,
    hasOwnId,
    version,
    approvedBefore,
    at: pressedAt,
    account: readAdministrator().email,
    host: apiBase,
  };
  const markUnanswered = () => lockDecision({ ...lock, isUnanswered: true });
  lockDecision({ ...lock, isUnanswered: false });
  try {
    const answer = canRepeat(additions)
      ? await sendUntilAnswered(() => send(headers), { pressedAt, onUnanswered: markUnanswered })
      : await send(headers);
    unlockDecision(key);
    return answer;
  } catch (error) {
    if (error instanceof WriteError && error.outcome !== 'unknown') unlockDecision(key);
    else markUnanswered();
    throw error;
  }
}

function decisionOptions<Data, Variables extends Decision>(
  operationId: DecisionId,
  send: (variables: Variables, headers: DecisionHeaders) => Promise<Data>,
) {
  return mutationOptions<Data, WriteError, Variables>({
    mutationKey: [operationId],
    meta: writeMeta(operationId),
    // useAttempts reads past writes for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (variables, { client }) =>
      sendDecision(client, operationId, variables, (headers) => send(variables, headers)),
  });
}

/** Returns the mutation options of an approval. It resolves with the host's message, or null. */
const approvalOptions = (
  operationId: 'approveWithdrawal' | 'approvePartPayment',
  send: typeof approveWithdrawal,
) =>
  decisionOptions<string | null, Decision>(operationId, ({ id }, headers) =>
    readWriteAnswer(operationId, send({ id }, headers)),
  );

export const approveWithdrawalMutation = approvalOptions('approveWithdrawal', approveWithdrawal);

/** Approves the part-payment with this id: its own id if the host sends one, else its job's id. */
export const approvePartPaymentMutation = approvalOptions('approvePartPayment', approvePartPayment);

/** The reason of a rejection, and the e-mail to the artisan if there is one. */
export type Rejection = Body<'rejectWithdrawal'>;

/** The host's answer to a rejection that it carried out. */
export interface RejectionAnswer {
  message: string | null;
  /** The state of the e-mail to the artisan, such as `queued`; null if the host does not send it. */
  mail: string | null;
}

const mailIn = record({ mail: text, data: record({ mail: text }) });

const rejectionOptions = (
  operationId: 'rejectWithdrawal' | 'rejectPartPayment',
  send: typeof rejectWithdrawal,
) =>
  decisionOptions<RejectionAnswer, Decision & { body: Rejection }>(
    operationId,
    async ({ id, body }, headers) => {
      const answer = send({ id }, body, headers);
      const message = await readWriteAnswer(operationId, answer);
      const { mail, data } = mailIn(await answer);
      return { message, mail: mail ?? data.mail };
    },
  );

export const rejectWithdrawalMutation = rejectionOptions('rejectWithdrawal', rejectWithdrawal);

/** Rejects the part-payment with this id: its own id if the host sends one, else its job's id. */
export const rejectPartPaymentMutation = rejectionOptions('rejectPartPayment', rejectPartPayment);
