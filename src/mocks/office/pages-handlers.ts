import { type HttpHandler, HttpResponse } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { answerOnce, isUuid } from '../decisions/answer-once.ts';
import { isId } from '../ids.ts';
import type { MockStore } from '../store.ts';
import type { MockPage, PagesStore, PageVerdict } from './pages-store.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

/** Returns the handlers of the texts of the public pages. */
export function pagesHandlers({ pages: store, answers }: MockStore): HttpHandler[] {
  return [
    ...readHandlers(store),
    http.put('/admin/update/about', async ({ request, response }) => {
      const body = await bodyOf(request, ['about', 'version']);
      if (!body || !isText(body.about, 20_000) || !isVersion(body.version))
        return response.untyped(refused());
      const text = { name: null, description: body.about };
      return response.untyped(answer(store.update('about', 1, text, body.version)));
    }),
    http.post('/admin/add/privacy', async ({ request, response }) =>
      response.untyped(await create(store, 'privacy', request, answers)),
    ),
    http.post('/admin/add/terms/service', async ({ request, response }) =>
      response.untyped(await create(store, 'terms', request, answers)),
    ),
    http.put('/admin/update/privacy/{id}', async ({ params: { id }, request, response }) =>
      response.untyped(await update(store, 'privacy', id, request)),
    ),
    http.put('/admin/update/terms/service/{id}', async ({ params: { id }, request, response }) =>
      response.untyped(await update(store, 'terms', id, request)),
    ),
    http.delete('/admin/delete/privacy/{id}', ({ params: { id }, request, response }) =>
      response.untyped(remove(store, 'privacy', id, request)),
    ),
    http.delete('/admin/delete/terms/service/{id}', ({ params: { id }, request, response }) =>
      response.untyped(remove(store, 'terms', id, request)),
    ),
    http.put('/admin/order/privacy', async ({ request, response }) =>
      response.untyped(await setOrder(store, 'privacy', request)),
    ),
    http.put('/admin/order/terms/service', async ({ request, response }) =>
      response.untyped(await setOrder(store, 'terms', request)),
    ),
    http.post('/admin/restore/page/version/{id}', async ({ params: { id }, request, response }) => {
      const body = await bodyOf(request, ['version']);
      if (!isId(id) || !body || !isVersion(body.version)) return response.untyped(refused());
      return response.untyped(answer(store.restore(Number(id), body.version)));
    }),
  ];
}

function readHandlers(store: PagesStore): HttpHandler[] {
  const items = (page: MockPage) =>
    store.items(page).map(({ item_id, name, description, version }) => ({
      id: item_id,
      name,
      description,
      version,
    }));
  return [
    http.get('/admin/get/about', ({ response }) =>
      response(200).json({
        data: {
          data: items('about').map(({ description, version }) => ({ about: description, version })),
        },
      }),
    ),
    http.get('/admin/get/privacy', ({ response }) =>
      response(200).json({ data: { data: items('privacy') } }),
    ),
    http.get('/admin/get/terms/service', ({ response }) =>
      response(200).json({ data: { data: items('terms') } }),
    ),
    http.get('/admin/get/page/{page}/version', ({ params: { page }, response }) =>
      isPage(page)
        ? response(200).json({ data: { data: store.versions[page].toReversed().slice(0, 500) } })
        : response(400).json(badRequest),
    ),
  ];
}

async function create(
  store: PagesStore,
  page: MockPage,
  request: Request,
  answers: MockStore['answers'],
) {
  const key = request.headers.get('idempotency-key');
  const { name, description } = (await bodyOf(request, ['name', 'description'])) ?? {};
  if (!isText(name, 200) || !isText(description, 20_000)) return refused();
  if (key !== null && !isUuid(key)) return refused();
  const call = JSON.stringify(['create', page, name, description]);
  return answerOnce(answers, { key, call }, () =>
    answerOf(store.create(page, { name, description })),
  );
}

async function update(store: PagesStore, page: MockPage, id: string, request: Request) {
  const body = await bodyOf(request, ['name', 'description', 'version']);
  if (!isId(id) || !body || !isText(body.name, 200)) return refused();
  const { name, description, version } = body;
  if (!isText(description, 20_000) || !isVersion(version)) return refused();
  return answer(store.update(page, Number(id), { name, description }, version));
}

function remove(store: PagesStore, page: MockPage, id: string, request: Request) {
  const seen = Number(new URL(request.url).searchParams.get('version') ?? Number.NaN);
  return isId(id) && isVersion(seen) ? answer(store.remove(page, Number(id), seen)) : refused();
}

async function setOrder(store: PagesStore, page: MockPage, request: Request) {
  const body = await bodyOf(request, ['seen', 'ids']);
  const seen = idsIn(body?.seen);
  const ids = idsIn(body?.ids);
  return seen && ids ? answer(store.setOrder(page, seen, ids)) : refused();
}

const badRequest = { message: 'The request could not be read.' };

const refused = () => HttpResponse.json(badRequest, { status: 400 });

function answerOf({ status, ...body }: PageVerdict) {
  return { status, body: status === 200 ? { data: body } : body };
}

function answer(verdict: PageVerdict) {
  const { status, body } = answerOf(verdict);
  return HttpResponse.json(body, { status });
}

/** Reads a body that has these fields and no others. */
async function bodyOf(request: Request, names: readonly string[]) {
  const body: unknown = await request.json().catch(() => undefined);
  if (typeof body !== 'object' || body === null) return undefined;
  const given: Record<string, unknown> = { ...body };
  return Object.keys(given).every((name) => names.includes(name)) ? given : undefined;
}

const isPage = (page: string): page is MockPage => ['about', 'privacy', 'terms'].includes(page);

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && /[^\p{C}\p{Z}]/u.test(value) && Array.from(value).length <= most;

const isVersion = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 999_999_999;

/** Reads a list of different ids. */
function idsIn(value: unknown): number[] | undefined {
  if (!Array.isArray(value) || value.length > 500) return undefined;
  const ids = value.map(Number);
  return new Set(ids).size === ids.length && ids.every(Number.isInteger) ? ids : undefined;
}
