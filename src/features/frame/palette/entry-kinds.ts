import { toNaira } from '../../../../domain/money.ts';
import { formatLocation, fullName, isLocationKnown } from '../../../../domain/person.ts';
import { phoneDigits } from '../../../../domain/phone.ts';
import type { ArtisanListItem } from '../../../api/artisans.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import type { Job } from '../../../api/jobs.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import type { PartPayment } from '../../../api/part-payments.ts';
import type { Transaction } from '../../../api/transactions.ts';
import {
  type ApprovedWithdrawal,
  payeeName,
  type WithdrawalRequest,
} from '../../../api/withdrawals.ts';
import { shortId } from '../../../lib/values/ids.ts';
import { formatMoney, type Kobo } from '../../../lib/values/money.ts';
import { formatStatus } from '../../../lib/values/status.ts';

/** A search result with its path. The palette only opens pages; it makes no decision. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** The text at the end of the line. */
  detail: string;
  /** The person's name, or the words in place of a missing one; only for a person. */
  person?: string;
  path: string;
}

/** How the palette shows, searches and opens one kind of row. */
export interface EntryKind<T> {
  id: (row: T) => string | null;
  label: (row: T) => string;
  detail: (row: T) => string;
  /** More text to search, besides the id, the label and the detail. */
  moreText?: (row: T) => string;
  /** E-mail address and phone number, which are searched unless they are masked. */
  contacts?: (row: T) => string;
  /** The phone number as digits, so that the search finds it in any format. */
  phoneDigits?: (row: T) => string;
  /** The person's name, or the words in place of a missing one, for the avatar. */
  person?: (row: T) => string;
  /** Returns the id for the address if it is not the id that people use. */
  recordId?: (row: T) => string | null;
  path: (id: string) => string;
}

/** Returns an amount as a user types it: naira without currency sign and commas. */
const typedAmount = (amount: Kobo | null) => (amount === null ? '' : `${toNaira(amount)}`);

/** Returns a status as the screen shows it and as the host sends it. */
const statusText = (status: string | null) => `${formatStatus(status)} ${status ?? ''}`;

const idText = (id: string | null) => (id === null ? 'NIL' : shortId(id));

const pathWith = (path: string, param: string) => (id: string) =>
  `${path}?${new URLSearchParams({ [param]: id })}`;

type PersonRow = Pick<
  ArtisanListItem,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone_number' | 'status' | 'ward' | 'lga' | 'state'
>;

const personName = ({ id, first_name, last_name }: PersonRow) =>
  fullName(first_name, last_name) ?? `No name · ID ${idText(id)}`;

/** Returns the id, the location if it is known, and the kind, which differ between people of the same name. */
const personDetail = (row: PersonRow, kind: string) =>
  [`ID ${idText(row.id)}`, ...(isLocationKnown(row) ? [formatLocation(row)] : []), kind].join(
    ' · ',
  );

const personKind: Omit<EntryKind<PersonRow>, 'detail' | 'path'> = {
  id: ({ id }) => id,
  label: personName,
  moreText: ({ status }) => statusText(status),
  contacts: ({ email, phone_number }) => `${email ?? ''} ${phone_number ?? ''}`,
  phoneDigits: ({ phone_number }) => phoneDigits(phone_number ?? ''),
  person: personName,
};

export const artisanKind: EntryKind<PersonRow> = {
  ...personKind,
  detail: (row) => personDetail(row, 'Artisan'),
  path: pathWith('/admin/dashboard/artisan/artisan-info', 'artisanId'),
};

export const clientKind: EntryKind<PersonRow> = {
  ...personKind,
  detail: (row) => personDetail(row, 'Client'),
  path: pathWith('/admin/dashboard/client/client-info', 'clientId'),
};

export const requestKind: EntryKind<WithdrawalRequest> = {
  id: ({ id }) => id,
  label: ({ id, artisan_name }) => `Withdrawal ${idText(id)} · ${artisan_name ?? 'NIL'}`,
  detail: ({ withdrawal_amount, status }) =>
    `${formatMoney(withdrawal_amount)} · ${formatStatus(status)}`,
  moreText: ({ withdrawal_amount, status }) => `${typedAmount(withdrawal_amount)} ${status}`,
  path: pathWith('/admin/dashboard/withdrawrequest', 'record'),
};

export const approvedKind: EntryKind<ApprovedWithdrawal> = {
  id: ({ id }) => id,
  label: (row) => `Withdrawal ${idText(row.id)} · ${payeeName(row) ?? 'NIL'}`,
  detail: ({ amount, payment_status }) =>
    `${formatMoney(amount)} · ${formatStatus(payment_status ?? 'approved')}`,
  moreText: ({ amount, payment_status }) =>
    `${typedAmount(amount)} approved ${payment_status ?? ''}`,
  path: pathWith('/admin/dashboard/withdraw-history', 'record'),
};

