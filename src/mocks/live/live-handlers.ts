import { type HttpHandler, HttpResponse } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { isId } from '../ids.ts';
import { tokenOf } from '../session.ts';
import type { MockLive } from './mock-live.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

/** Returns the handlers of the stream of changes and of the announcements. */
export function liveHandlers(live: MockLive): HttpHandler[] {
  return [
    http.get('/admin/change', ({ request, response }) => {
      const body = live.open(tokenOf(request), request.headers.get('last-event-id'));
      const headers = { 'content-type': 'text/event-stream' };
      return response.untyped(new HttpResponse(body, { headers }));
    }),
    http.put('/admin/question', async ({ request, response }) => {
      const question = await request.json().catch(() => null);
      const isKnown = question?.kind === 'withdrawal' || question?.kind === 'part-payment';
      if (!isKnown || !isId(String(question.id)) || typeof question.is_open !== 'boolean') {
        return response(400).json({ message: 'The request has a value that cannot be read.' });
      }
      live.announced.push(question);
      return response(200).json({ data: { message: 'Others see it.' } });
    }),
  ];
}
