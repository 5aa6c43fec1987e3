import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import type { MockStore } from '../store.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

/** Returns the handler of the status of a message, for the tests of lists that the mock searches. */
export const contactHandlers = (store: MockStore): HttpHandler[] => [
  http.put('/admin/update/contact/message/{id}', async ({ params: { id }, request, response }) => {
    const { read_status } = await request.json();
    const message = store.messages.find((one) => String(one.id) === id);
    if (message !== undefined) message.read_status = read_status;
    return response(200).json({ data: { message: 'Marked.' } });
  }),
];
