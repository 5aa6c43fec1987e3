import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { apiBase } from './api-host.ts';
import { checkConnection } from './connection.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { readToken, reportRefused } from './token.ts';

const middleware: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept', 'application/json');
    // Following a redirect would send a write twice, or read the answer of another address.
    return request.method === 'GET' ? undefined : new Request(request, { redirect: 'manual' });
  },
  onResponse({ request, response, schemaPath }) {
    // At sign-in, 401 means a wrong password.
    if (response.status === 401 && schemaPath !== '/admin/login')
      reportRefused(request.headers.get('Authorization')?.slice('Bearer '.length) ?? null);
  },
};

/**
 * Sends the calls of both documents with the token of the session. A 401 ends the session. Probes the host if the network
 * fails.
 */
export const client = createClient<paths>({
  baseUrl: apiBase,
  headers: { 'Content-Type': 'application/json' },
  // Reads `globalThis.fetch` at each call, because tests replace it.
  fetch: (request) =>
    (takeEarlyAnswer(request) ?? globalThis.fetch(request)).catch((reason: unknown) => {
      if (reason instanceof TypeError) void checkConnection();
      throw reason;
    }),
});
client.use(middleware);
