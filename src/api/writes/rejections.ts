/** The rejections of the two money queues, which a host may offer. */
import { mutationOptions } from '@tanstack/react-query';
import { writeMeta } from '../cache/invalidation.ts';
import { rejectPartPayment, rejectWithdrawal } from '../generated/extensions.ts';
import { record, text } from '../parse/read-fields.ts';
import type { Body } from '../transport/call.ts';
import { type Decision, sendDecision } from './decide.ts';
import { readWriteAnswer, type WriteError } from './write-outcome.ts';

/** The reason, and the e-mail to the artisan if there is one. */
export type Rejection = Body<'rejectWithdrawal'>;

/** The host's answer to a rejection that it carried out. */
export interface Rejected {
  message: string | null;
  /** The state of the e-mail: `queued`, `no-mail`, `no-address`; null if the host does not send it. */
  mail: string | null;
}

const mailIn = record({ mail: text, data: record({ mail: text }) });

function rejection(
  operationId: 'rejectWithdrawal' | 'rejectPartPayment',
  send: typeof rejectWithdrawal,
) {
  return mutationOptions<Rejected, WriteError, Decision & { body: Rejection }>({
    mutationKey: [operationId],
    meta: writeMeta(operationId),
    // use-attempts.ts reads past writes for as long as the page is open.
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ body, ...decision }, { client }) =>
      sendDecision(client, operationId, decision, async (headers) => {
        const answer = send({ id: decision.id }, body, headers);
        const message = await readWriteAnswer(operationId, answer);
        const { mail, data } = mailIn(await answer);
        return { message, mail: mail ?? data.mail };
      }),
  });
}

/** Rejects the withdrawal with this id. */
export const rejectWithdrawalMutation = rejection('rejectWithdrawal', rejectWithdrawal);

/** Rejects the part-payment with this id: its own id if the host sends one, else its job's id. */
export const rejectPartPaymentMutation = rejection('rejectPartPayment', rejectPartPayment);
