import { HttpResponse, http } from 'msw';
import type { SetupServer } from 'msw/node';
import { allOperations } from '../../openapi/generated/operations.ts';
import { realHost } from './real-host.ts';

const lists = [
  'listArtisans',
  'listClients',
  'listJobs',
  'listTransactions',
  'listApprovedWithdrawals',
  'listPaidPartPayments',
  'listContactMessages',
] as const;

/** Returns the value with another total wherever it has one. */
function withTotal(value: unknown, total: object): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return 'total' in value
    ? { ...value, total }
    : Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, withTotal(inner, total)]),
      );
}

/** Passes the call of a page to the server, and answers with another total. */
async function passWithTotal(request: Request, total: object): Promise<Response> {
  const response = await realHost().pass(request);
  // The page may have aborted its call.
  if (!response.ok) return response;
  return new HttpResponse(JSON.stringify(withTotal(await response.json(), total)), response);
}

/** Lets each page of jobs from the server say that the list has this number of rows. */
export function setJobTotal(mockServer: Pick<SetupServer, 'use'>, count: number): void {
  mockServer.use(
    http.get(`*/api/v1${allOperations.listJobs.path}`, ({ request }) =>
      new URL(request.url).searchParams.size === 0
        ? undefined
        : passWithTotal(request, { count, is_exact: true }),
    ),
  );
}

/**
 * Makes the lists of the server too long to be sent whole.
 *
 * @param mockServer the MSW server of the test file, because this module is loaded once for several test files
 * @param counts which calls count all rows; the others say that there are 100,000 or more
 */
export function makeListsLong(
  mockServer: Pick<SetupServer, 'use'>,
  counts: 'all' | 'none' | 'with sums' = 'all',
): void {
  mockServer.use(
    ...lists.map((id) =>
      http.get(`*/api/v1${allOperations[id].path}`, async ({ request }) => {
        const { searchParams } = new URL(request.url);
        if (searchParams.size === 0) {
          return HttpResponse.json({ message: 'This list is too long.' }, { status: 413 });
        }
        if (counts === 'all' || (counts === 'with sums' && !searchParams.has('sums'))) return;
        return passWithTotal(request, { count: 100_000, is_exact: false });
      }),
    ),
  );
}
