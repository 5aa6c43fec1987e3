import {
  partPaymentApproved,
  partPaymentRejected,
  withdrawalApproved,
  withdrawalRejected,
} from '../../money/decision-changes.ts';
import { auditRow, type Change } from '../../repositories/audit.ts';
import type { auditEntries } from '../schema/office.ts';
import { chosenFor, type SampleActor } from './administrators.ts';
import {
  partPaymentReasons,
  reasonOfDeactivated,
  withdrawalReasons,
} from './data/decision-words.ts';
import type { SampleJob } from './jobs.ts';
import { hour } from './moments.ts';
import type { PartPayment, Withdrawal } from './payments.ts';
import type { ArtisanRow } from './people.ts';

/** The requests of a sample, in any state. */
export interface SampleRequests {
  withdrawals: readonly Withdrawal[];
  partPayments: readonly PartPayment[];
}

/** The people, the jobs and the administrators that decisions name. */
export interface DecisionContext {
  artisans: readonly ArtisanRow[];
  jobs: readonly SampleJob[];
  actors: readonly SampleActor[];
}

const idOf = (request: Withdrawal | PartPayment) =>
  'jobId' in request ? request.jobId : request.id;

/** The administrator who decided on a request. */
export const deciderOf = (request: Withdrawal | PartPayment, actors: readonly SampleActor[]) =>
  chosenFor(actors, idOf(request));

/**
 * Gives every rejected request a reason, and rejects what a deactivated artisan still asks for, because
 * it cannot be approved. No decision is later than an hour before `anchor`.
 */
export function rejectWithReasons(
  { withdrawals, partPayments }: SampleRequests,
  { artisans, jobs }: Pick<DecisionContext, 'artisans' | 'jobs'>,
  anchor: number,
): void {
  const isDeactivated = (artisanId: number | undefined) =>
    artisans[(artisanId ?? 0) - 1]?.status === 'deactivated';
  const settle = (
    request: Withdrawal | PartPayment,
    artisanId: number | undefined,
    reasons: readonly string[],
  ) => {
    if (request.status === 'pending' && isDeactivated(artisanId)) {
      request.status = 'rejected';
      request.decidedAt = Math.min(request.requestedAt + 20 * hour, anchor - hour);
      request.reason = reasonOfDeactivated;
    } else if (request.status === 'rejected') {
      request.reason = chosenFor(reasons, idOf(request));
    }
  };
  for (const request of withdrawals) settle(request, request.artisanId, withdrawalReasons);
  for (const request of partPayments) {
    settle(request, jobs[request.jobId - 1]?.artisanId, partPaymentReasons);
  }
}

/** The audit entries of all decisions, in the order of their dates. */
export function* auditOf(
  { withdrawals, partPayments }: SampleRequests,
  context: DecisionContext,
): Generator<typeof auditEntries.$inferInsert> {
  const decided = [...withdrawals, ...partPayments].filter(({ decidedAt }) => decidedAt !== null);
  decided.sort((a, b) => (a.decidedAt ?? 0) - (b.decidedAt ?? 0));
  for (const request of decided) {
    const change =
      'jobId' in request ? ofPartPayment(request, context) : ofWithdrawal(request, context);
    const decidedAt = new Date(request.decidedAt ?? 0);
    yield auditRow(deciderOf(request, context.actors), change, decidedAt);
  }
}

function ofWithdrawal(request: Withdrawal, { artisans }: DecisionContext): Change {
  const { id, artisanId, amountKobo, balanceBeforeKobo, reason } = request;
  const { firstName, lastName } = artisans[artisanId - 1] ?? {};
  const decided = { id, artisanId, artisanName: `${firstName} ${lastName}`, amountKobo };
  return reason === null
    ? withdrawalApproved(decided, balanceBeforeKobo ?? 0)
    : withdrawalRejected(decided, reason);
}

function ofPartPayment({ jobId, amountKobo, reason }: PartPayment, { jobs }: DecisionContext) {
  const { artisanId = null, clientId = null } = jobs[jobId - 1] ?? {};
  const decided = { jobId, artisanId, clientId, amountKobo };
  return reason === null ? partPaymentApproved(decided) : partPaymentRejected(decided, reason);
}
