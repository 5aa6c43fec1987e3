/** The jobs and money of the mock host. Times are ISO 8601 in UTC, amounts are in naira. */
import { dayMs } from '../../domain/lagos-day-number.ts';

export interface MockJob {
  id: number;
  artisanId: number;
  clientId: number;
  description: string;
  amount: number | null;
  status: string;
  start: string;
  due: string;
  created: string;
}

/** The current time of the mock host. It is fixed, so that tests do not depend on the date. */
export const mockNow = Date.UTC(2026, 10, 18, 12, 0, 0);

/** Returns the time this many days before `mockNow`, as ISO 8601 in UTC. */
export const daysAgo = (days: number) => new Date(mockNow - days * dayMs).toISOString();

type JobLine = readonly [
  artisanId: number,
  clientId: number,
  description: string,
  amount: number | null,
  status: string,
  daysSinceStart: number,
];

const jobLines: readonly JobLine[] = [
  [1, 1, 'Kitchen cabinets, green lacquer', 720_000, 'completed', 120],
  [2, 3, 'Twelve aso-ebi dresses', 144_000, 'completed', 96],
  [3, 2, 'Ground floor rewiring', 212_500, 'ongoing', 12],
  [4, 5, 'Borehole pump change', 178_000, 'completed', 70],
  [1, 2, 'Carved entrance double doors', 450_000, 'completed', 58],
  [6, 4, 'Shirts for the choir', 88_000, 'rejected', 44],
  [7, 6, 'Solar inverter, 5 kVA', 640_000, 'awaiting-inspection', 40],
  [8, 7, 'Bathroom pipes, two floors', 296_750, 'completed', 36],
  [9, 1, 'Bookshelf wall, study', 298_000, 'accepted', 6],
  [10, 5, 'Agbada, three pieces', 265_400, 'completed', 30],
  [11, 3, 'Socket and switch replacement', null, 'pending', 3],
  [12, 6, 'Water heater, fitted', 54_000, 'cancelled', 25],
  [1, 6, 'Two fitted wardrobes', 385_000, 'ongoing', 4],
  [3, 7, 'Meter box relocation', 96_750, 'pending', 2],
];

export const jobFixtures: readonly MockJob[] = jobLines.map(
  ([artisanId, clientId, description, amount, status, daysSinceStart], index) => ({
    id: index + 1,
    artisanId,
    clientId,
    description,
    amount,
    status,
    start: daysAgo(daysSinceStart),
    due: daysAgo(daysSinceStart - 14),
    created: daysAgo(daysSinceStart + 3),
  }),
);

export interface MockTransaction {
  id: number;
  artisanId: number;
  clientId: number | null;
  jobId: number | null;
  withdrawalId: number | null;
  type: string;
  description: string;
  /** Positive in both directions. */
  amount: number;
  status: string;
  date: string;
}

/** The paid and failed payments for jobs. */
export const paymentFixtures: readonly MockTransaction[] = jobFixtures
  .filter((job) => job.amount !== null && job.status !== 'pending' && job.status !== 'rejected')
  .map((job, index) => ({
    id: index + 1,
    artisanId: job.artisanId,
    clientId: job.clientId,
    jobId: job.id,
    withdrawalId: null,
    type: job.status === 'completed' ? 'Job payment' : 'Part payment',
    description: job.description,
    amount: job.status === 'completed' ? (job.amount ?? 0) : Math.round((job.amount ?? 0) / 2),
    status: job.status === 'cancelled' ? 'failed' : 'paid',
    date: job.status === 'completed' ? job.due : job.start,
  }));

export type RequestState = 'pending' | 'approved' | 'rejected';

/** A withdrawal of the mock host, pending or decided. */
export interface MockWithdrawal {
  id: number;
  artisanId: number;
  amount: number;
  decision: RequestState;
  requested: string;
  decided: string | null;
  balanceBefore: number | null;
}

type WithdrawalLine = readonly [
  artisanId: number,
  amount: number,
  decision: RequestState,
  daysSinceRequest: number,
];

const withdrawalLines: readonly WithdrawalLine[] = [
  [1, 250_000, 'approved', 50],
  [4, 100_000, 'approved', 40],
  [2, 60_000, 'rejected', 20],
  [1, 150_000, 'pending', 6],
  [2, 44_000, 'pending', 5],
  [8, 296_750, 'pending', 4],
  [10, 300_000, 'pending', 3],
  [4, 78_000, 'pending', 2],
  [1, 900_000, 'pending', 1],
  [7, 420_000.5, 'pending', 1],
];

export const withdrawalFixtures: readonly MockWithdrawal[] = withdrawalLines.map(
  ([artisanId, amount, decision, daysSinceRequest], index) => ({
    id: 1041 + index,
    artisanId,
    amount,
    decision,
    requested: daysAgo(daysSinceRequest),
    decided: decision === 'pending' ? null : daysAgo(daysSinceRequest - 1),
    balanceBefore: decision === 'approved' ? amount + 470_000 : null,
  }),
);

/** A part-payment of the mock host, pending or decided. */
export interface MockPartPayment {
  jobId: number;
  amount: number;
  status: 'pending' | 'paid' | 'rejected';
}

export const partPaymentFixtures: readonly MockPartPayment[] = [
  { jobId: 13, amount: 120_000, status: 'pending' },
  { jobId: 14, amount: 40_000, status: 'pending' },
  { jobId: 9, amount: 100_000, status: 'pending' },
  { jobId: 12, amount: 60_000, status: 'pending' },
  { jobId: 3, amount: 106_250, status: 'paid' },
  { jobId: 7, amount: 320_000, status: 'paid' },
  { jobId: 6, amount: 30_000, status: 'rejected' },
];
