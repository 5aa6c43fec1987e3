import { type HttpHandler, HttpResponse, http } from 'msw';
import { csvFile, dateHeader, momentCell, phoneCell } from '../../../domain/csv.ts';
import { lagosIso } from '../../../domain/lagos.ts';
import { sharedColumns } from '../../../domain/lists/list.ts';
import { mask } from '../../../domain/mask.ts';
import { formatLocation, fullName } from '../../../domain/person.ts';
import type { MockStore } from '../store.ts';
import { mockSearches } from './search-handlers.ts';
import { findInMock, type MockSearch, unreadable } from './search-rows.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function cellOf(row: Row, field: string, isMasked: boolean): string {
  const value = row[field];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [first, last] = [textOf(row.first_name), textOf(row.last_name)];
  if (field === 'sender_name') return fullName(last, first) ?? '';
  if (field === 'name') return fullName(first, last) ?? '';
  if (field === 'location') {
    const [ward, lga, state] = [textOf(row.ward), textOf(row.lga), textOf(row.state)];
    return formatLocation({ ward, lga, state });
  }
  if (text === '') return '';
  if (field === 'email') return isMasked ? mask('email', text) : text;
  if (field === 'phone_number') return isMasked ? mask('phone', text) : phoneCell(text);
  if (/amount/.test(field)) return Number(value).toFixed(2);
  return /date$|deadline$|_at$/.test(field) ? momentCell(lagosIso(Date.parse(text))) : text;
}

/** Returns the file of a list for a query, or null for a refusal. */
function listFile(search: MockSearch, query: URLSearchParams): string | null {
  const headers = new Map(
    sharedColumns(search.list).map(([id, { header, kind }]) => [
      id,
      kind === 'day' ? dateHeader(header) : header,
    ]),
  );
  const columns = query.get('columns')?.split(',') ?? [...headers.keys()];
  const rows = findInMock(search, query);
  if (typeof rows === 'string' || columns.some((column) => !headers.has(column))) return null;
  const isMasked = query.get('masked') === 'contact';
  const lines = [
    columns.map((column) => headers.get(column) ?? ''),
    ...rows.map((row) => columns.map((column) => cellOf(row, column, isMasked))),
  ];
  return csvFile(lines);
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The list and the parameters in the body of a call for a ticket. */
function wantedIn(body: unknown): { list: string; parameters: Record<string, string> } {
  const { list, parameters } = fieldsOf(body);
  const given = Object.entries(fieldsOf(parameters));
  return {
    list: typeof list === 'string' ? list : '',
    parameters: Object.fromEntries(given.map(([name, value]) => [name, String(value)])),
  };
}

const refuse = (message: string, status: number) => HttpResponse.json({ message }, { status });

/** Returns the handlers of the exports of long lists, and of their tickets. */
export function exportHandlers(store: MockStore): HttpHandler[] {
  const searches = mockSearches(store);
  const tickets = new Map<string, string>();
  const fileOf = (name: string, query: URLSearchParams) => {
    const search = searches[name]?.();
    return search === undefined ? null : listFile(search, query);
  };
  const answer = (name: string, query: URLSearchParams) => {
    const file = fileOf(name, query);
    if (file === null) return refuse(unreadable, 400);
    const type = { 'content-type': 'text/csv; charset=utf-8' };
    return new HttpResponse(file, { headers: type });
  };
  return [
    http.get('*/api/v1/admin/export/download/:ticket', ({ params }) => {
      const query = tickets.get(String(params.ticket));
      if (query === undefined) return refuse('This download is over. Export the list again.', 404);
      tickets.delete(String(params.ticket));
      const parameters = new URLSearchParams(query);
      const name = parameters.get('list') ?? '';
      parameters.delete('list');
      return answer(name, parameters);
    }),
    http.post('*/api/v1/admin/export/ticket', async ({ request }) => {
      const body: unknown = await request.json().catch(() => null);
      const { list, parameters } = wantedIn(body);
      const query = new URLSearchParams(parameters);
      if (fileOf(list, query) === null) return refuse(unreadable, 400);
      const ticket = crypto.randomUUID();
      query.set('list', list);
      tickets.set(ticket, query.toString());
      return HttpResponse.json({ data: { ticket } });
    }),
    ...Object.keys(searches).map((name) =>
      http.get(`*/api/v1/admin/export/${name}`, ({ request }) =>
        answer(name, new URL(request.url).searchParams),
      ),
    ),
  ];
}
