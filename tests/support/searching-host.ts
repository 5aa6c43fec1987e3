/** A mock host that searches its lists, with the same results as the search of the screens in the browser. */
import { getResponse, HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';
import { operationIds } from '../../openapi/generated/operations.ts';
import { readList } from '../../src/api/reading/read-answer.ts';
import type { MockHost } from '../../src/mocks/mock-host.ts';
import { type SearchedScreen, searchedScreens } from './searched-screens.ts';

const screens: readonly SearchedScreen[] = Object.values(searchedScreens);

const raw = {
  readRow: (row: unknown) => Object(row) as object,
  createCursor: () => ({ source: {}, row: {} }),
};

/** Reads the whole list from the mock, with the request's session. */
async function wholeList(
  { ownHandlers }: MockHost,
  { whole }: SearchedScreen,
  request: Request,
): Promise<object[]> {
  const { origin } = new URL(request.url);
  const url = `${origin}/api/v1/admin/${whole.path}`;
  const answer = await getResponse(ownHandlers, new Request(url, { headers: request.headers }));
  return readList(whole.operation, await answer?.json(), raw).all();
}

function answerFrom(screen: SearchedScreen, rows: object[], query: URLSearchParams) {
  const search = screen.open(rows);
  const names = Object.keys(screen.filters);
  const filters = Object.fromEntries(names.map((name) => [name, query.get(name) ?? undefined]));
  const column = query.get('sort');
  const sort = column === null ? null : { column, descending: query.get('direction') === 'desc' };
  const found = [...search.find({ q: query.get('q') ?? '', filters, sort })];
  // The screen has no column for the date of a message.
  if (screen.operation === 'searchContactMessages' && column === 'created_at') {
    const sentAt = (row: number) => Number(search.orderAt(row, column));
    found.sort((a, b) =>
      sort?.descending === true ? sentAt(b) - sentAt(a) : sentAt(a) - sentAt(b),
    );
  }
  const size = Number(query.get('size') ?? '25');
  const last = Math.max(1, Math.ceil(found.length / size));
  const cursor = query.get('cursor');
  const isLast = query.get('end') === 'last';
  const page = Math.min(Number(query.get('page') ?? '1'), last);
  const numbered = isLast ? Math.max(0, found.length - size) : (page - 1) * size;
  const at = cursor === null ? numbered : Number(cursor.slice('from-'.length));
  const sums = search.sums(Uint32Array.from(found));
  return {
    data: found.slice(at, at + size).map((row) => rows[row]),
    page: cursor === null && !isLast ? page : null,
    next: at + size < found.length ? `from-${at + size}` : null,
    previous: at > 0 ? `from-${Math.max(0, at - size)}` : null,
    total: { count: found.length, is_exact: true },
    sums: Object.fromEntries(
      screen.sums.map((name, at) => {
        const { rows = 0, total = null } = sums[at] ?? {};
        return [name, { rows, total: total === null ? null : total / 100 }];
      }),
    ),
    choices: Object.fromEntries(
      names
        .filter((name) => screen.filters[name] === 'choices')
        .map((name) => [
          name,
          search
            .choices(name)
            .map(({ label, count }) => ({ value: label === 'NIL' ? null : label, rows: count })),
        ]),
    ),
  };
}

interface Ways {
  /** Whether the host also sends the lists whole, or refuses them as too long. */
  sendsWhole: boolean;
  /** When the host estimates the number of rows: always, or in a call without sums. */
  estimates?: 'always' | 'without sums';
}

/**
 * Lets the mock host search the long lists.
 *
 * @param server the MSW server of the test file, because this module is loaded once for several test files
 */
export function letLongList(
  host: MockHost,
  server: Pick<SetupServer, 'use'>,
  { sendsWhole, estimates }: Ways,
): void {
  const { switches } = host;
  switches.offer = [
    ...(switches.offer ?? []),
    ...operationIds.filter((id) => id.startsWith('search')),
  ];
  for (const screen of screens) {
    if (!sendsWhole) switches.faults[screen.whole.operation] = '413';
  }
  server.use(
    ...screens.map((screen) =>
      http.get(`*/api/v1/admin/${screen.path}`, async ({ request }) => {
        const rows = await wholeList(host, screen, request);
        const { searchParams } = new URL(request.url);
        const found = answerFrom(screen, rows, searchParams);
        const isEstimate =
          estimates === 'always' ||
          (estimates !== undefined && searchParams.get('sums') === 'none');
        const total = isEstimate ? { count: 4_234_567, is_exact: false } : found.total;
        return HttpResponse.json({ data: { ...found, total } });
      }),
    ),
  );
}
