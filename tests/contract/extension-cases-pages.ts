import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';
import { faultsOf } from '../support/answers.ts';
import type { Answer, Call, World } from './world.ts';

type Row = Record<string, unknown>;

interface Item extends Row {
  id: string | number;
  version: number;
}

/** Returns a call that is answered with 200 in the host's current state; it may first change that state. */
type GoodCall = (host: Host) => Call | Promise<Call>;

/** Shortcuts for the calls of a host. */
class Host {
  readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  send(call: Call): Promise<Answer> {
    return this.world.call(call);
  }

  async rows(call: Call): Promise<Row[]> {
    const { body } = await this.send(call);
    return Reflect.get(Object(Reflect.get(Object(body), 'data')), 'data');
  }

  /** Adds an item, and returns it with its version. */
  async addItem(operationId: 'createPrivacyItem' | 'createTermsItem'): Promise<Item> {
    const { body } = await this.send({ operationId, body: { name: 'New', description: 'Text' } });
    const { id, version = 1 } = Reflect.get(Object(body), 'data');
    return { id, version };
  }

  async order(operationId: 'listPrivacyItems' | 'listTermsItems'): Promise<unknown[]> {
    return (await this.rows({ operationId })).map(({ id }) => id);
  }
}

const texts = { name: 'Your rights', description: 'You may see what we store.' };

/** The calls of a page with items. */
const itemCalls = (page: 'Privacy' | 'Terms'): Partial<Record<OperationId, GoodCall>> => {
  const list = page === 'Privacy' ? 'listPrivacyItems' : 'listTermsItems';
  const create = page === 'Privacy' ? 'createPrivacyItem' : 'createTermsItem';
  const update = page === 'Privacy' ? 'updatePrivacyItem' : 'updateTermsItem';
  const remove = page === 'Privacy' ? 'deletePrivacyItem' : 'deleteTermsItem';
  const order = page === 'Privacy' ? 'setPrivacyOrder' : 'setTermsOrder';
  return {
    [create]: () => ({ operationId: create, body: texts }),
    [update]: async (host: Host) => {
      const { id, version } = await host.addItem(create);
      return { operationId: update, id: String(id), body: { ...texts, version } };
    },
    [remove]: async (host: Host) => {
      const { id, version } = await host.addItem(create);
      return { operationId: remove, id: String(id), query: { version: String(version) } };
    },
    [order]: async (host: Host) => {
      const seen = await host.order(list);
      return { operationId: order, body: { seen, ids: seen.toReversed() } };
    },
  };
};

/** A good call of each operation. */
const goodCalls: Partial<Record<OperationId, GoodCall>> = {
  updateAbout: async (host) => {
    const [about] = await host.rows({ operationId: 'getAbout' });
    return {
      operationId: 'updateAbout',
      body: {
        about: `Clients meet artisans, edition ${String(about?.version)}.`,
        version: about?.version,
      },
    };
  },
  ...itemCalls('Privacy'),
  ...itemCalls('Terms'),
  listPageVersions: () => ({ operationId: 'listPageVersions', path: { page: 'privacy' } }),
  restorePageVersion: async (host) => {
    const { id, version } = await host.addItem('createPrivacyItem');
    const query = { version: String(version) };
    await host.send({ operationId: 'deletePrivacyItem', id: String(id), query });
    const [deleted] = await host.rows({
      operationId: 'listPageVersions',
      path: { page: 'privacy' },
    });
    const body = { version: deleted?.version };
    return { operationId: 'restorePageVersion', id: String(deleted?.id), body };
  },
  listAuditEntries: () => ({ operationId: 'listAuditEntries', query: { size: '5' } }),
  listTimeline: () => ({
    operationId: 'listTimeline',
    path: { kind: 'page' },
    id: 'privacy',
  }),
};

