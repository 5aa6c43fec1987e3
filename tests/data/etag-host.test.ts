/** This file has only this test: `vi.resetModules` gives the later tests of a file two copies of the code. */
import { expect, it, onTestFinished, vi } from 'vitest';

it.each([
  ['', { 'If-None-Match': '"1"' }],
  ['https://api.example.ng', {}],
])('an ETag is sent to the page’s own host only: "%s"', async (host, headers) => {
  vi.stubEnv('VITE_API_HOST', host);
  vi.resetModules();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  const { call } = await import('../../src/api/transport/call.ts');
  const response = Response.json({ data: [] }, { headers: { ETag: '"1"' } });
  const previous = await call('listJobs', () => Promise.resolve({ response }));
  const requestHeaders: Record<string, string>[] = [];
  const unchanged = new Response(null, { status: 304 });
  const rows = call(
    'listJobs',
    (init) => {
      requestHeaders.push(init.headers);
      return Promise.resolve({ response: unchanged });
    },
    { previous },
  );
  expect(await rows).toBe(previous);
  expect(requestHeaders).toEqual([headers]);
});
