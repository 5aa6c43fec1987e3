import { formatCount } from '../../../domain/count.ts';
import type { DecidedRecord } from '../../../domain/decision-rules.ts';
import type { MoneyQueue } from '../../api/money-queues.ts';
import type { CurrentRequest } from '../../api/writes/conflict.ts';
import type {
  approveWithdrawalMutation,
  rejectWithdrawalMutation,
} from '../../api/writes/decide.ts';
import type { Attempt } from '../../api/writes/use-attempts.ts';
import type { DateValue } from '../../lib/values/dates.ts';
import type { Kobo } from '../../lib/values/money.ts';
import type { Payee } from './evidence/same-payee.ts';
import type { ApprovedList } from './locks/approved-list.ts';

export type DecisionKind = 'approve' | 'reject';

/** The part of a row that is the same in both queues. */
export interface QueueRow extends Payee {
  /** Changes with the figures of the row; null if the host sends none. */
  readonly version: string | null;
}

/** The writes, amounts and words of one kind of queue row. */
export interface DecisionSubject<T extends QueueRow> extends MoneyQueue<T> {
  kind: DecidedRecord;
  /** The operations of the decisions. A host may offer that of a rejection. */
  operations: {
    approve: 'approveWithdrawal' | 'approvePartPayment';
    reject: 'rejectWithdrawal' | 'rejectPartPayment';
  };
  approval: typeof approveWithdrawalMutation;
  rejection: typeof rejectWithdrawalMutation;
  /** The list of the approved rows. */
  approvedList: ApprovedList;
  /** The ready-made reasons of a rejection, as full sentences. */
  reasons: readonly string[];
  /** The first sentence of the message to an artisan whose row is rejected. */
  rejectionOpening(row: T): string;
  /** The row in the label of a button: "withdrawal 1048". */
  labelOf(row: T): string;
  /** The id that people use for the row. */
  referenceOf(row: T): string | null;
  dateOf(row: T): DateValue | null;
  /** The amount that the row's amount is a part of, and may not exceed. */
  maximumOf(row: T): Kobo | null;
  /** The amount of the maximum that was paid before; null if the row does not have it. */
  paidBeforeOf(row: T): Kobo | null;
  /** Returns the row with the changed figures from the refusal of an approval. */
  withCurrent(row: T, current: CurrentRequest): T;
  /** The row's amount in the evidence: negative if it is taken from the maximum. */
  signedAmountOf(row: T): Kobo | null;
  /** The amount that a rejection does not change. */
  unchangedByRejection(row: T): Kobo | null;
  /** What several rows are paid from: the balance of an artisan, or what may be paid for a project. */
  balance: {
    /** Returns the same key for rows of the same balance; null if it is not known. */
    keyOf(row: T): string | null;
    /** Returns what is available before the row is approved; null if it is not known. */
    availableOf(row: T): Kobo | null;
  };
  words: {
    artisan: string;
    reference: string;
    /** The label of the date, if it is not the day of the reference. */
    date?: string;
    maximum: string;
    /** The label of the amount paid before, if it applies. */
    paidBefore?: string;
    amount: string;
    /** The label of the rest of the maximum after an approval. */
    left: string;
    unchanged: string;
    maximumUnknown: string;
    aboveMaximum: string;
    /** The reason if the amount is within the maximum, but above the rest after earlier payments. */
    aboveRemaining?: string;
    /** Why a row is not ticked without a known balance. */
    balanceUnknown: string;
    /** Why a row is not ticked after the rows that were ticked before it. */
    notCovered: string;
    /** The rows in the plural: "withdrawal requests". */
    rows: string;
    /** Returns the text of the bar for screen readers; takes printed amounts. */
    share: (amount: string, maximum: string) => string;
    /** The text about a row that has left the list. */
    gone: string;
  };
}

/** Returns how many rows there are: "1 withdrawal request", "2 withdrawal requests". */
export const countOfRows = ({ words }: { words: { rows: string } }, count: number): string =>
  `${formatCount(count)} ${count === 1 ? words.rows.replace(/s$/, '') : words.rows}`;

/** An open confirmation: whether to approve or to reject this row. */
export interface Confirmation<T> {
  kind: DecisionKind;
  asked: T;
}

/** The part of a queue that its rows use. */
export interface DecisionQueue<T extends QueueRow> {
  subject: DecisionSubject<T>;
  /** Why this row cannot be decided on: its state, or an earlier attempt. */
  whyLocked(this: void, kind: DecisionKind, row: T): string | null;
  /** Like `whyLocked`, and also the reason that applies to all rows. */
  whyNot(this: void, kind: DecisionKind, row: T): string | null;
  /** Opens the confirmation about a row, and decides nothing. */
  decide(this: void, kind: DecisionKind, row: T): void;
}

/** The attempts of a queue by row id, for each kind of decision. */
export type Attempts = Readonly<Record<DecisionKind, ReadonlyMap<string, Attempt>>>;
