import { toNaira } from '../../../../domain/money.ts';
import { formatLocation, fullName, isLocationKnown } from '../../../../domain/person.ts';
import { phoneDigits } from '../../../../domain/phone.ts';
import { type ArtisanListItem, artisansHostList } from '../../../api/artisans.ts';
import { type ClientListItem, clientsHostList } from '../../../api/clients.ts';
import { type ContactMessage, contactMessagesHostList } from '../../../api/contact.ts';
import { type Job, jobsHostList } from '../../../api/jobs.ts';
import type { LongList, WholeQuery } from '../../../api/lists/long-list-types.ts';
import { partPaymentQueue } from '../../../api/money-queues.ts';
import {
  type PartPayment,
  paidPartPaymentsHostList,
  pendingPartPaymentsQuery,
} from '../../../api/part-payments.ts';
import { type Transaction, transactionsHostList } from '../../../api/transactions.ts';
import {
  type ApprovedWithdrawal,
  approvedWithdrawalsHostList,
  payeeName,
  type WithdrawalRequest,
  withdrawalRequestsQuery,
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

/** The groups of rows, in the order in which the palette shows them. */
export const rowGroups = [
  'Artisans',
  'Clients',
  'Withdrawals',
  'Part-payments',
  'Transactions',
  'Jobs',
  'Messages',
] as const;

/** How the palette reads, shows, searches and opens one kind of row. */
export interface EntryKind<T> {
  group: (typeof rowGroups)[number];
  /** The address of the list. */
  list: string;
  /** The list, or the query of a queue, which is always read whole. */
  source: LongList<T> | WholeQuery<T>;
  /** The id of the column with the amount that the palette shows. */
  amountColumn?: string;
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
  /** The address of a row, and the param with its id; by default `record` of the list. */
  page?: readonly [path: string, param: string];
}

/** Returns the path that opens the row with an id. */
export function pathOf<T>({ list, page = [list, 'record'] }: EntryKind<T>, id: string): string {
  const [path, param] = page;
  return `${path}?${new URLSearchParams({ [param]: id })}`;
}

/** Returns an amount as a user types it: naira without currency sign and commas. */
const typedAmount = (amount: Kobo | null) => (amount === null ? '' : `${toNaira(amount)}`);

/** Returns a status as the screen shows it and as the host sends it. */
const statusText = (status: string | null) => `${formatStatus(status)} ${status ?? ''}`;

const idText = (id: string | null) => (id === null ? 'NIL' : shortId(id));

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

const personKind = {
  id: ({ id }: PersonRow) => id,
  label: personName,
  moreText: ({ status }: PersonRow) => statusText(status),
  contacts: ({ email, phone_number }: PersonRow) => `${email ?? ''} ${phone_number ?? ''}`,
  phoneDigits: ({ phone_number }: PersonRow) => phoneDigits(phone_number ?? ''),
  person: personName,
};

export const artisanKind: EntryKind<ArtisanListItem> = {
  group: 'Artisans',
  list: '/admin/dashboard/artisans',
  source: artisansHostList,
  ...personKind,
  detail: (row) => personDetail(row, 'Artisan'),
  page: ['/admin/dashboard/artisan/artisan-info', 'artisanId'],
};

export const clientKind: EntryKind<ClientListItem> = {
  group: 'Clients',
  list: '/admin/dashboard/clients',
  source: clientsHostList,
  ...personKind,
  detail: (row) => personDetail(row, 'Client'),
  page: ['/admin/dashboard/client/client-info', 'clientId'],
};

export const requestKind: EntryKind<WithdrawalRequest> = {
  group: 'Withdrawals',
  list: '/admin/dashboard/withdrawrequest',
  source: withdrawalRequestsQuery,
  id: ({ id }) => id,
  label: ({ id, artisan_name }) => `Withdrawal ${idText(id)} · ${artisan_name ?? 'NIL'}`,
  detail: ({ withdrawal_amount, status }) =>
    `${formatMoney(withdrawal_amount)} · ${formatStatus(status)}`,
  moreText: ({ withdrawal_amount, status }) => `${typedAmount(withdrawal_amount)} ${status}`,
};

export const approvedKind: EntryKind<ApprovedWithdrawal> = {
  group: 'Withdrawals',
  list: '/admin/dashboard/withdraw-history',
  source: approvedWithdrawalsHostList,
  amountColumn: 'amount',
  id: ({ id }) => id,
  label: (row) => `Withdrawal ${idText(row.id)} · ${payeeName(row) ?? 'NIL'}`,
  detail: ({ amount, payment_status }) =>
    `${formatMoney(amount)} · ${formatStatus(payment_status ?? 'approved')}`,
  moreText: ({ amount, payment_status }) =>
    `${typedAmount(amount)} approved ${payment_status ?? ''}`,
};

export const jobKind: EntryKind<Job> = {
  group: 'Jobs',
  list: '/admin/jobs',
  source: jobsHostList,
  amountColumn: 'amount',
  id: ({ job_id }) => job_id,
  label: ({ job_id, job_description }) => `Job ${idText(job_id)} · ${job_description ?? 'NIL'}`,
  detail: ({ job_status }) => formatStatus(job_status),
  moreText: ({ artisan_name, client_name, amount, job_status }) =>
    `${artisan_name ?? ''} ${client_name ?? ''} ${formatMoney(amount)} ${typedAmount(amount)} ${job_status ?? ''}`,
};

export const messageKind: EntryKind<ContactMessage> = {
  group: 'Messages',
  list: '/admin/dashboard/contactforms',
  source: contactMessagesHostList,
  id: ({ id }) => id,
  label: ({ id, first_name, last_name }) =>
    `Message ${idText(id)} · ${fullName(first_name, last_name) ?? 'NIL'}`,
  detail: ({ read_status }) => formatStatus(read_status),
  moreText: ({ category, read_status, message }) =>
    `${category ?? ''} ${read_status ?? ''} ${message ?? ''}`,
  contacts: ({ email, phone_number }) => `${email ?? ''} ${phone_number ?? ''}`,
  phoneDigits: ({ phone_number }) => phoneDigits(phone_number ?? ''),
  page: ['/admin/dashboard/contactforms', 'message'],
};

export const transactionKind: EntryKind<Transaction> = {
  group: 'Transactions',
  list: '/admin/dashboard/transaction-history',
  source: transactionsHostList,
  amountColumn: 'amount',
  id: ({ id }) => id,
  label: ({ id, description, artisan_name }) =>
    `Transaction ${idText(id)} · ${description ?? artisan_name ?? 'NIL'}`,
  detail: ({ amount, payment_status }) =>
    `${formatMoney(amount)} · ${formatStatus(payment_status)}`,
  moreText: ({ artisan_name, client_name, service_type, type, amount, payment_status }) =>
    [artisan_name, client_name, service_type, type, typedAmount(amount), payment_status].join(' '),
};

const partPaymentKind: Omit<EntryKind<PartPayment>, 'list' | 'source'> = {
  group: 'Part-payments',
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
  list: '/admin/dashboard/pending/part-payments',
  source: pendingPartPaymentsQuery,
};

export const paidPartPaymentKind: EntryKind<PartPayment> = {
  ...partPaymentKind,
  list: '/admin/dashboard/all/part-payments',
  source: paidPartPaymentsHostList,
  amountColumn: 'part_payment_amount',
};
