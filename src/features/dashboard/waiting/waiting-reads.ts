import { partPaymentQueue, waitingIn, withdrawalQueue } from '../../../api/money-queues.ts';
import { type PartPayment, pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { type LevelOneArtisan, verificationQuery } from '../../../api/verification.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';

/** The waiting rows of one queue. */
export interface Waiting {
  count: number;
  /** False if the number is an estimate of the host. */
  isExact?: boolean;
  /** Null if the rows have no amounts. */
  total: Kobo | null;
  /** When the oldest row was made; null if the rows have no date. */
  oldest: DateValue | null;
  /** The id of the oldest row, if the page of the queue opens one row. */
  oldestId?: string | undefined;
}

// Module constants, because a new function at each render makes the query count again.
const requests = (rows: RowSource<WithdrawalRequest>): Waiting => waitingIn(rows, withdrawalQueue);
const partPayments = (rows: RowSource<PartPayment>): Waiting => waitingIn(rows, partPaymentQueue);
// The lists of people have no dates.
const artisans = ({ length }: RowSource<LevelOneArtisan>): Waiting => ({
  count: length,
  total: null,
  oldest: null,
});

/** The reads of three queues. Unread messages are not here, because the host may count them. */
export const waitingReads = {
  requests: { ...withdrawalRequestsQuery, select: requests },
  partPayments: { ...pendingPartPaymentsQuery, select: partPayments },
  artisans: { ...verificationQuery, select: artisans },
};
