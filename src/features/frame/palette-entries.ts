import type { ArtisanListItem } from '../../api/artisans.ts';
import type { ClientListItem } from '../../api/clients.ts';
import type { ContactMessage } from '../../api/contact.ts';
import type { Job } from '../../api/jobs.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../api/withdrawals.ts';
import { navigation } from '../../components/layout/navigation.ts';
import { fold } from '../../lib/fold.ts';
import { formatMoney, type Kobo, toNaira } from '../../lib/money.ts';
import { fullName } from '../../lib/people.ts';
import { phoneDigits, soughtPhone } from '../../lib/phone.ts';
import type { RowSource } from '../../lib/row-source.ts';
import { formatStatus } from '../../lib/status.ts';

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
  phone: string | null;
}

/** What a text finds, in groups; without a text, the pages. */
export function searchPalette(text: string, sources: PaletteSources): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const sought = { words, phone: soughtPhone(text) };
  const groups: PaletteGroup[] = [
    {
      name: 'Pages',
      entries: pages.filter(({ label, detail }) => holds(words, `${label} ${detail}`)),
    },
    { name: 'Artisans', entries: find(sources.artisans, sought, artisanKind) },
    { name: 'Clients', entries: find(sources.clients, sought, clientKind) },
    {
      name: 'Withdrawals',
      entries: [
        ...find(sources.requests, sought, requestKind),
        ...find(sources.approved, sought, approvedKind),
      ].slice(0, mostOfAKind),
    },
    { name: 'Jobs', entries: find(sources.jobs, sought, jobKind) },
    { name: 'Messages', entries: find(sources.messages, sought, messageKind) },
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

/** The first few rows that are asked for; one whose id is asked for comes before all others. */
function find<T>(
  rows: RowSource<T> | undefined,
  { words, phone }: Sought,
  kind: EntryKind<T>,
): PaletteEntry[] {
  const exact: number[] = [];
  const others: number[] = [];
  const isFound = (row: T) =>
    holds(
      words,
      `${kind.label(row)} ${kind.detail(row)} ${kind.id(row) ?? ''} ${kind.alias?.(row) ?? ''}`,
    ) ||
    (phone !== null && phoneDigits(kind.phone?.(row) ?? '').includes(phone));
  rows?.each((row, index) => {
    const namesId = words.includes(kind.id(row)?.toLowerCase() ?? '');
    if (!namesId && others.length >= mostOfAKind) return;
    if (isFound(row)) (namesId ? exact : others).push(index);
  });
  return [...exact, ...others].slice(0, mostOfAKind).flatMap((index) => {
    if (rows === undefined) return [];
    const row = rows.at(index);
    const label = kind.label(row);
    return [
      {
        key: `${kind.path('')} ${kind.id(row)}`,
        label,
        detail: kind.detail(row),
        ...(kind.person !== undefined && { person: kind.person(row) }),
        path: kind.path(kind.id(row) ?? ''),
      },
    ];
  });
}

/** An amount as it is typed, where it is printed with naira sign and commas. */
const typed = (amount: Kobo | null) => (amount === null ? '' : `${toNaira(amount)}`);

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
    `${email ?? ''} ${phone_number ?? ''} ${formatStatus(status)}`,
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
  label: ({ id, artisan_name }) => `Withdrawal ${id ?? 'NIL'} · ${artisan_name ?? 'NIL'}`,
  detail: ({ withdrawal_amount, status }) =>
    `${formatMoney(withdrawal_amount)} · ${formatStatus(status)}`,
  alias: ({ withdrawal_amount }) => typed(withdrawal_amount),
  path: pathWith('/admin/dashboard/withdrawrequest', 'q'),
};

const payee = ({ tradesman: { user } }: ApprovedWithdrawal) =>
  fullName(user.first_name, user.last_name) ?? 'NIL';

const approvedKind: EntryKind<ApprovedWithdrawal> = {
  id: ({ id }) => id,
  label: (row) => `Withdrawal ${row.id ?? 'NIL'} · ${payee(row)}`,
  detail: ({ amount }) => `${formatMoney(amount)} · Approved`,
  alias: ({ amount, payment_status }) => `${typed(amount)} ${formatStatus(payment_status)}`,
  path: pathWith('/admin/dashboard/withdraw-history', 'q'),
};

const jobKind: EntryKind<Job> = {
  id: ({ job_id }) => job_id,
  label: ({ job_id, job_description }) => `Job ${job_id ?? 'NIL'} · ${job_description ?? 'NIL'}`,
  detail: ({ job_status }) => formatStatus(job_status),
  alias: ({ artisan_name, client_name, amount }) =>
    `${artisan_name ?? ''} ${client_name ?? ''} ${formatMoney(amount)} ${typed(amount)}`,
  path: pathWith('/admin/jobs', 'job_id'),
};

const messageKind: EntryKind<ContactMessage> = {
  id: ({ id }) => id,
  label: ({ id, first_name, last_name }) =>
    `Message ${id ?? 'NIL'} · ${fullName(first_name, last_name) ?? 'NIL'}`,
  detail: ({ read_status }) => formatStatus(read_status),
  alias: ({ email, phone_number, category }) =>
    `${email ?? ''} ${phone_number ?? ''} ${category ?? ''}`,
  phone: ({ phone_number }) => phone_number,
  path: pathWith('/admin/dashboard/contactforms', 'message'),
};
