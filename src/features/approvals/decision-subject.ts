import type { MoneyQueue } from '../../api/money-queues.ts';
import type { CurrentRequest } from '../../api/writes/conflict.ts';
import type {
  approveWithdrawalMutation,
  rejectWithdrawalMutation,
} from '../../api/writes/decide.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import { formatMoney, type Kobo } from '../../lib/values/money.ts';
import type { Payee } from './evidence/payee-match.ts';
import type { ApprovedList } from './locks/approved-list.ts';

export type DecisionKind = 'approve' | 'reject';

/** Fields that the rows of both queues have. */
export interface QueueRow extends Payee {
  /** Changes with the figures of the row; null if the host sends none. */
  readonly version: string | null;
}

/** Describes one kind of queue row: its writes, its amounts (in kobo) and its words. */
export interface DecisionSubject<T extends QueueRow> extends MoneyQueue<T> {
  /** The operationIds of the writes. Every host has the approval; the rejection is an extension. */
  operations: {
    approve: 'approveWithdrawal' | 'approvePartPayment';
    reject: 'rejectWithdrawal' | 'rejectPartPayment';
  };
  approval: typeof approveWithdrawalMutation;
  rejection: typeof rejectWithdrawalMutation;
  approvedList: ApprovedList;
  /** The ready-made reasons for a rejection, as full sentences. */
  reasons: readonly string[];
  /** Returns the first sentence of the message that tells the artisan of the rejection. */
  rejectionOpening(row: T): string;
  /** Returns the words for the row in the label of a button: "withdrawal 1048". */
  labelOf(row: T): string;
  /** Returns the id that people use: that of the withdrawal, or of the job of a part-payment. */
  referenceOf(row: T): string | null;
  dateOf(row: T): DateValue | null;
  /** Returns the most that can be paid: the artisan's balance, or the most that may be paid for the project. */
  maximumOf(row: T): Kobo | null;
  /** Returns what was already paid of the maximum; null if the row does not say it. */
  paidBeforeOf(row: T): Kobo | null;
  /** Returns the row with the current figures that the refusal of an approval contains. */
  withCurrent(row: T, current: CurrentRequest): T;
  /** Returns the row's amount for the calculation of a confirmation: negative if an approval takes it from a balance. */
  signedAmountOf(row: T): Kobo | null;
  /** Returns the amount that stays as it is after a rejection. */
  unchangedByRejection(row: T): Kobo | null;
  /** The money that several rows share: the balance of an artisan, or what may be paid for a project. */
  balance: {
    /** Returns a key that is the same for all rows of one balance; null if the row does not say which balance it is. */
    keyOf(row: T): string | null;
    /** Returns what is available before the row is approved; null if it is not known. */
    availableOf(row: T): Kobo | null;
  };
  words: {
    artisan: string;
    reference: string;
    /** The label of the date, if it is not the day of the request. */
    date?: string;
    maximum: string;
    /** The label of the amount paid before; not set for a kind of row that has none. */
    paidBefore?: string;
    amount: string;
    /** The label of what remains of the maximum after an approval. */
    left: string;
    /** The label of the amount that a rejection does not change. */
    unchanged: string;
    maximumUnknown: string;
    aboveMaximum: string;
    /** The reason if the amount is above what remains of the maximum after earlier payments. */
    aboveRemaining?: string;
    /** The reason why a row with an unknown balance cannot be ticked. */
    balanceUnknown: string;
    /** The reason why a row cannot be ticked: the rows that were ticked before leave too little. */
    notCovered: string;
    /** The rows in the plural: "withdrawal requests". */
    rows: string;
    /** Returns the text of the bar for screen readers; takes formatted amounts. */
    barLabel: (amount: string, maximum: string) => string;
    /** The message about a row that has left the list. */
    gone: string;
  };
}

/** Returns the amount and the artisan of a row: "₦85,000.00 to Chinedu Okafor". */
export const paymentOf = <T extends QueueRow>(subject: DecisionSubject<T>, row: T): string =>
  `${formatMoney(subject.amountOf(row))} to ${row.artisan_name ?? 'NIL'}`;

/** An open confirmation: the row, and whether to approve or to reject it. */
export interface Confirmation<T> {
  kind: DecisionKind;
  /** The row as it was when the confirmation opened. */
  row: T;
}

/** The checks and the action for the rows of a queue. */
export interface DecisionQueue<T extends QueueRow> {
  subject: DecisionSubject<T>;
  /** Returns why this row cannot be decided on (its state, an attempt or a lock), or null. */
  whyLocked(this: void, kind: DecisionKind, row: T): string | null;
  /** Returns why the button of this row is disabled: `whyLocked`, or no connection; or null. */
  whyDisabled(this: void, kind: DecisionKind, row: T): string | null;
  openConfirmation(this: void, kind: DecisionKind, row: T): void;
}

/** The attempts of a queue by row id, for each kind of decision. */
export type Attempts = Readonly<Record<DecisionKind, ReadonlyMap<string, Attempt>>>;
