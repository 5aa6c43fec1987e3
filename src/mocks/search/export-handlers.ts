import { type HttpHandler, HttpResponse, http } from 'msw';
import { csvFile, dateHeader, momentCell, phoneCell } from '../../../domain/csv.ts';
import { lagosIso } from '../../../domain/lagos.ts';
import { type ColumnKind, sharedColumns } from '../../../domain/lists/list.ts';
import { mask } from '../../../domain/mask.ts';
import { formatLocation, fullName } from '../../../domain/person.ts';
import type { MockStore } from '../store.ts';
import { mockSearches } from './search-handlers.ts';
import { findInMock, type MockSearch, unreadable } from './search-rows.ts';

type Row = Readonly<Record<string, unknown>>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function cellOf(row: Row, id: string, kind: ColumnKind, isMasked: boolean): string {
  const value = row[id];
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const [first, last] = [textOf(row.first_name), textOf(row.last_name)];
  if (id === 'sender_name') return fullName(last, first) ?? '';
  if (id === 'name') return fullName(first, last) ?? '';
  if (id === 'location') {
    const [ward, lga, state] = [textOf(row.ward), textOf(row.lga), textOf(row.state)];
    return formatLocation({ ward, lga, state });
  }
  if (text === '') return '';
  if (isMasked && (kind === 'email' || kind === 'phone')) return mask(kind, text);
  if (kind === 'phone') return phoneCell(text);
  if (kind === 'money') return Number(value).toFixed(2);
  return kind === 'day' ? momentCell(lagosIso(Date.parse(text))) : text;
}

/** Returns the file of a list for a query, or null for a refusal. */
function listFile(search: MockSearch, query: URLSearchParams): string | null {
  const declared = new Map(sharedColumns(search.list));
  const ids = query.get('columns')?.split(',') ?? [...declared.keys()];
  const columns = ids.flatMap((id) => {
    const column = declared.get(id);
    return column === undefined ? [] : [{ id, ...column }];
  });
  const rows = findInMock(search, query);
  if (typeof rows === 'string' || columns.length < ids.length) return null;
  const isMasked = query.get('masked') === 'contact';
  return csvFile([
    columns.map(({ header, kind }) => (kind === 'day' ? dateHeader(header) : header)),
    ...rows.map((row) => columns.map(({ id, kind }) => cellOf(row, id, kind, isMasked))),
  ]);
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
