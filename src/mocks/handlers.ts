import { type HttpHandler, HttpResponse } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../openapi/generated/schema.d.ts';
import { answerOnce, isUuid } from './answer-once.ts';
import { aboutFixture, privacyFixtures, termsFixtures } from './fixtures-office.ts';
import { artisanView, clientView } from './person-views.ts';
import { tokenOf } from './session.ts';
import type { MockStore, Verdict } from './store.ts';
import {
  approvedWithdrawalViews,
  artisanListView,
  dashboardView,
  jobViews,
  partPaymentViews,
  transactionViews,
  withdrawalRequestViews,
} from './views.ts';

const mockAccount = { email: 'admin@artisan.example', password: 'artisan-admin' };

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

/**
 * Returns the handlers of all calls of the contract, of the sign-out and of the status of a message, on a store in
 * memory. A typed answer that does not match the contract does not compile.
 */
export function createHandlers(store: MockStore): HttpHandler[] {
  return [
    ...sessionHandlers(store),
    ...listHandlers(store),
    ...personHandlers(store),
    ...writeHandlers(store),
    ...contactHandlers(store),
  ];
}

function sessionHandlers(store: MockStore): HttpHandler[] {
  return [
    http.post('/admin/login', async ({ request, response }) => {
      const body = await request.json().catch(() => null);
      if (!body?.email || !body.password) {
        return response(400).json({ message: 'Missing Email or password' });
      }
      if (
        body.email.trim().toLowerCase() !== mockAccount.email ||
        body.password !== mockAccount.password
      ) {
        return response(401).json({ message: 'Unathorized access' });
      }
      return response(200).json({
        data: { access_token: store.nextToken(), user: { role: 'admin' } },
      });
    }),
    http.post('/admin/logout', ({ request, response }) => {
      store.endSession(tokenOf(request));
      return response(200).json({ data: { message: 'Signed out.' } });
    }),
  ];
}

function listHandlers(store: MockStore): HttpHandler[] {
  return [
    http.get('/admin/dashboard/data', ({ response }) =>
      response(200).json({ data: dashboardView(store) }),
    ),
    http.get('/admin/job/history', ({ response }) => response(200).json({ data: jobViews(store) })),
    http.get('/admin/transaction/history', ({ response }) =>
      response(200).json({ data: transactionViews(store) }),
    ),
    http.get('/admin/get/all/artisan', ({ response }) =>
      response(200).json({ data: artisanListView(store) }),
    ),
    http.get('/admin/get/all/client', ({ response }) =>
      response(200).json({ data: [...store.clients].reverse() }),
    ),
    http.get('/admin/withdrawal/history', ({ response }) =>
      response(200).json({ data: { data: withdrawalRequestViews(store) } }),
    ),
    http.get('/admin/get/all/approved/withdrawal', ({ response }) =>
      response(200).json({ data: { data: approvedWithdrawalViews(store) } }),
    ),
    http.get('/admin/get/all/level/1', ({ response }) =>
      response(200).json({
        data: {
          data: store.artisans
            .filter(({ level }) => level === 1)
            .map(({ item, level }) => ({ ...item, level, version: 1 })),
        },
      }),
    ),
    http.get('/admin/get/about', ({ response }) =>
      response(200).json({ data: { data: [{ about: aboutFixture, version: 1 }] } }),
    ),
    http.get('/admin/get/privacy', ({ response }) =>
      response(200).json({ data: { data: [...privacyFixtures] } }),
    ),
    http.get('/admin/get/terms/service', ({ response }) =>
      response(200).json({ data: { data: [...termsFixtures] } }),
    ),
    http.get('/admin/get/all/contact/message', ({ response }) =>
      response(200).json({ data: { data: [...store.messages] } }),
    ),
    http.get('/admin/get/means_of_identification', ({ response }) =>
      response(200).json({
        data: {
          data: ['BVN', 'NIN'].map((name, index) => ({
            id: index + 1,
            name,
            status: store.connected.has(index + 1) ? 'connected' : 'not-connected',
          })),
        },
      }),
    ),
    http.get('/admin/get/all/pending/part-payment/list', ({ response }) =>
      response(200).json({ data: { data: partPaymentViews(store, 'pending') } }),
    ),
    http.get('/admin/get/all/paid/part-partment', ({ response }) =>
      response(200).json({ data: { data: partPaymentViews(store, 'paid') } }),
    ),
  ];
}

