import { linkOptions } from '@tanstack/react-router';
import type { AuditEntry, AuditSubject } from '../../api/extensions/audit.ts';
import { formatMoney, parseNaira } from '../../lib/values/money.ts';
import { formatStatus } from '../../lib/values/status.ts';
import { toArtisan, toClient, toJob } from '../row-link/named-links.tsx';
import type { RowTarget } from '../row-link/row-link.tsx';

/** The printed names of the kinds of records. */
export const subjectWords: Readonly<Record<AuditSubject, string>> = {
  account: 'Account',
  artisan: 'Artisan',
  client: 'Client',
  'contact-message': 'Message',
  'decision-rules': 'Decision rules',
  'identification-means': 'Identity service',
  list: 'List',
  mail: 'E-mail',
  page: 'Page',
  'part-payment': 'Part payment',
  session: 'Session',
  withdrawal: 'Withdrawal',
};

/** Returns whether a word is a kind of record. */
export const isAuditSubject = (word: string | null | undefined): word is AuditSubject =>
  typeof word === 'string' && Object.hasOwn(subjectWords, word);

const pages: Readonly<Record<string, { name: string; link: RowTarget }>> = {
  about: { name: 'About Us', link: linkOptions({ to: '/admin/dashboard/AboutUs' }) },
  privacy: { name: 'Privacy', link: linkOptions({ to: '/admin/dashboard/Privacy' }) },
  terms: { name: 'Terms', link: linkOptions({ to: '/admin/dashboard/Terms' }) },
};

/** The record of an entry: its printed name, and the link to it if a page shows it. */
export interface RecordLabel {
  name: string;
  link?: RowTarget | undefined;
}

/** Returns the record of an entry; null without a known kind or page, and where the sentence is enough without it. */
export function recordOf({ kind, subject_id, after }: AuditEntry): RecordLabel | null {
  if (!isAuditSubject(kind) || subject_id === null) return null;
  if (kind === 'session' || kind === 'account' || kind === 'mail' || kind === 'list') return null;
  if (kind === 'decision-rules') return { name: subjectWords[kind] };
  if (kind === 'page') return pages[subject_id] ?? null;
  const name = `${subjectWords[kind]} ${subject_id}`;
  switch (kind) {
    case 'artisan':
      return { name, link: toArtisan(subject_id)?.link };
    case 'client':
      return { name, link: toClient(subject_id)?.link };
    case 'part-payment':
      return { name: `Job ${subject_id}`, link: toJob(subject_id)?.link };
    case 'contact-message':
      return {
        name,
        link: linkOptions({ to: '/admin/dashboard/contactforms', search: { message: subject_id } }),
      };
    case 'withdrawal': {
      const isApproved = after.some(([field, value]) => field === 'status' && value === 'approved');
      const search = { id: subject_id };
      // A rejected withdrawal is in no list.
      return isApproved
        ? { name, link: linkOptions({ to: '/admin/dashboard/withdraw-history', search }) }
        : { name };
    }
    case 'identification-means':
      return { name, link: linkOptions({ to: '/admin/dashboard/integrated-services' }) };
  }
}

/** A field that changed, as printed. */
export interface Change {
  field: string;
  before: string;
  after: string;
}

/** Returns the fields that an entry changed. A missing value is NIL. */
export function changesOf({ before, after }: AuditEntry): Change[] {
  const [old, fresh] = [new Map(before), new Map(after)];
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((field) => {
    const [was, is] = [old.get(field), fresh.get(field)];
    // A host may also send unchanged fields.
    if ((was ?? null) === (is ?? null)) return [];
    const [from, to] = aroundDifference(was ?? '', is ?? '');
    return {
      field: formatStatus(field),
      before: printed(field, was == null ? was : from),
      after: printed(field, is == null ? is : to),
    };
  });
}

/** A longer value is cut at this length. */
const maxLength = 300;

/** The number of unchanged characters of a long text that are shown before its first change. */
const maxLead = 60;

/** Returns two texts from shortly before their first difference, if it would be cut off; else unchanged. */
function aroundDifference(before: string, after: string): [string, string] {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same += 1;
  if (same < maxLength - maxLead) return [before, after];
  const start = same - maxLead;
  return [`…${before.slice(start)}`, `…${after.slice(start)}`];
}

function printed(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return 'NIL';
  const amount = /amount|balance|price|payment$/.test(field) ? parseNaira(value) : null;
  if (amount !== null) return formatMoney(amount);
  if (/status|state|decision/.test(field)) return formatStatus(value);
  return value.length > maxLength ? `${value.slice(0, maxLength)}…` : value;
}
