import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { apiBase } from './api-host.ts';
import { checkConnection } from './connection.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { readToken } from './token.ts';

const bearer: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept', 'application/json');
    // A redirected write would be read from an address that it was not sent to, or sent twice.
    return request.method === 'GET' ? undefined : new Request(request, { redirect: 'manual' });
  },
};

export const client = createClient<paths>({
  baseUrl: apiBase,
  headers: { 'Content-Type': 'application/json' },
  // `globalThis.fetch` is read at each call, so that a replacement of it is used.
  fetch: (request) =>
    (takeEarlyAnswer(request) ?? globalThis.fetch(request)).catch((reason: unknown) => {
      if (reason instanceof TypeError) void checkConnection();
      throw reason;
    }),
});
client.use(bearer);
