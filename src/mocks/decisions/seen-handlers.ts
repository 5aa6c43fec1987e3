import { type HttpHandler, HttpResponse } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { badId, isId } from '../ids.ts';
import type { MockStore, Verdict } from '../store.ts';
import { answerOnce, isUuid } from './answer-once.ts';
import { badBody, fieldsOf, isAmount } from './read-body.ts';
import type { Seen } from './seen.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

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
    return answerOnce(store.answers, { key, call }, () => {
      const { status, message, ...current } = approve(Number(id), { amount, version });
      const refusal = { message, outcome: 'nothing-written', ...current };
      return { status, body: status === 200 ? { data: { message } } : refusal };
    });
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
