import type { ArtisanListItem } from '../../../api/artisans.ts';
import type { ClientListItem } from '../../../api/clients.ts';
import type { ContactMessage } from '../../../api/contact.ts';
import type { Job } from '../../../api/jobs.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../../api/withdrawals.ts';
import { fold } from '../../../lib/row-index/fold.ts';
import type { RowSource } from '../../../lib/row-index/row-source.ts';
import { shortId } from '../../../lib/values/ids.ts';
import { formatMoney, type Kobo, toNaira } from '../../../lib/values/money.ts';
import { fullName } from '../../../lib/values/people.ts';
import { phoneDigits, type SoughtPhone, soughtPhone } from '../../../lib/values/phone.ts';
import { formatStatus } from '../../../lib/values/status.ts';
import { navigation } from '../menu/navigation.ts';

/** Something to open, with where it is. The palette opens things and never decides anything. */
export interface PaletteEntry {
  key: string;
  label: string;
  /** At the end of the line. */
  detail: string;
  /** A person's name, where the entry is one. */
  person?: string;
  path: string;
}

export interface PaletteGroup {
  name: 'Pages' | 'Artisans' | 'Clients' | 'Withdrawals' | 'Jobs' | 'Messages';
  entries: PaletteEntry[];
}

/** The lists to look in; those that have not loaded are missing. */
export interface PaletteSources {
  artisans?: RowSource<ArtisanListItem> | undefined;
  clients?: RowSource<ClientListItem> | undefined;
  requests?: RowSource<WithdrawalRequest> | undefined;
  approved?: RowSource<ApprovedWithdrawal> | undefined;
  jobs?: RowSource<Job> | undefined;
  messages?: RowSource<ContactMessage> | undefined;
}

const mostOfAKind = 5;

const pages: readonly PaletteEntry[] = navigation
  .flatMap((entry) =>
    'links' in entry
      ? entry.links.map((link) => ({ ...link, of: entry.label }))
      : [{ ...entry, of: '' }],
  )
  .map(({ label, to, of }) => ({ key: `page ${to}`, label, detail: of, path: to }));

/** What a text asks for: words that must all occur, or the digits of a phone number. */
interface Sought {
  words: readonly string[];
  phone: SoughtPhone | null;
}

