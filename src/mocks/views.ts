/** Converts the records of the mock host to the lists and figures of the contract. Amounts are in naira. */
import { fullName } from '../../domain/person.ts';
import { versionOf } from '../../domain/row-version.ts';
import { type Direction, directionOf } from '../../domain/transaction-types.ts';
import type { Schemas } from '../api/parse/schemas.ts';
import type { MockJob, MockTransaction } from './fixtures-money.ts';
import { type MockStore, partPaymentFigures, withdrawalFigures } from './store.ts';

const nameOf = (person: { first_name?: string | null; last_name?: string | null } | undefined) =>
  fullName(person?.first_name ?? null, person?.last_name ?? null);

const newestFirst = <T>(rows: readonly T[], dateOf: (row: T) => string): T[] =>
  [...rows].sort((a, b) => dateOf(b).localeCompare(dateOf(a)));

/** Returns the sum of the payments in, or of the payments out. */
export const totalOf = (rows: readonly MockTransaction[], direction: Direction): number =>
  rows
    .filter(({ type }) => directionOf(type) === direction)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Returns all artisans, newest first. */
export function artisanListView(store: MockStore): Schemas['ArtisanListItem'][] {
  return store.artisans.map(({ item, phone }) => ({ ...item, phone_number: phone })).reverse();
}

/** Returns the jobs that match, newest first. */
export function jobViews(
  store: MockStore,
  matches: (job: MockJob) => boolean = () => true,
): Schemas['Job'][] {
  return newestFirst(store.jobs.filter(matches), (job) => job.created).map(
    (job): Schemas['Job'] => ({
      job_id: job.id,
      client_id: job.clientId,
      client_name: nameOf(store.clients.find(({ id }) => id === job.clientId)),
      artisan_id: job.artisanId,
      artisan_name: nameOf(store.findArtisan(job.artisanId)?.item),
      service_type: store.findArtisan(job.artisanId)?.service ?? null,
      job_description: job.description,
      start_date: job.start,
      due_date: job.due,
      amount: job.amount,
      job_status: job.status,
      date_created: job.created,
      payment: store.paidFor(job.id),
      part_payment: store.partPayments.find(({ jobId }) => jobId === job.id)?.amount ?? null,
    }),
  );
}

/** Returns the transactions that match, newest first. */
export function transactionViews(
  store: MockStore,
  matches: (row: MockTransaction) => boolean = () => true,
): Schemas['Transaction'][] {
  return newestFirst(store.transactions.filter(matches), (row) => row.date).map(
    (row): Schemas['Transaction'] => ({
      id: row.id,
      artisan_id: row.artisanId,
      artisan_name: nameOf(store.findArtisan(row.artisanId)?.item),
      client_id: row.clientId,
      client_name: nameOf(store.clients.find(({ id }) => id === row.clientId)),
      job_id: row.jobId,
      withdrawal_id: row.withdrawalId,
      service_type: store.findArtisan(row.artisanId)?.service ?? null,
      date: row.date,
      start_date: store.jobs.find(({ id }) => id === row.jobId)?.start ?? row.date,
      type: row.type,
      description: row.description,
      amount: row.amount,
      payment_status: row.status,
    }),
  );
}

/** Returns the headline figures. */
export function dashboardView(store: MockStore): Schemas['Dashboard'] {
  const countJobs = (status: string) => store.jobs.filter((job) => job.status === status).length;
  return {
    total_revenue: totalOf(store.paidTransactions(), 'in'),
    total_withdrawal: totalOf(store.paidTransactions(), 'out'),
    total_jobs: store.jobs.length,
    total_customer: store.artisans.length + store.clients.length,
    ongoing_jobs: countJobs('ongoing'),
    artisan: store.artisans.length,
    rejected_jobs: countJobs('rejected'),
    completed_jobs: countJobs('completed'),
    clients: store.clients.length,
  };
}

/** Returns the withdrawals that wait for a decision. */
export function withdrawalRequestViews(store: MockStore): Schemas['WithdrawalRequest'][] {
  return store.withdrawals
    .filter(({ decision }) => decision === 'pending')
    .map((row): Schemas['WithdrawalRequest'] => ({
      id: row.id,
      artisan_id: row.artisanId,
      artisan_name: nameOf(store.findArtisan(row.artisanId)?.item),
      available_amount: store.balanceOf(row.artisanId),
      withdrawal_amount: row.amount,
      start_date: row.requested,
      status: row.decision,
      version: versionOf(withdrawalFigures(row, store.balanceOf(row.artisanId))),
    }));
}

/** Returns the approved withdrawals, newest first. */
export function approvedWithdrawalViews(store: MockStore): Schemas['ApprovedWithdrawal'][] {
  const approved = store.withdrawals.filter(({ decision }) => decision === 'approved');
  return newestFirst(approved, (row) => row.decided ?? '').map(
    (row): Schemas['ApprovedWithdrawal'] => {
      const { first_name = null, last_name = null } = store.findArtisan(row.artisanId)?.item ?? {};
      return {
        id: row.id,
        artisan_id: row.artisanId,
        amount: row.amount,
        available_amount: row.balanceBefore,
        created_at: row.decided,
        payment_status: 'paid',
        tradesman: { user: { first_name, last_name } },
      };
    },
  );
}

export function partPaymentViews(
  store: MockStore,
  status: 'pending' | 'paid',
): Schemas['PartPayment'][] {
  return store.partPayments
    .filter((row) => row.status === status)
    .map((row): Schemas['PartPayment'] => {
      const job = store.jobs.find(({ id }) => id === row.jobId);
      const paidBefore = store.paidFor(row.jobId);
      return {
        job_id: row.jobId,
        artisan_id: job?.artisanId ?? null,
        artisan_name: nameOf(store.findArtisan(job?.artisanId ?? 0)?.item),
        client_id: job?.clientId ?? null,
        job_amount: job?.amount ?? null,
        part_payment_amount: row.amount,
        job_deadline: job?.due ?? null,
        requested_at: job?.start ?? null,
        part_payment_status: row.status,
        // Only pending rows need the figures of a decision.
        paid_before: status === 'pending' ? paidBefore : null,
        version: status === 'pending' ? versionOf(partPaymentFigures(row, job, paidBefore)) : null,
      };
    });
}
