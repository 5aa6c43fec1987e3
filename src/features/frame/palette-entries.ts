import type { ArtisanListItem } from '../../api/artisans.ts';
import type { ClientListItem } from '../../api/clients.ts';
import type { Job } from '../../api/jobs.ts';
import type { ApprovedWithdrawal, WithdrawalRequest } from '../../api/withdrawals.ts';
import { navigation } from '../../components/layout/navigation.ts';
import { fold } from '../../lib/fold.ts';
import { formatMoney, type Kobo, toNaira } from '../../lib/money.ts';
import { fullName } from '../../lib/people.ts';
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
  name: 'Pages' | 'Artisans' | 'Clients' | 'Withdrawals' | 'Jobs';
  entries: PaletteEntry[];
}

/** The lists to look in; those that have not loaded are missing. */
export interface PaletteSources {
  artisans?: RowSource<ArtisanListItem> | undefined;
  clients?: RowSource<ClientListItem> | undefined;
  requests?: RowSource<WithdrawalRequest> | undefined;
  approved?: RowSource<ApprovedWithdrawal> | undefined;
  jobs?: RowSource<Job> | undefined;
}

const mostOfAKind = 5;

const pages: readonly PaletteEntry[] = navigation
  .flatMap((entry) =>
    'links' in entry
      ? entry.links.map((link) => ({ ...link, of: entry.label }))
      : [{ ...entry, of: '' }],
  )
  .map(({ label, to, of }) => ({ key: `page ${to}`, label, detail: of, path: to }));

/** What a text finds, in groups; without a text, the pages. */
export function searchPalette(text: string, sources: PaletteSources): PaletteGroup[] {
  const words = fold(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ name: 'Pages', entries: [...pages] }];
  const groups: PaletteGroup[] = [
    {
      name: 'Pages',
      entries: pages.filter(({ label, detail }) => holds(words, `${label} ${detail}`)),
    },
    { name: 'Artisans', entries: find(sources.artisans, words, artisanText, artisanEntry) },
    { name: 'Clients', entries: find(sources.clients, words, artisanText, clientEntry) },
    {
      name: 'Withdrawals',
      entries: [
        ...find(sources.requests, words, requestText, requestEntry),
        ...find(sources.approved, words, approvedText, approvedEntry),
      ].slice(0, mostOfAKind),
    },
    { name: 'Jobs', entries: find(sources.jobs, words, jobText, jobEntry) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const holds = (words: readonly string[], text: string) => {
  const haystack = fold(text);
  return words.every((word) => haystack.includes(word));
};

/** The first few rows that hold all words; one whose id is the text comes before all others. */
function find<T extends { id: string | null } | { job_id: string | null }>(
  rows: RowSource<T> | undefined,
  words: readonly string[],
  textOf: (row: T) => string,
  entryOf: (row: T) => PaletteEntry,
): PaletteEntry[] {
  const exact: number[] = [];
  const others: number[] = [];
  rows?.each((row, index) => {
    const id = 'id' in row ? row.id : row.job_id;
    if (words.length === 1 && id === words[0]) exact.push(index);
    else if (others.length < mostOfAKind && holds(words, textOf(row))) others.push(index);
  });
  return [...exact, ...others]
    .slice(0, mostOfAKind)
    .flatMap((index) => (rows === undefined ? [] : [entryOf(rows.at(index))]));
}

/** An amount as it is printed and as it is typed. */
const amountText = (amount: Kobo | null) =>
  amount === null ? '' : `${formatMoney(amount)} ${toNaira(amount)}`;

const artisanText = ({ id, first_name, last_name, email }: ArtisanListItem) =>
  `${first_name ?? ''} ${last_name ?? ''} ${email ?? ''} ${id ?? ''}`;

const query = (params: Record<string, string>) => `?${new URLSearchParams(params)}`;

function artisanEntry({ id, first_name, last_name }: ArtisanListItem): PaletteEntry {
  const name = fullName(first_name, last_name) ?? 'NIL';
  return {
    key: `artisan ${id}`,
    label: name,
    detail: 'Artisan',
    person: name,
    path: `/admin/dashboard/artisan/artisan-info${query({ artisanId: id ?? '' })}`,
  };
}

function clientEntry({ id, first_name, last_name }: ClientListItem): PaletteEntry {
  const name = fullName(first_name, last_name) ?? 'NIL';
  return {
    key: `client ${id}`,
    label: name,
    detail: 'Client',
    person: name,
    path: `/admin/dashboard/client/client-info${query({ clientId: id ?? '' })}`,
  };
}

const requestText = ({ id, artisan_name, withdrawal_amount }: WithdrawalRequest) =>
  `${id ?? ''} ${artisan_name ?? ''} ${amountText(withdrawal_amount)}`;

const requestEntry = (row: WithdrawalRequest): PaletteEntry => ({
  key: `request ${row.id}`,
  label: `Withdrawal ${row.id ?? 'NIL'} · ${row.artisan_name ?? 'NIL'}`,
  detail: formatMoney(row.withdrawal_amount),
  path: `/admin/dashboard/withdrawrequest${query({ q: row.id ?? '' })}`,
});

const payee = ({ tradesman: { user } }: ApprovedWithdrawal) =>
  fullName(user.first_name, user.last_name);

const approvedText = (row: ApprovedWithdrawal) =>
  `${row.id ?? ''} ${payee(row) ?? ''} ${amountText(row.amount)}`;

const approvedEntry = (row: ApprovedWithdrawal): PaletteEntry => ({
  key: `approved ${row.id}`,
  label: `Withdrawal ${row.id ?? 'NIL'} · ${payee(row) ?? 'NIL'}`,
  detail: `${formatMoney(row.amount)} · approved`,
  path: `/admin/dashboard/withdraw-history${query({ q: row.id ?? '' })}`,
});

const jobText = (job: Job) =>
  `${job.job_id ?? ''} ${job.job_description ?? ''} ${job.artisan_name ?? ''} ${job.client_name ?? ''} ${amountText(job.amount)}`;

const jobEntry = (job: Job): PaletteEntry => ({
  key: `job ${job.job_id}`,
  label: `Job ${job.job_id ?? 'NIL'} · ${job.job_description ?? 'NIL'}`,
  detail: formatStatus(job.job_status),
  path: `/admin/jobs${query({ q: job.job_id ?? '' })}`,
});