function personHandlers(store: MockStore): HttpHandler[] {
  const findArtisan = (id: string) => (isId(id) ? store.findArtisan(Number(id)) : undefined);
  const findClient = (id: string) => store.clients.find((candidate) => String(candidate.id) === id);
  const noPerson = (word: string, id: string) =>
    isId(id)
      ? HttpResponse.json({ message: `There is no ${word} ${id}.` }, { status: 404 })
      : HttpResponse.json(badId, { status: 400 });
  return [
    http.get('/admin/get/artisan/{id}', ({ params: { id }, response }) => {
      const artisan = findArtisan(id);
      return artisan === undefined
        ? response.untyped(noPerson('artisan', id))
        : response(200).json({ data: artisanView(store, artisan) });
    }),
    http.get('/admin/get/artisan/{id}/transaction', ({ params: { id }, response }) =>
      findArtisan(id) === undefined
        ? response.untyped(noPerson('artisan', id))
        : response(200).json({ data: transactionViews(store, (row) => `${row.artisanId}` === id) }),
    ),
    http.get('/admin/get/artisan/{id}/job', ({ params: { id }, response }) =>
      findArtisan(id) === undefined
        ? response.untyped(noPerson('artisan', id))
        : response(200).json({ data: jobViews(store, (job) => `${job.artisanId}` === id) }),
    ),
    http.get('/admin/get/client/{id}', ({ params: { id }, response }) => {
      const client = findClient(id);
      return client === undefined
        ? response.untyped(noPerson('client', id))
        : response(200).json({ data: clientView(store, client) });
    }),
    http.get('/admin/get/client/{id}/transaction', ({ params: { id }, response }) =>
      findClient(id) === undefined
        ? response.untyped(noPerson('client', id))
        : response(200).json({ data: transactionViews(store, (row) => `${row.clientId}` === id) }),
    ),
    http.get('/admin/get/client/{id}/job', ({ params: { id }, response }) =>
      findClient(id) === undefined
        ? response.untyped(noPerson('client', id))
        : response(200).json({ data: jobViews(store, (job) => `${job.clientId}` === id) }),
    ),
  ];
}

function writeHandlers(store: MockStore): HttpHandler[] {
  /** Answers an approval, with its optional `Idempotency-Key` and `If-Match`. */
  const approve = (
    { url, headers }: Request,
    id: string,
    carryOut: (id: number, ifMatch: string | null) => Verdict,
  ) => {
    const [key, ifMatch] = [headers.get('Idempotency-Key'), headers.get('If-Match')];
    if (!isId(id)) return HttpResponse.json(badId, { status: 400 });
    if (
      (key !== null && !isUuid(key)) ||
      (ifMatch !== null && !/^(\*|(W\/)?".*")$/.test(ifMatch))
    ) {
      return HttpResponse.json(badHeader, { status: 400 });
    }
    return answerOnce(store.answers, { key, call: `${url} ${ifMatch}` }, () => {
      const { status, ...fields } = carryOut(Number(id), ifMatch);
      const body = status === 200 ? { data: fields } : { outcome: 'nothing-written', ...fields };
      return { status, body };
    });
  };
  return [
    http.post('/admin/withdrawal/request/{id}', ({ request, params: { id }, response }) =>
      response.untyped(
        approve(request, id, (number, ifMatch) => store.approveWithdrawal(number, ifMatch)),
      ),
    ),
    http.post('/admin/approve/pending/part-payment/{id}', ({ request, params: { id }, response }) =>
      response.untyped(
        approve(request, id, (jobId, ifMatch) => store.approvePartPayment(jobId, ifMatch)),
      ),
    ),
    http.put('/admin/update/identification-means/{id}', ({ params: { id }, response }) => {
      if (!isId(id)) return response(400).json(badId);
      const { status, message } = store.connect(Number(id));
      return status === 404
        ? response(404).json({ message })
        : response(200).json({ data: { message } });
    }),
  ];
}

const badId = { message: 'The id must be a positive whole number.' };

const badHeader = { message: 'The request has a field that is missing, too long or unknown.' };

const isId = (id: string) => /^[1-9]\d*$/.test(id);

/** Returns the handler that changes the status of a message. Tests of the extension need it. */
const contactHandlers = (store: MockStore): HttpHandler[] => [
  http.put('/admin/update/contact/message/{id}', async ({ params: { id }, request, response }) => {
    const { read_status } = await request.json();
    const message = store.messages.find((candidate) => String(candidate.id) === id);
    if (message !== undefined) message.read_status = read_status;
    return response(200).json({ data: { message: 'Marked.' } });
  }),
];
