import type { SetupServer } from 'msw/node';
import { beforeEach } from 'vitest';

/** A call of the page that is neither GET nor HEAD. */
export interface Write {
  method: string;
  /** Path and query below /api/v1. */
  path: string;
  /** The parsed body, which arrives a moment after the call; '' without one. */
  body: unknown;
  /** The header `Idempotency-Key`. */
  key: string | null;
  /** The header `If-Match`. */
  version: string | null;
}

/**
 * Collects the writes of each test of a file.
 *
 * @param mockServer the MSW server of the test file, because this module is loaded once for several test files
 */
export function watchWrites(mockServer: Pick<SetupServer, 'events'>): Write[] {
  const writes: Write[] = [];
  beforeEach(() => {
    writes.length = 0;
    mockServer.events.removeAllListeners();
    mockServer.events.on('request:start', ({ request }) => {
      const { method, url, headers } = request;
      if (method === 'GET' || method === 'HEAD') return;
      const { pathname, search } = new URL(url);
      const write: Write = {
        method,
        path: pathname.replace('/api/v1', '') + search,
        body: undefined,
        key: headers.get('idempotency-key'),
        version: headers.get('if-match'),
      };
      writes.push(write);
      void request
        .clone()
        .text()
        .then((text) => {
          write.body = text === '' ? '' : JSON.parse(text);
        });
    });
  });
  return writes;
}
