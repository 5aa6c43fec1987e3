import type { SetupServer } from 'msw/node';
import { onTestFinished } from 'vitest';

/**
 * Collects the path and query of each call of a test, without `/api/v1/` and `admin/` at the beginning.
 *
 * @param mockServer the MSW server of the test file, because this module is loaded once for several test files
 * @param paths matches the paths of the calls to collect
 */
export function watchCalls(mockServer: Pick<SetupServer, 'events'>, paths = /./): string[] {
  const calls: string[] = [];
  const note = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    if (paths.test(pathname)) calls.push(pathname.replace(/^\/api\/v1\/(admin\/)?/, '') + search);
  };
  mockServer.events.on('request:start', note);
  onTestFinished(() => mockServer.events.removeListener('request:start', note));
  return calls;
}
