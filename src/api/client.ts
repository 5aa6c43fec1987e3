import createClient, { type Middleware } from 'openapi-fetch';
import type { paths } from '../../openapi/generated/schema.d.ts';
import { takeEarlyAnswer } from './early-answer.ts';
import { askWithPatience } from './silence.ts';
import { readToken } from './token.ts';

/** Where the API is: the host the dashboard was built for, or the one it was served from. */
export const apiHost: string = (import.meta.env.VITE_API_HOST ?? '').replace(/\/+$/, '');

const bearer: Middleware = {
  onRequest({ request }) {
    const token = readToken();
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    request.headers.set('Accept', 'application/json');
  },
};

export const client = createClient<paths>({
  // In the tests there is no page to be relative to; there the origin is jsdom's.
  baseUrl: `${apiHost || globalThis.location.origin}/api/v1`,
  headers: { 'Content-Type': 'application/json' },
  // Bound late, so that whatever replaces fetch after this module was loaded is what gets called.
  fetch: (request) =>
    askWithPatience(request, (patient) => takeEarlyAnswer(patient) ?? globalThis.fetch(patient)),
});
client.use(bearer);
