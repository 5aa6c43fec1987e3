import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import type { Schemas } from '../../api/reading/schemas.ts';
import type { AuditStore, MockAuditEntry } from './audit-store.ts';

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

/** Returns the handlers of the audit and the timelines. */
export function auditHandlers(store: AuditStore): HttpHandler[] {
  return [
    http.get('/admin/audit', ({ query, response }) => {
      const [search, account, kind] = [
        query.get('search'),
        query.get('account'),
        query.get('kind'),
      ];
      const [from, to] = [query.get('from'), query.get('to')];
      const page = pageOf(query.get('cursor'), query.get('size'));
      const days = [from, to].filter((day) => day !== null);
      if (page === null || (kind !== null && !kinds.has(kind)) || !days.every(isDay)) {
        return response(400).json({ message: 'The request has a value that cannot be read.' });
      }
      const words = search?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
      if (words.length > 10) {
        const message = `The search has ${words.length} words; 10 are the most.`;
        return response(400).json({ message });
      }
      const matches = (entry: MockAuditEntry) =>
        words.every((word) => `${entry.sentence}\n${entry.reason}`.toLowerCase().includes(word)) &&
        (account === null || entry.by === account) &&
        (kind === null || entry.kind === kind) &&
        (from === null || lagosDay(entry.at) >= from) &&
        (to === null || lagosDay(entry.at) <= to);
      return response(200).json(cut(store, store.audit.filter(matches), page));
    }),
    http.get('/admin/audit/{kind}/{id}', ({ params: { kind, id }, query, response }) => {
      const page = pageOf(query.get('cursor'), query.get('size'));
      if (page === null || !kinds.has(kind)) {
        return response(400).json({ message: 'The request has a value that cannot be read.' });
      }
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
  start: number;
  size: number;
}

function pageOf(cursor: string | null, size: string | null): Page | null {
  const start = cursor === null ? '0' : /^from-(\d{1,6})$/.exec(cursor)?.[1];
  if (start === undefined || (size !== null && !/^([1-9][0-9]?|100)$/.test(size))) return null;
  return { start: Number(start), size: Number(size ?? 25) };
}

function cut(store: AuditStore, found: readonly MockAuditEntry[], { start, size }: Page) {
  const newest = [...found].reverse();
  const cursor = (at: number) => `from-${at}`;
  return {
    data: {
      data: newest.slice(start, start + size).map(shown),
      next: start + size < newest.length ? cursor(start + size) : null,
      previous: start > 0 ? cursor(Math.max(0, start - size)) : null,
      total: newest.length,
      accounts: [...new Set(store.audit.flatMap(({ by }) => by ?? []))].sort(),
    },
  };
}

/** Returns an entry as the contract has it. */
function shown({
  artisanId: _artisan,
  clientId: _client,
  ...entry
}: MockAuditEntry): Schemas['AuditEntry'] {
  return entry;
}
