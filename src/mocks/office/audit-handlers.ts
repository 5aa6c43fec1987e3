import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import type { Schemas } from '../../api/reading/schemas.ts';
import type { AuditStore, MockAuditEntry } from './audit-store.ts';
import { nameOf } from './fixtures-audit.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const kinds = new Set([
  'account',
  'artisan',
  'client',
  'contact-message',
  'decision-rules',
  'identification-means',
  'list',
  'mail',
  'page',
  'part-payment',
  'session',
  'withdrawal',
]);

const hourMs = 3_600_000;
const lagosDay = (at: string) => new Date(Date.parse(at) + hourMs).toISOString().slice(0, 10);

const unreadable = 'The request has a value that cannot be read.';

/** Returns the entries that match a query, oldest first, or the message of a refusal. */
export function findEntries(store: AuditStore, query: URLSearchParams): MockAuditEntry[] | string {
  const [account, kind, from, to] = [
    query.get('account'),
    query.get('kind'),
    query.get('from'),
    query.get('to'),
  ];
  const days = [from, to].filter((day) => day !== null);
  if ((kind !== null && !kinds.has(kind)) || !days.every(isDay)) return unreadable;
  const words = query.get('search')?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  if (words.length > 10) return `The search has ${words.length} words; 10 are the most.`;
  return store.audit.filter(
    (entry) =>
      words.every((word) => `${entry.sentence}\n${entry.reason}`.toLowerCase().includes(word)) &&
      (account === null || entry.by === account) &&
      (kind === null || entry.kind === kind) &&
      (from === null || lagosDay(entry.at) >= from) &&
      (to === null || lagosDay(entry.at) <= to),
  );
}

/** Returns the handlers of the audit and the timelines. */
export function auditHandlers(store: AuditStore): HttpHandler[] {
  return [
    http.get('/admin/audit', ({ request, response }) => {
      const page = pageOf(request);
      const found = findEntries(store, new URL(request.url).searchParams);
      if (page === null || typeof found === 'string') {
        return response(400).json({ message: typeof found === 'string' ? found : unreadable });
      }
      return response(200).json(cut(store, found, page));
    }),
    http.get('/admin/audit/{kind}/{id}', ({ params: { kind, id }, request, response }) => {
      const page = pageOf(request);
      if (page === null || !kinds.has(kind)) return response(400).json({ message: unreadable });
      const matches = (entry: MockAuditEntry) =>
        (entry.kind === kind && entry.subject_id === id) ||
        (kind === 'artisan' && String(entry.artisanId) === id) ||
        (kind === 'client' && String(entry.clientId) === id);
      return response(200).json(cut(store, store.audit.filter(matches), page));
    }),
  ];
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));

/** A cursor is the number of newer entries before its page. */
interface Page {
  /** Null for the oldest entries. */
  start: number | null;
  size: number;
}

function pageOf({ url }: Request): Page | null {
  const query = new URL(url).searchParams;
  const [cursor, end, size] = [query.get('cursor'), query.get('end'), query.get('size')];
  const start = cursor === null ? '0' : /^from-(\d{1,6})$/.exec(cursor)?.[1];
  if (start === undefined || (size !== null && !/^([1-9][0-9]?|100)$/.test(size))) return null;
  if (end !== null && end !== 'first' && end !== 'last') return null;
  const isLast = cursor === null && end === 'last';
  return { start: isLast ? null : Number(start), size: Number(size ?? 25) };
}

function cut(store: AuditStore, found: readonly MockAuditEntry[], { start, size }: Page) {
  const newest = [...found].reverse();
  const cursor = (at: number) => `from-${at}`;
  const at = start ?? Math.max(0, newest.length - size);
  return {
    data: {
      data: newest.slice(at, at + size).map(shown),
      next: at + size < newest.length ? cursor(at + size) : null,
      previous: at > 0 ? cursor(Math.max(0, at - size)) : null,
      total: newest.length,
      is_exact: true,
      accounts: [...new Set(store.audit.flatMap(({ by }) => by ?? []))].sort(),
    },
  };
}

/** Returns an entry in the form of the contract, a decision with the name of its artisan. */
function shown({ artisanId, clientId: _client, ...entry }: MockAuditEntry): Schemas['AuditEntry'] {
  const isDecision = entry.amount !== undefined && artisanId !== undefined;
  return isDecision ? { ...entry, artisan_name: nameOf(artisanId) } : entry;
}
