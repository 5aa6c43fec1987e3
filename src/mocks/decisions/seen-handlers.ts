import { type HttpHandler, HttpResponse } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { badId, isId } from '../ids.ts';
import type { MockStore, Verdict } from '../store.ts';
import { badBody, fieldsOf, isAmount } from './read-body.ts';
import type { Seen } from './seen.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const isUuid = (key: string | null): key is string =>
  key !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);

/** Returns the handlers of approvals that carry the amount and the version that were on screen. */
export function seenHandlers(store: MockStore): HttpHandler[] {
  const answer = async (
    request: Request,
    id: string,
    approve: (id: number, seen: Seen) => Verdict,
  ) => {
    const key = request.headers.get('idempotency-key');
    if (!isId(id)) return HttpResponse.json(badId, { status: 400 });
    const { amount, version } = (await fieldsOf(request, ['amount', 'version'])) ?? {};
    const isVersion = typeof version === 'string' && version !== '' && version.length <= 100;
    if (!isUuid(key) || !isAmount(amount) || !isVersion) {
      return HttpResponse.json(badBody, { status: 400 });
    }
    const call = `${new URL(request.url).pathname} ${amount} ${version}`;
    const first = store.answers.get(key.toLowerCase());
    if (first !== undefined && first.call !== call) {
      const message = 'The Idempotency-Key came with another request before.';
      return HttpResponse.json(
        { message: `${message} Nothing was written.`, outcome: 'nothing-written' },
        { status: 422 },
      );
    }
    if (first !== undefined) return HttpResponse.json(first.body, { status: first.status });
    const { status, message, ...current } = approve(Number(id), { amount, version });
    const body =
      status === 200 ? { data: { message } } : { message, outcome: 'nothing-written', ...current };
    store.answers.set(key.toLowerCase(), { call, status, body });
    return HttpResponse.json(body, { status });
  };
  return [
    http.post(
      '/admin/approve/seen/withdrawal/{id}',
      async ({ request, params: { id }, response }) =>
        response.untyped(
          await answer(request, id, (one, seen) => store.approveWithdrawal(one, seen)),
        ),
    ),
    http.post(
      '/admin/approve/seen/part-payment/{id}',
      async ({ request, params: { id }, response }) =>
        response.untyped(
          await answer(request, id, (one, seen) => store.approvePartPayment(one, seen)),
        ),
    ),
  ];
}
