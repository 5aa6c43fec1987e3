import type { SetupServer } from 'msw/node';
import { onTestFinished } from 'vitest';

/**
 * Collects the calls of a test: path and query, below /api/v1/admin where they are there.
 *
 * @param mockServer the MSW server of the test file, because this module is loaded once for several test files
 */
export function watchCalls(mockServer: Pick<SetupServer, 'events'>, about = /./): string[] {
  const calls: string[] = [];
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    if (about.test(pathname)) calls.push(pathname.replace(/^\/api\/v1\/(admin\/)?/, '') + search);
  };
  mockServer.events.on('request:start', note);
  onTestFinished(() => mockServer.events.removeListener('request:start', note));
  return calls;
}
