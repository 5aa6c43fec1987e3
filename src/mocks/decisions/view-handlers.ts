import type { HttpHandler } from 'msw';
import { createOpenApiHttp } from 'openapi-msw';
import type { paths } from '../../../openapi/generated/schema.d.ts';
import { badId, isId } from '../ids.ts';
import type { MockStore } from '../store.ts';
import { badBody, fieldsOf } from './read-body.ts';

const http = createOpenApiHttp<paths>({ baseUrl: '*/api/v1' });

const mostViews = 200;
const { compare } = new Intl.Collator('en');

const isText = (value: unknown, most: number, pattern: RegExp): value is string =>
  typeof value === 'string' && Array.from(value).length <= most && pattern.test(value);

/** Returns the handlers of saved views. */
export function viewHandlers(store: MockStore): HttpHandler[] {
  return [
    http.get('/admin/view', ({ response }) =>
      response(200).json({
        data: {
          data: store.views.toSorted(
            (a, b) => compare(a.name, b.name) || compare(a.screen, b.screen),
          ),
        },
      }),
    ),
    http.post('/admin/view', async ({ request, response }) => {
      const fields = await fieldsOf(request, ['screen', 'name', 'search']);
      const { screen, name, search } = fields ?? {};
      if (
        !isText(screen, 200, /^\/admin(\/[a-z-]+)+$/) ||
        !isText(name, 60, /^[^\0]*[^\s\0][^\0]*$/) ||
        !isText(search, 2000, /^(\?[^\s\0]*)?$/)
      ) {
        return response(400).json(badBody);
      }
      const before = store.views.find((view) => view.screen === screen && view.name === name);
      if (before?.search === search) {
        const message = 'The view was so before. Nothing was changed.';
        return response(200).json({ data: { message } });
      }
      if (before !== undefined) {
        before.search = search;
        return response(200).json({ data: { message: 'The view is replaced.' } });
      }
      if (store.views.length >= mostViews) {
        const message = `There are ${mostViews} saved views, and no more can be saved.`;
        return response(409).json({ message: `${message} Nothing was written.` });
      }
      const id = Math.max(0, ...store.views.map((view) => Number(view.id))) + 1;
      store.views.push({ id, screen, name, search });
      return response(200).json({ data: { message: 'The view is saved.' } });
    }),
    http.delete('/admin/view/{id}', ({ params: { id }, response }) => {
      if (!isId(id)) return response(400).json(badId);
      const at = store.views.findIndex((view) => String(view.id) === id);
      if (at < 0) return response(404).json({ message: `There is no saved view ${id}.` });
      store.views.splice(at, 1);
      return response(200).json({ data: { message: 'The view is deleted.' } });
    }),
  ];
}