/** The words that screens show before the number of a record, each with the groups that have such records. */
const recordWords = new Map<string, readonly string[]>([
  ['artisan', ['Artisans']],
  ['client', ['Clients']],
  ['withdrawal', ['Withdrawals']],
  ['request', ['Withdrawals']],
  ['part-payment', ['Part-payments']],
  ['project', ['Part-payments', 'Jobs']],
  ['transaction', ['Transactions']],
  ['job', ['Jobs']],
  ['message', ['Messages']],
]);

const recordPattern = /^\s*(?<word>[a-z-]+)?(?: id| for project)? *#?(?<id>\d+)\s*$/i;

/** The text to search, and the groups to show; undefined for all groups. */
export type PaletteQuery = ReturnType<typeof parseQuery>;

/** Parses a typed text. For "Withdrawal 416" or "#416", the text is the number, and the word chooses the groups. */
export function parseQuery(typed: string) {
  const { word = '', id } = recordPattern.exec(typed)?.groups ?? {};
  const groups = recordWords.get(word.toLowerCase());
  return id === undefined || (word !== '' && groups === undefined)
    ? { text: typed, groups: undefined }
    : { text: id, groups };
}

/** Returns an entry that opens Withdraw History at the number in the text; no entry for another text. */
export function historyEntries(text: string) {
  const [path, detail] = [approvedKind.path(text), 'Look it up in Withdraw History'];
  return /^\d+$/.test(text) ? [{ key: path, label: `Withdrawal ${text}`, detail, path }] : [];
}

export const jobKind: EntryKind<Job> = {
  id: ({ job_id }) => job_id,
  label: ({ job_id, job_description }) => `Job ${idText(job_id)} · ${job_description ?? 'NIL'}`,
  detail: ({ job_status }) => formatStatus(job_status),
  moreText: ({ artisan_name, client_name, amount, job_status }) =>
    `${artisan_name ?? ''} ${client_name ?? ''} ${formatMoney(amount)} ${typedAmount(amount)} ${job_status ?? ''}`,
  path: pathWith('/admin/jobs', 'record'),
};

export const messageKind: EntryKind<ContactMessage> = {
  id: ({ id }) => id,
  label: ({ id, first_name, last_name }) =>
    `Message ${idText(id)} · ${fullName(first_name, last_name) ?? 'NIL'}`,
  detail: ({ read_status }) => formatStatus(read_status),
  moreText: ({ category, read_status, message }) =>
    `${category ?? ''} ${read_status ?? ''} ${message ?? ''}`,
  contacts: ({ email, phone_number }) => `${email ?? ''} ${phone_number ?? ''}`,
  phoneDigits: ({ phone_number }) => phoneDigits(phone_number ?? ''),
  path: pathWith('/admin/dashboard/contactforms', 'message'),
};

export const transactionKind: EntryKind<Transaction> = {
  id: ({ id }) => id,
  label: ({ id, description, artisan_name }) =>
    `Transaction ${idText(id)} · ${description ?? artisan_name ?? 'NIL'}`,
  detail: ({ amount, payment_status }) =>
    `${formatMoney(amount)} · ${formatStatus(payment_status)}`,
  moreText: ({ artisan_name, client_name, service_type, type, amount, payment_status }) =>
    [artisan_name, client_name, service_type, type, typedAmount(amount), payment_status].join(' '),
  path: pathWith('/admin/dashboard/transaction-history', 'record'),
};

const partPaymentKind: Omit<EntryKind<PartPayment>, 'path'> = {
  // The lists show the id of the job, as "project", and not the part-payment's own id.
  id: ({ job_id }) => job_id,
  recordId: partPaymentQueue.idOf,
  label: ({ job_id, artisan_name }) =>
    `Part-payment for project ${idText(job_id)} · ${artisan_name ?? 'NIL'}`,
  detail: ({ part_payment_amount, part_payment_status }) =>
    `${formatMoney(part_payment_amount)} · ${formatStatus(part_payment_status)}`,
  moreText: ({ job_amount, part_payment_amount, part_payment_status }) =>
    [formatMoney(job_amount), typedAmount(part_payment_amount), part_payment_status].join(' '),
};

export const pendingPartPaymentKind: EntryKind<PartPayment> = {
  ...partPaymentKind,
  path: pathWith('/admin/dashboard/pending/part-payments', 'record'),
};

export const paidPartPaymentKind: EntryKind<PartPayment> = {
  ...partPaymentKind,
  path: pathWith('/admin/dashboard/all/part-payments', 'record'),
};