/** Changes of a good call that the host refuses as malformed, by a name for the test. */
const malformed: [string, OperationId, Partial<Call>][] = [
  ['a blank text', 'updateAbout', { body: { about: ' \n', version: 1 } }],
  ['a text that is not shown', 'updateAbout', { body: { about: '\u200b', version: 1 } }],
  ['20,001 characters', 'updateAbout', { body: { about: 'x'.repeat(20_001), version: 1 } }],
  ['no version', 'updateAbout', { body: { about: 'Text' } }],
  ['a name of 201 characters', 'createTermsItem', { body: { ...texts, name: 'x'.repeat(201) } }],
  ['an unknown field', 'createPrivacyItem', { body: { ...texts, version: 1 } }],
  ['a key that is no UUID', 'createTermsItem', { headers: { 'Idempotency-Key': 'one' } }],
  ['a version in words', 'updatePrivacyItem', { body: { ...texts, version: 'one' } }],
  ['no version', 'deleteTermsItem', { query: {} }],
  ['a repeated id', 'setTermsOrder', { body: { seen: [1, 2], ids: [1, 1] } }],
  ['an unknown page', 'listPageVersions', { path: { page: 'news' } }],
  ['no version', 'restorePageVersion', { body: {} }],
  ['an unknown kind', 'listAuditEntries', { query: { kind: 'money' } }],
  ['an invalid day', 'listAuditEntries', { query: { from: '2026-13-01' } }],
  ['a made-up cursor', 'listAuditEntries', { query: { cursor: 'made-up' } }],
  ['size 0', 'listAuditEntries', { query: { size: '0' } }],
  ['an unknown end', 'listAuditEntries', { query: { end: 'middle' } }],
  ['an unknown kind', 'listTimeline', { path: { kind: 'money' } }],
];

const isItemCall = (operationId: OperationId) =>
  /^(update|delete|restore)/.test(operationId) && operationId !== 'updateAbout';

