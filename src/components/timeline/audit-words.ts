import { linkOptions } from '@tanstack/react-router';
import { isPaidOrNoStatus } from '../../../domain/transaction-types.ts';
import type { AuditEntry, AuditSubject } from '../../api/extensions/audit.ts';
import { formatMoney, parseNaira } from '../../lib/values/money.ts';
import { formatStatus } from '../../lib/values/status.ts';
import { toArtisan, toClient } from '../row-link/named-links.tsx';
import {
  decidedTarget,
  toJob,
  toPartPayment,
  toRequest,
  toWithdrawal,
} from '../row-link/record-links.ts';
import type { RowTarget } from '../row-link/row-link.tsx';

/** The names of the kinds of records, as they are on screen. */
export const subjectWords: Readonly<Record<AuditSubject, string>> = {
  account: 'Account',
  artisan: 'Artisan',
  client: 'Client',
  'contact-message': 'Message',
  'decision-rules': 'Decision rules',
  'identification-means': 'Identity service',
  job: 'Job',
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

/** The name of the record that an entry is about, and the link to it if a page shows it. */
interface RecordLabel {
  name: string;
  link?: RowTarget | undefined;
}

/**
 * Returns the name and the link of the record that an entry is about; null if the record is not known, and for kinds
 * that the sentence of the entry already names.
 *
 * @param isListedByJob whether the lists have a part-payment under the id of its job
 */
export function recordOf(
  { kind, subject_id, after }: AuditEntry,
  isListedByJob: boolean,
): RecordLabel | null {
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
    case 'job':
      return { name, link: toJob(subject_id)?.link };
    case 'part-payment':
      return {
        name: `Job ${subject_id}`,
        link: (isListedByJob ? partPaymentTarget(subject_id, statusIn(after)) : toJob(subject_id))
          ?.link,
      };
    case 'contact-message':
      return {
        name,
        link: linkOptions({ to: '/admin/dashboard/contactforms', search: { message: subject_id } }),
      };
    case 'withdrawal': {
      const toRecord = statusIn(after) === undefined ? toRequest : toWithdrawal;
      return { name, link: toRecord(subject_id)?.link };
    }
    case 'identification-means':
      return { name, link: linkOptions({ to: '/admin/dashboard/integrated-services' }) };
  }
}

/** Returns the status of a record after a change; undefined if the change did not set it. */
const statusIn = (after: AuditEntry['after']) =>
  after.find(([field]) => field === 'status')?.[1] ?? undefined;

/** Without a status, the part-payment is pending. No list has rejected ones, so the target of one is the job. */
function partPaymentTarget(jobId: string, status: string | undefined) {
  if (status === undefined) return toPartPayment(jobId, false);
  return decidedTarget('part-payment', jobId, isPaidOrNoStatus(status));
}

/** A field that changed, and its old and its new value, as they are on screen. */
interface Change {
  field: string;
  before: string;
  after: string;
}

/** Returns the fields that changed in an entry. A missing value is NIL. */
export function changesOf({ before, after }: AuditEntry): Change[] {
  const [oldValues, newValues] = [new Map(before), new Map(after)];
  return [...new Set([...oldValues.keys(), ...newValues.keys()])].flatMap((field) => {
    const [oldValue, newValue] = [oldValues.get(field), newValues.get(field)];
    // A host may also send unchanged fields.
    if ((oldValue ?? null) === (newValue ?? null)) return [];
    const [oldText, newText] = aroundDifference(oldValue ?? '', newValue ?? '');
    return {
      field: formatStatus(field),
      before: formatValue(field, oldValue == null ? oldValue : oldText),
      after: formatValue(field, newValue == null ? newValue : newText),
    };
  });
}

/** The number of characters after which a value is cut off. */
const maxLength = 300;

/** The number of unchanged characters of a long text that are shown before its first change. */
const maxLead = 60;

/** Returns the two texts. If their first difference is far from the start, both begin shortly before it. */
function aroundDifference(before: string, after: string): [string, string] {
  let difference = 0;
  while (difference < before.length && before[difference] === after[difference]) difference += 1;
  if (difference < maxLength - maxLead) return [before, after];
  const start = difference - maxLead;
  return [`…${before.slice(start)}`, `…${after.slice(start)}`];
}

/** Formats a value for the screen: as an amount or a status if the field's name is that of one. */
function formatValue(field: string, value: string | null | undefined): string {
  if (value === null || value === undefined) return 'NIL';
  const amount = /amount|balance|price|payment$/.test(field) ? parseNaira(value) : null;
  if (amount !== null) return formatMoney(amount);
  if (/status|state|decision/.test(field)) return formatStatus(value);
  return value.length > maxLength ? `${value.slice(0, maxLength)}…` : value;
}
