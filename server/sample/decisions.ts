import type { auditEntries } from '../db/schema/office.ts';
import {
  partPaymentApproved,
  partPaymentRejected,
  withdrawalApproved,
  withdrawalRejected,
} from '../money/decision-changes.ts';
import { auditRow, type Change, type SignedIn } from '../repositories/audit.ts';
import reasons from './data/rejection-reasons.json' with { type: 'json' };
import { hour } from './moments.ts';
import type { PartPayment, Withdrawal } from './payments.ts';

type Request = Withdrawal | PartPayment;

/** Returns an entry of the list, always the same one for a request. The requests spread evenly over the entries. */
function chooseFor<T>(list: readonly T[], request: Request): T {
  const id = 'job' in request ? request.jobId : request.id;
  const chosen = list[(Math.imul(id, 0x9e3779b1) >>> 8) % list.length];
  if (chosen === undefined) throw new Error('There is nothing to choose from');
  return chosen;
}

/**
 * Changes the requests: every decided request gets an administrator, and every rejected one a reason. Pending requests
 * of deactivated artisans, which cannot be approved, are rejected at least an hour before `now`.
 */
export function completeDecisions(
  requests: readonly Request[],
  actors: readonly SignedIn[],
  now: number,
): void {
  for (const request of requests) {
    if (request.status === 'pending' && request.artisan.status === 'deactivated') {
      const decidedAt = Math.min(request.requestedAt.getTime() + 20 * hour, now - hour);
      request.status = 'rejected';
      request.decidedAt = new Date(decidedAt);
      request.reason = reasons.deactivated;
    } else if (request.status === 'rejected') {
      const { partPayment, withdrawal } = reasons;
      request.reason = chooseFor('job' in request ? partPayment : withdrawal, request);
    }
    if (request.status !== 'pending') request.decidedBy = chooseFor(actors, request).accountId;
  }
}

/** Returns the audit entries of all decisions, in the order of their dates. */
export const auditEntriesOf = (
  requests: readonly Request[],
  actors: readonly SignedIn[],
): (typeof auditEntries.$inferInsert)[] =>
  requests
    .flatMap((request) => {
      const { decidedAt: at } = request;
      return at instanceof Date ? [{ request, at }] : [];
    })
    .sort((a, b) => Number(a.at) - Number(b.at))
    .map(({ request, at }) => {
      const change = 'job' in request ? partPaymentChange(request) : withdrawalChange(request);
      return auditRow(chooseFor(actors, request), change, at);
    });

function withdrawalChange({
  id,
  artisan,
  amountKobo,
  balanceBeforeKobo,
  reason,
}: Withdrawal): Change {
  const { id: artisanId, firstName, lastName } = artisan;
  const decided = { id, artisanId, artisanName: `${firstName} ${lastName}`, amountKobo };
  return reason
    ? withdrawalRejected(decided, reason)
    : withdrawalApproved(decided, balanceBeforeKobo ?? 0);
}

function partPaymentChange({ job, artisan, amountKobo, reason }: PartPayment): Change {
  const decided = { jobId: job.id, artisanId: artisan.id, clientId: job.client.id, amountKobo };
  return reason ? partPaymentRejected(decided, reason) : partPaymentApproved(decided);
}
