import { type PartPayment, pendingPartPaymentsQuery } from '../../../api/part-payments.ts';
import { type LevelOneArtisan, verificationQuery } from '../../../api/verification.ts';
import { type WithdrawalRequest, withdrawalRequestsQuery } from '../../../api/withdrawals.ts';
import {
  partPaymentQueue,
  waitingIn,
  withdrawalQueue,
} from '../../../components/decision/money-queues.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import type { DateValue } from '../../../lib/values/dates.ts';
import type { Kobo } from '../../../lib/values/money.ts';

/** What waits in one queue. */
export interface Waiting {
  count: number;
  /** False where the number is an estimate of the host. */
  isExact?: boolean;
  /** Null where the rows have no amounts. */
  total: Kobo | null;
  /** When the oldest was made; null where the rows have no such date. */
  oldest: DateValue | null;
  /** The id of the oldest, where its page opens one row. */
  oldestId?: string | undefined;
}

// Constants of the module: a new function at each render would make the query count anew.
const requests = (rows: RowSource<WithdrawalRequest>): Waiting => waitingIn(rows, withdrawalQueue);
const partPayments = (rows: RowSource<PartPayment>): Waiting => waitingIn(rows, partPaymentQueue);
// The lists of people have no dates.
const artisans = ({ length }: RowSource<LevelOneArtisan>): Waiting => ({
  count: length,
  total: null,
  oldest: null,
});

/** The reads of three queues; the menu reads the first two too. Of messages the host may count the unread ones. */
export const waitingReads = {
  requests: { ...withdrawalRequestsQuery, select: requests },
  partPayments: { ...pendingPartPaymentsQuery, select: partPayments },
  artisans: { ...verificationQuery, select: artisans },
};