/** What a text finds, in groups; without a text, the pages. */
export function searchPalette(text: string, sources: PaletteSources): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const sought = { words, phone: soughtPhone(words) };
  const { artisans, clients, requests, approved, jobs, messages } = sources;
  const groups: PaletteGroup[] = [
    {
      name: 'Pages',
      entries: pages.filter(({ label, detail }) => holds(words, `${label} ${detail}`)),
    },
    { name: 'Artisans', entries: inOrder(find(artisans, sought, artisanKind)) },
    { name: 'Clients', entries: inOrder(find(clients, sought, clientKind)) },
    {
      name: 'Withdrawals',
      entries: inOrder(find(requests, sought, requestKind), find(approved, sought, approvedKind)),
    },
    { name: 'Jobs', entries: inOrder(find(jobs, sought, jobKind)) },
    { name: 'Messages', entries: inOrder(find(messages, sought, messageKind)) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const holds = (words: readonly string[], text: string) => {
  const haystack = fold(text);
  return words.every((word) => haystack.includes(word));
};

/** How the rows of one kind are printed, found and opened. What is printed is found by that. */
interface EntryKind<T> {
  id: (row: T) => string | null;
  label: (row: T) => string;
  detail: (row: T) => string;
  /** What else it is found by. */
  alias?: (row: T) => string;
  phone?: (row: T) => string | null;
  person?: (row: T) => string;
  /** Where the row with this id is. */
  path: (id: string) => string;
}

/** What was found in one list. */
interface Found {
  /** Whose id is asked for. */
  exact: PaletteEntry[];
  others: PaletteEntry[];
}

/** The first few of what was found; those whose id is asked for come before all others. */
const inOrder = (...lists: readonly Found[]): PaletteEntry[] =>
  [...lists.flatMap(({ exact }) => exact), ...lists.flatMap(({ others }) => others)].slice(
    0,
    mostOfAKind,
  );

/** The first few rows that are asked for. One without an id cannot be opened, and is not offered. */
function find<T>(rows: RowSource<T> | undefined, sought: Sought, kind: EntryKind<T>): Found {
  const exact: number[] = [];
  const others: number[] = [];
  const { words, phone } = sought;
  const textOf = (row: T) =>
    `${kind.label(row)} ${kind.detail(row)} ${kind.id(row) ?? ''} ${kind.alias?.(row) ?? ''}`;
  const isFound = (row: T) =>
    holds(words, textOf(row)) ||
    (phone !== null &&
      phoneDigits(kind.phone?.(row) ?? '').includes(phone.digits) &&
      holds(phone.words, textOf(row)));
  rows?.each((row, index) => {
    const id = kind.id(row);
    if (id === null) return;
    const namesId = words.includes(fold(id));
    if (!namesId && others.length >= mostOfAKind) return;
    if (isFound(row)) (namesId ? exact : others).push(index);
  });
  const entry = (index: number): PaletteEntry[] => {
    const row = rows?.at(index);
    const id = row === undefined ? null : kind.id(row);
    if (row === undefined || id === null) return [];
    return [
      {
        key: kind.path(id),
        label: kind.label(row),
        detail: kind.detail(row),
        ...(kind.person !== undefined && { person: kind.person(row) }),
        path: kind.path(id),
      },
    ];
  };
  return { exact: exact.flatMap(entry), others: others.flatMap(entry) };
}

/** An amount as it is typed, where it is printed with naira sign and commas. */
const typed = (amount: Kobo | null) => (amount === null ? '' : `${toNaira(amount)}`);

/** A status as it is printed and as the host writes it. */
const statusText = (status: string | null) => `${formatStatus(status)} ${status ?? ''}`;

/** An id as it is printed. */
const idText = (id: string | null) => (id === null ? 'NIL' : shortId(id));

/** A path to what has an id, with the name of its param. */
const pathWith = (path: string, param: string) => (id: string) =>
  `${path}?${new URLSearchParams({ [param]: id })}`;

type PersonRow = Pick<
  ArtisanListItem,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone_number' | 'status'
>;

const personName = ({ first_name, last_name }: PersonRow) =>
  fullName(first_name, last_name) ?? 'NIL';

const personKind: Omit<EntryKind<PersonRow>, 'detail' | 'path'> = {
  id: ({ id }) => id,
  label: personName,
  alias: ({ email, phone_number, status }) =>
    `${email ?? ''} ${phone_number ?? ''} ${statusText(status)}`,
  phone: ({ phone_number }) => phone_number,
  person: personName,
};

const artisanKind: EntryKind<PersonRow> = {
  ...personKind,
  detail: () => 'Artisan',
  path: pathWith('/admin/dashboard/artisan/artisan-info', 'artisanId'),
};

const clientKind: EntryKind<PersonRow> = {
  ...personKind,
  detail: () => 'Client',
  path: pathWith('/admin/dashboard/client/client-info', 'clientId'),
};

const requestKind: EntryKind<WithdrawalRequest> = {
  id: ({ id }) => id,
  label: ({ id, artisan_name }) => `Withdrawal ${idText(id)} · ${artisan_name ?? 'NIL'}`,
  detail: ({ withdrawal_amount, status }) =>
    `${formatMoney(withdrawal_amount)} · ${formatStatus(status)}`,
  alias: ({ withdrawal_amount, status }) => `${typed(withdrawal_amount)} ${status}`,
  path: pathWith('/admin/dashboard/withdrawrequest', 'id'),
};

const payee = ({ tradesman: { user } }: ApprovedWithdrawal) =>
  fullName(user.first_name, user.last_name) ?? 'NIL';

const approvedKind: EntryKind<ApprovedWithdrawal> = {
  id: ({ id }) => id,
  label: (row) => `Withdrawal ${idText(row.id)} · ${payee(row)}`,
  detail: ({ amount, payment_status }) =>
    `${formatMoney(amount)} · ${formatStatus(payment_status ?? 'approved')}`,
  alias: ({ amount, payment_status }) => `${typed(amount)} approved ${payment_status ?? ''}`,
  path: pathWith('/admin/dashboard/withdraw-history', 'id'),
};

const jobKind: EntryKind<Job> = {
  id: ({ job_id }) => job_id,
  label: ({ job_id, job_description }) => `Job ${idText(job_id)} · ${job_description ?? 'NIL'}`,
  detail: ({ job_status }) => formatStatus(job_status),
  alias: ({ artisan_name, client_name, amount, job_status }) =>
    `${artisan_name ?? ''} ${client_name ?? ''} ${formatMoney(amount)} ${typed(amount)} ${job_status ?? ''}`,
  path: pathWith('/admin/jobs', 'job_id'),
};

const messageKind: EntryKind<ContactMessage> = {
  id: ({ id }) => id,
  label: ({ id, first_name, last_name }) =>
    `Message ${idText(id)} · ${fullName(first_name, last_name) ?? 'NIL'}`,
  detail: ({ read_status }) => formatStatus(read_status),
  alias: ({ email, phone_number, category, read_status }) =>
    `${email ?? ''} ${phone_number ?? ''} ${category ?? ''} ${read_status ?? ''}`,
  phone: ({ phone_number }) => phone_number,
  path: pathWith('/admin/dashboard/contactforms', 'message'),
};
