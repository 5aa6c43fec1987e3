import { type ContactMessage, contactMessagesQuery } from '../../../api/contact.ts';
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
import { statusKey } from '../../../lib/values/status.ts';

/** What waits in one queue. */
export interface Waiting {
  count: number;
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
const messages = (rows: RowSource<ContactMessage>): Waiting => {
  const waiting: Waiting = { count: 0, total: null, oldest: null };
  rows.each(({ id, read_status, created_at, start_date }) => {
    if (statusKey(read_status ?? '') !== 'not-read') return;
    waiting.count += 1;
    const date = created_at ?? start_date;
    if (date === null || (waiting.oldest !== null && date.time >= waiting.oldest.time)) return;
    waiting.oldest = date;
    waiting.oldestId = id ?? undefined;
  });
  return waiting;
};
// The lists of people have no dates.
const artisans = ({ length }: RowSource<LevelOneArtisan>): Waiting => ({
  count: length,
  total: null,
  oldest: null,
});

/** The reads of the four queues; the menu reads the first three too. */
export const waitingReads = {
  requests: { ...withdrawalRequestsQuery, select: requests },
  partPayments: { ...pendingPartPaymentsQuery, select: partPayments },
  messages: { ...contactMessagesQuery, select: messages },
  artisans: { ...verificationQuery, select: artisans },
};
