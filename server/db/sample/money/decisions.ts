import {
  partPaymentApproved,
  partPaymentRejected,
  withdrawalApproved,
  withdrawalRejected,
} from '../../../money/decision-changes.ts';
import { auditRow, type Change } from '../../../repositories/audit.ts';
import type { auditEntries } from '../../schema/office.ts';
import { chosenFor, type SampleActor } from '../administrators.ts';
import {
  partPaymentReasons,
  reasonOfDeactivated,
  withdrawalReasons,
} from '../data/decision-words.ts';
import { hour } from '../moments.ts';
import type { ArtisanRow } from '../people.ts';
import type { PartPayment, Withdrawal } from './payments.ts';

/** The requests of a sample, in any state. */
export interface SampleRequests {
  withdrawals: readonly Withdrawal[];
  partPayments: readonly PartPayment[];
}

const idOf = (request: Withdrawal | PartPayment) =>
  'job' in request ? request.job.id : request.id;

/** Returns the administrator of the decision on a request. The id alone decides, so that two calls return the same. */
export const deciderOf = (request: Withdrawal | PartPayment, actors: readonly SampleActor[]) =>
  chosenFor(actors, idOf(request));

/**
 * Gives every rejected request a reason, and rejects the pending requests of deactivated artisans, because
 * they cannot be approved. No decision is later than an hour before `anchor`.
 */
export function rejectWithReasons(
  { withdrawals, partPayments }: SampleRequests,
  anchor: number,
): void {
  const settle = (
    request: Withdrawal | PartPayment,
    artisan: ArtisanRow,
    reasons: readonly string[],
  ) => {
    if (request.status === 'pending' && artisan.status === 'deactivated') {
      request.status = 'rejected';
      request.decidedAt = Math.min(request.requestedAt + 20 * hour, anchor - hour);
      request.reason = reasonOfDeactivated;
    } else if (request.status === 'rejected') {
      request.reason = chosenFor(reasons, idOf(request));
    }
  };
  for (const request of withdrawals) settle(request, request.artisan, withdrawalReasons);
  for (const request of partPayments) {
    settle(request, request.job.artisan, partPaymentReasons);
  }
}

/** All entries of a sample are of one transaction, so they have no order of commits. */
export const withoutTransaction = { transaction: null, laterFrom: null };

/** The audit entries of all decisions, in the order of their dates. */
export function* auditOf(
  { withdrawals, partPayments }: SampleRequests,
  actors: readonly SampleActor[],
): Generator<typeof auditEntries.$inferInsert> {
  const decided = [...withdrawals, ...partPayments].filter(({ decidedAt }) => decidedAt !== null);
  decided.sort((a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0));
  for (const request of decided) {
    const change = 'job' in request ? ofPartPayment(request) : ofWithdrawal(request);
    const decidedAt = new Date(request.decidedAt ?? 0);
    const actor = deciderOf(request, actors);
    // The triggers, of which one fills the e-mail, may be off.
    const accountEmail = actor.email;
    yield { ...auditRow(actor, change, decidedAt), accountEmail, ...withoutTransaction };
  }
}

function ofWithdrawal(request: Withdrawal): Change {
  const { id, artisan, amountKobo, balanceBeforeKobo, reason } = request;
  const { id: artisanId, firstName, lastName } = artisan;
  const decided = { id, artisanId, artisanName: `${firstName} ${lastName}`, amountKobo };
  return reason === null
    ? withdrawalApproved(decided, balanceBeforeKobo ?? 0)
    : withdrawalRejected(decided, reason);
}

function ofPartPayment({ job, amountKobo, reason }: PartPayment): Change {
  const decided = { jobId: job.id, artisanId: job.artisan.id, clientId: job.client.id, amountKobo };
  return reason === null ? partPaymentApproved(decided) : partPaymentRejected(decided, reason);
}