/** The cases of the page texts and of the audit, for each host that offers them. */
export function pageCases(open: () => World): void {
  const host = () => new Host(open());
  const good = async (operationId: OperationId): Promise<Call> => {
    const make = goodCalls[operationId];
    if (make === undefined) throw new Error(`There is no good call of ${operationId}`);
    return make(host());
  };
  const meets = (call: Call, answer: Answer, status: number) => {
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(faultsOf(call.operationId, status, answer.body)).toEqual([]);
  };
  const operationIds = Object.keys(goodCalls).filter(
    (id): id is OperationId => id in allOperations,
  );

  describe.each(operationIds)('%s', (operationId) => {
    it('200: the shape of the contract', async () => {
      const call = await good(operationId);
      meets(call, await host().send(call), 200);
    });

    it.each([
      [401, { caller: 'anonymous' }],
      [401, { caller: 'stranger' }],
      [403, { caller: 'client' }],
      [429, { condition: 'over its limit' }],
      [500, { condition: 'broken' }],
      [503, { condition: 'away from its database' }],
    ] as const)('%i: %j', async (status, change) => {
      const call: Call = { ...(await good(operationId)), ...change };
      meets(call, await host().send(call), status);
    });

    if (isItemCall(operationId)) {
      it('400: a malformed id, 404: an unknown one', async () => {
        const call = await good(operationId);
        for (const [id, status] of [
          ['abc', 400],
          ['0', 400],
          ['999999', 404],
          ['99999999999999', 404],
        ] as const) {
          meets(call, await host().send({ ...call, id }), status);
        }
      });
    }
  });

  it.each(malformed)('400: %s in %s', async (_, operationId, change) => {
    const call = { ...(await good(operationId)), ...change };
    meets(call, await host().send(call), 400);
  });

  describe('an edit of an earlier version', () => {
    const edits: OperationId[] = ['updateAbout', 'updatePrivacyItem', 'updateTermsItem'];

    it.each(edits)('%s: 409 with the current record', async (operationId) => {
      const call = await good(operationId);
      meets(call, await host().send(call), 200);
      const body = { ...Object(call.body), about: 'Mine', description: 'Mine' };
      const { about: _, ...item } = body;
      const mine = operationId === 'updateAbout' ? { about: 'Mine', version: body.version } : item;
      const answer = await host().send({ ...call, body: mine });
      meets(call, answer, 409);
      const current = Reflect.get(Object(answer.body), 'current');
      expect(current.version).toBe(body.version + 1);
      expect(current.description).not.toBe('Mine');
    });

    it('of a deleted item: 409 with its version and without its name', async () => {
      const removed = await good('deleteTermsItem');
      meets(removed, await host().send(removed), 200);
      const call: Call = {
        operationId: 'updateTermsItem',
        id: removed.id ?? '',
        body: { ...texts, version: 1 },
      };
      const answer = await host().send(call);
      meets(call, answer, 409);
      expect(Reflect.get(Object(answer.body), 'current')).toEqual({ version: 2 });
    });

    it('of an order that lacks a newly added item: 409', async () => {
      const call = await good('setPrivacyOrder');
      await host().addItem('createPrivacyItem');
      meets(call, await host().send(call), 409);
    });
  });

  it('the id of a Privacy item is unknown in Terms: 404', async () => {
    const { id, body } = await good('updatePrivacyItem');
    const call: Call = { operationId: 'updateTermsItem', id: id ?? '', body };
    meets(call, await host().send(call), 404);
  });

  it('an edit without a change: 200, and the answer says that nothing was changed', async () => {
    const call = await good('updateTermsItem');
    await host().send(call);
    const again = await host().send({ ...call, body: { ...texts, version: 2 } });
    meets(call, again, 200);
    expect(JSON.stringify(again.body)).toMatch(/before\. Nothing was changed/);
  });

  it('a repeated edit: 200 without a change, although its version or order is old', async () => {
    const isSoBefore = (answer: Answer) =>
      expect(JSON.stringify(answer.body)).toMatch(/before\. Nothing was changed/);
    const update = await good('updatePrivacyItem');
    await host().send(update);
    const text = await host().send(update);
    meets(update, text, 200);
    isSoBefore(text);

    const order = await good('setPrivacyOrder');
    await host().send(order);
    const again = await host().send(order);
    meets(order, again, 200);
    isSoBefore(again);

    const restore = await good('restorePageVersion');
    await host().send(restore);
    const restored = await host().send(restore);
    meets(restore, restored, 200);
    isSoBefore(restored);
  });

  it.each([
    ['createPrivacyItem', 'listPrivacyItems'],
    ['createTermsItem', 'listTermsItems'],
  ] as const)(
    '%s again with its key: the first answer, and 422 with another text',
    async (operationId, list) => {
      const key = randomUUID();
      const call: Call = { operationId, body: texts, headers: { 'Idempotency-Key': key } };
      const first = await host().send(call);
      meets(call, first, 200);
      const ids = await host().order(list);
      const upper = { ...call, headers: { 'Idempotency-Key': key.toUpperCase() } };
      for (const again of [call, upper]) expect(await host().send(again)).toEqual(first);
      const other: Call = { ...call, body: { ...texts, name: 'Other' } };
      meets(other, await host().send(other), 422);
      expect(await host().order(list)).toEqual(ids);
      await host().send({ operationId, body: texts });
      expect(await host().order(list)).toHaveLength(ids.length + 1);
    },
  );

  it('a change adds an entry to the audit and to the timeline of its page', async () => {
    const call = await good('createTermsItem');
    await host().send(call);
    const lists: Call[] = [
      { operationId: 'listAuditEntries', query: { kind: 'page', size: '1' } },
      { operationId: 'listTimeline', path: { kind: 'page' }, id: 'terms', query: { size: '1' } },
    ];
    for (const list of lists) {
      const [entry] = await host().rows(list);
      expect(entry).toMatchObject({ kind: 'page', subject_id: 'terms', after: texts });
    }
  });

  it('the pages of the audit lead to older entries and back', async () => {
    const operationId = 'listAuditEntries';
    for (let added = 0; added < 4; added += 1) await host().addItem('createTermsItem');
    const page = async (query: Record<string, string>) => {
      const call: Call = { operationId, query: { size: '2', ...query } };
      const answer = await host().send(call);
      meets(call, answer, 200);
      return Reflect.get(Object(answer.body), 'data');
    };
    const first = await page({});
    expect(first.previous).toBeNull();
    const second = await page({ cursor: first.next });
    expect(second.data).not.toEqual(first.data);
    expect(await page({ cursor: second.previous })).toEqual(first);
  });
}
