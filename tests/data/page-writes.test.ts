import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '../../src/api/cache/query-client.ts';
import {
  aboutWrites,
  privacyWrites,
  restoreMutation,
  type TextWrite,
  termsWrites,
} from '../../src/api/site-texts.ts';
import { currentOf } from '../../src/api/writes/conflict.ts';
import { WriteError } from '../../src/api/writes/write-outcome.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { watchWrites } from '../support/watch-writes.ts';

let client: QueryClient;
const sent = watchWrites(mockServer);

beforeEach(() => {
  localStorage.setItem('token', 'mock-admin');
  client = createQueryClient();
});

const write = <Variables>(options: TextWrite<Variables>, variables: Variables) =>
  new MutationObserver(client, options).mutate(variables);

const text = { name: 'Name', description: 'Text' };
const key = '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a7b8';
/** The order after the last item is moved to the beginning. `seen` is the order that was on screen. */
const order = { seen: ['1', '2', '3'], ids: ['3', '1', '2'] };

/** Every write with its request: `[operation, run, method and path, body]`. */
const writes = [
  [
    'updateAbout',
    () => write(aboutWrites.update, { ...text, id: 'about', version: 2 }),
    'PUT /admin/update/about',
    { about: 'Text', version: 2 },
  ],
  [
    'createPrivacyItem',
    () => write(privacyWrites.items.create, { ...text, key }),
    'POST /admin/add/privacy',
    text,
  ],
  [
    'updatePrivacyItem',
    () => write(privacyWrites.update, { ...text, id: '1', version: 3 }),
    'PUT /admin/update/privacy/1',
    { ...text, version: 3 },
  ],
  [
    'deletePrivacyItem',
    () => write(privacyWrites.items.remove, { id: '2', version: 1 }),
    'DELETE /admin/delete/privacy/2?version=1',
    '',
  ],
  [
    'setPrivacyOrder',
    () => write(privacyWrites.items.order, order),
    'PUT /admin/order/privacy',
    order,
  ],
  [
    'createTermsItem',
    () => write(termsWrites.items.create, { ...text, key }),
    'POST /admin/add/terms/service',
    text,
  ],
  [
    'updateTermsItem',
    () => write(termsWrites.update, { ...text, id: '1', version: 1 }),
    'PUT /admin/update/terms/service/1',
    { ...text, version: 1 },
  ],
  [
    'deleteTermsItem',
    () => write(termsWrites.items.remove, { id: '2', version: 1 }),
    'DELETE /admin/delete/terms/service/2?version=1',
    '',
  ],
  [
    'setTermsOrder',
    () => write(termsWrites.items.order, order),
    'PUT /admin/order/terms/service',
    order,
  ],
  [
    'restorePageVersion',
    () => write(restoreMutation, { id: '901', version: 2 }),
    'POST /admin/restore/page/version/901',
    { version: 2 },
  ],
] as const;

describe.each(writes)('%s', (operationId, run, request, body) => {
  it('sends one call, with the version that was on screen or the key of a new item', async () => {
    mockServer.use(
      http.all('*/api/v1/admin/*', () => HttpResponse.json({ data: { message: 'Saved.' } })),
    );
    expect(await run()).toBe('Saved.');
    const [method, path] = request.split(' ');
    const isCreation = method === 'POST' && body === text;
    await expect
      .poll(() => sent)
      .toEqual([{ method, path, body, key: isCreation ? key : null, version: null }]);
  });

  // tests/unit/reader.test.ts has the outcomes of the other answers.
  it('is not retried without an answer, and has an unknown outcome', async () => {
    mockHost().switches.faults[operationId] = 'no-answer';
    await expect(run()).rejects.toMatchObject({ outcome: 'unknown' });
    expect(sent).toHaveLength(1);
  });
});

describe('the current record of a refusal', () => {
  const refusal = async (status: number, body: object) => {
    mockServer.use(
      http.put('*/api/v1/admin/update/about', () => HttpResponse.json(body, { status })),
    );
    const error: unknown = await write(aboutWrites.update, { ...text, id: '', version: 1 }).catch(
      (reason: unknown) => reason,
    );
    if (!(error instanceof WriteError)) throw new Error('The write was not refused');
    return currentOf(error);
  };

  it('is read with its numbers as numbers or strings', async () => {
    const current = { version: '4', name: null, description: 'Now.', level: '2', status: 'active' };
    expect(await refusal(409, { message: 'No.', current })).toEqual({
      version: 4,
      name: null,
      description: 'Now.',
      level: 2,
      status: 'active',
    });
  });

  it.each([
    ['another status', 422, { current: { version: 4 } }],
    ['a refusal without it', 409, {}],
    ['null', 409, { current: null }],
    ['a string', 409, { current: 'x' }],
  ])('is undefined for %s', async (_, status, body) => {
    expect(await refusal(status, { message: 'No.', ...body })).toBeUndefined();
  });
});
