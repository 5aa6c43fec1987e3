import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { faultsOf } from '../support/answers.ts';
import { callerOf, type Received } from '../support/api-calls.ts';
import { now } from '../support/clock.ts';
import { fasterEngine, stepsOnEachEngine, type TestDatabase } from '../support/test-database.ts';
import { addSignedIn, noLimits, openTestServer, type TestServer } from '../support/test-server.ts';

interface Item {
  id: number;
  name: string;
  description: string;
  version: number;
}

interface Version extends Item {
  item_id: number;
  change: string;
  by: string;
}

/** The calls of the two pages with items. */
const pages = [
  {
    page: 'privacy',
    list: 'listPrivacyItems',
    create: 'createPrivacyItem',
    update: 'updatePrivacyItem',
    remove: 'deletePrivacyItem',
    order: 'setPrivacyOrder',
  },
  {
    page: 'terms',
    list: 'listTermsItems',
    create: 'createTermsItem',
    update: 'updateTermsItem',
    remove: 'deleteTermsItem',
    order: 'setTermsOrder',
  },
] as const;

/** 20,000 characters that take 12 bytes each if JSON escapes them. */
const longest = '😀'.repeat(20_000);

stepsOnEachEngine('the texts of the public pages', (engine) => {
  let server: TestServer;
  let database: TestDatabase;
  let call: ReturnType<typeof callerOf>;
  let other: ReturnType<typeof callerOf>;

  beforeAll(async () => {
    server = await openTestServer(engine, { sampleSize: 0, limits: noLimits });
    database = server.database;
    const second = await addSignedIn(database.db, 'second@office.example');
    call = callerOf(server.app, server.token);
    other = callerOf(server.app, second.token);
  });
  afterAll(() => server.close());

  const count = async () => {
    const { rows } = await database.db.execute<{ versions: number; entries: number }>(sql`
      select (select count(*)::int from content_versions) as versions,
        (select count(*)::int from audit_entries) as entries`);
    return rows[0] ?? { versions: 0, entries: 0 };
  };
  /** Runs calls, expects the numbers of versions and audit entries that they write, and returns their result. */
  const writes = async <T>(
    expected: { versions: number; entries: number },
    work: () => Promise<T>,
  ) => {
    const before = await count();
    const result = await work();
    const after = await count();
    expect({
      versions: after.versions - before.versions,
      entries: after.entries - before.entries,
    }).toEqual(expected);
    return result;
  };
  const one = { versions: 1, entries: 1 };
  const nothing = { versions: 0, entries: 0 };

  const newest = async () => {
    const { data } = await call<Record<string, unknown>[]>('listAuditEntries', {
      query: { size: 1 },
    });
    return data[0];
  };
  /** Expects a refusal with a sentence, of the shape of the contract. */
  const refusedWith = (answer: Received<unknown>, operationId: OperationId, status: number) => {
    expect(answer.status, answer.message).toBe(status);
    expect(answer.message).toMatch(/^[A-Z].*\.$/);
    const { message, current } = answer;
    expect(faultsOf(operationId, status, { message, ...(current ? { current } : {}) })).toEqual([]);
  };

  describe('About', () => {
    it('is created once in an empty database by two simultaneous editors', async () => {
      expect((await call('getAbout')).data).toEqual([]);
      const answers = await writes(one, () =>
        Promise.all([
          call('updateAbout', { body: { about: 'We connect people.', version: 1 } }),
          other('updateAbout', { body: { about: 'We bring people together.', version: 1 } }),
        ]),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const [about] = (await call<{ about: string; version: number }[]>('getAbout')).data;
      expect(about?.version).toBe(2);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.current).toMatchObject({ version: 2, description: about?.about });
    });

    it('is changed with its current version, and writes nothing without a change', async () => {
      const body = { about: 'Clients meet artisans.\n\nEverywhere.', version: 2 };
      const saved = await writes(one, () => call('updateAbout', { body }));
      expect(saved).toMatchObject({ status: 200, data: { version: 3 } });
      const again = await writes(nothing, () => call('updateAbout', { body }));
      expect(again).toMatchObject({ status: 200, data: { version: 3 } });
      expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
      const versions = await call<Version[]>('listPageVersions', { path: { page: 'about' } });
      expect(versions.data.map(({ version, change }) => [version, change])).toEqual([
        [3, 'updated'],
        [2, 'created'],
      ]);
      expect(versions.data[0]?.description).toBe(body.about);
      expect(await newest()).toMatchObject({
        kind: 'page',
        subject_id: 'about',
        sentence: 'Changed the text of About.',
        after: { description: body.about },
      });
    });
  });

  // Both pages have the same code, so one of them is enough on the second engine.
  describe.each(engine === fasterEngine ? pages : pages.slice(0, 1))(
    '$page',
    ({ page, list, create, update, remove, order }) => {
      const otherPage = page === 'privacy' ? pages[1] : pages[0];
      const items = async () => (await call<Item[]>(list)).data;
      const history = async () =>
        (await call<Version[]>('listPageVersions', { path: { page } })).data;
      const add = async (name: string, description = `About ${name}`) => {
        const { data, status } = await call<{ id: number; version: number }>(create, {
          body: { name, description },
        });
        expect(status).toBe(200);
        return data;
      };
      let item: Item;

      beforeEach(async () => {
        const { id } = await add('What we store');
        const added = (await items()).find((candidate) => candidate.id === id);
        if (added === undefined) throw new Error('The item is not there');
        item = added;
      });

      it('gets a new item at its end', async () => {
        const body = { name: 'Rights\n\u202e.noisulcnoc', description: 'Many.' };
        const { data } = await writes(one, () =>
          call<{ id: number; version: number }>(create, { body }),
        );
        expect(data.version).toBe(1);
        expect((await items()).at(-1)).toEqual({ id: data.id, version: 1, ...body });
        expect(await newest()).toMatchObject({
          action: 'create',
          kind: 'page',
          subject_id: page,
          before: null,
          after: body,
          sentence: expect.stringMatching(/^Added “Rights .noisulcnoc” to (Privacy|Terms)\.$/),
          address: '127.0.0.1',
          by: 'admin@localhost.example',
        });
        const timeline = await call('listTimeline', { path: { kind: 'page', id: page } });
        expect(timeline.data).toMatchObject({ 0: { after: body } });
      });

      it('gets one new item from six equal calls at once with one key, which is refused with another text or page', async () => {
        const body = { name: 'Disputes', description: 'Write to us.' };
        const six = (headers: Record<string, string>) =>
          Promise.all(
            Array.from({ length: 6 }, () => call<{ id: number }>(create, { body, headers })),
          );
        const ids = (answers: Received<{ id: number }>[]) =>
          new Set(answers.map(({ data }) => data.id));
        const keyed = { 'idempotency-key': randomUUID() };
        const answers = await writes(one, () => six(keyed));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
        expect(ids(answers).size).toBe(1);
        expect((await items()).at(-1)).toMatchObject({ id: answers[0]?.data.id, ...body });
        const upper = { 'idempotency-key': keyed['idempotency-key'].toUpperCase() };
        expect(await writes(nothing, () => call(create, { body, headers: upper }))).toEqual(
          answers[0],
        );
        for (const [operationId, sent] of [
          [create, { ...body, name: 'Quarrels' }],
          [otherPage.create, body],
        ] as const) {
          const refused = await writes(nothing, () =>
            call(operationId, { body: sent, headers: keyed }),
          );
          refusedWith(refused, operationId, 422);
        }

        // The key of another account is another key; without keys each call adds an item.
        await writes(one, () => other(create, { body, headers: keyed }));
        expect(ids(await writes({ versions: 6, entries: 6 }, () => six({}))).size).toBe(6);
      });

      it('accepts one of two simultaneous changes of an item, and refuses the other with the current texts', async () => {
        const path = { id: item.id };
        const answers = await writes(one, () =>
          Promise.all([
            call(update, { path, body: { name: 'Mine', description: 'A', version: 1 } }),
            other(update, { path, body: { name: 'Yours', description: 'B', version: 1 } }),
          ]),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
        const now = (await items()).find(({ id }) => id === item.id);
        const refused = answers.find(({ status }) => status === 409);
        if (refused === undefined) throw new Error('No write was refused');
        refusedWith(refused, update, 409);
        const { id: _, ...texts } = now ?? item;
        expect(refused.current).toEqual(texts);
        expect(await newest()).toMatchObject({
          action: 'update',
          before: { name: item.name, description: item.description },
          after: { name: now?.name, description: now?.description },
        });
      });

      it('writes nothing for unchanged texts, also with another version', async () => {
        const path = { id: item.id };
        const texts = { name: 'New name', description: item.description };
        await call(update, { path, body: { ...texts, version: 1 } });
        for (const version of [1, 2]) {
          const again = await writes(nothing, () =>
            call(update, { path, body: { ...texts, version } }),
          );
          expect(again).toMatchObject({ status: 200, data: { version: 2 } });
          expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
        }
      });

      it('deletes an item with its current version, not through the other page, and refuses later changes of it', async () => {
        const path = { id: item.id };
        const body = { name: 'Late', description: 'Late', version: 1 };
        const foreign = await writes(nothing, () => call(otherPage.update, { path, body }));
        refusedWith(foreign, otherPage.update, 404);
        const old = await writes(nothing, () => call(remove, { path, query: { version: 9 } }));
        refusedWith(old, remove, 409);
        expect(old.current).toMatchObject({ version: 1, name: item.name });
        const deleted = await writes(one, () => call(remove, { path, query: { version: 1 } }));
        expect(deleted).toMatchObject({ status: 200, data: { version: 2 } });
        expect((await items()).map(({ id }) => id)).not.toContain(item.id);
        expect(await newest()).toMatchObject({
          action: 'delete',
          before: { name: item.name, description: item.description },
          after: null,
        });
        const late = await writes(nothing, () => call(update, { path, body }));
        refusedWith(late, update, 409);
        expect(late.current).toEqual({ version: 2 });
        const again = await writes(nothing, () => call(remove, { path, query: { version: 1 } }));
        refusedWith(again, remove, 409);
      });

      it('gets another order, and refuses other ids than its items, and an order of an earlier state', async () => {
        const before = (await items()).map(({ id }) => id);
        const reversed = before.toReversed();
        const saved = await writes({ versions: 0, entries: 1 }, () =>
          // The contract allows ids as strings.
          call(order, { body: { seen: before.map(String), ids: reversed } }),
        );
        expect(saved.status, saved.message).toBe(200);
        expect((await items()).map(({ id }) => id)).toEqual(reversed);
        expect(await newest()).toMatchObject({ action: 'reorder', subject_id: page });

        const again = await writes(nothing, () =>
          call(order, { body: { seen: before, ids: reversed } }),
        );
        expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
        const stale = await writes(nothing, () =>
          call(order, { body: { seen: before, ids: [...before.slice(1), before[0]] } }),
        );
        refusedWith(stale, order, 409);
        for (const ids of [
          [],
          before.slice(1),
          [...reversed, 999_999],
          [...reversed.slice(1), String(reversed[1])],
        ]) {
          const wrong = await writes(nothing, () => call(order, { body: { seen: reversed, ids } }));
          refusedWith(wrong, order, 400);
        }
        await add('In between');
        const late = await writes(nothing, () =>
          call(order, { body: { seen: reversed, ids: before } }),
        );
        refusedWith(late, order, 409);
        expect((await items()).map(({ id }) => id).slice(0, -1)).toEqual(reversed);
      });

      it('does not lose an item that is added during a change of the order', async () => {
        for (let round = 0; round < 5; round += 1) {
          const seen = (await items()).map(({ id }) => id);
          const ids = seen.toReversed();
          const [ordered, added] = await Promise.all([
            call(order, { body: { seen, ids } }),
            other<{ id: number }>(create, { body: { name: `Added ${round}`, description: 'x' } }),
          ]);
          expect([200, 409]).toContain(ordered.status);
          const now = (await items()).map(({ id }) => id);
          expect(now).toEqual([...(ordered.status === 200 ? ids : seen), added.data.id]);
        }
      });

      it('restores an earlier version as a new version', async () => {
        const path = { id: item.id };
        await call(update, { path, body: { name: 'Second', description: 'B', version: 1 } });
        const first = (await history()).find((v) => v.item_id === item.id && v.version === 1);
        const restore = (version: number) =>
          call('restorePageVersion', { path: { id: first?.id ?? 0 }, body: { version } });
        const stale = await writes(nothing, () => restore(1));
        refusedWith(stale, 'restorePageVersion', 409);
        expect(stale.current).toEqual({ version: 2, name: 'Second', description: 'B' });
        const restored = await writes(one, () => restore(2));
        expect(restored).toMatchObject({ status: 200, data: { version: 3 } });
        expect((await items()).find(({ id }) => id === item.id)).toEqual({ ...item, version: 3 });
        expect((await history())[0]).toMatchObject({
          item_id: item.id,
          version: 3,
          change: 'restored',
          name: item.name,
          by: 'admin@localhost.example',
        });
        const again = await writes(nothing, () => restore(3));
        expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
      });

      it('restores a deleted item with its id, once, at the end', async () => {
        const path = { id: item.id };
        await call(remove, { path, query: { version: 1 } });
        await add('Newer');
        const [deleted] = (await history()).filter((v) => v.item_id === item.id);
        expect(deleted).toMatchObject({ change: 'deleted', name: item.name });
        const restore = (from: typeof call) =>
          from('restorePageVersion', { path: { id: deleted?.id ?? 0 }, body: { version: 2 } });
        const stale = await writes(nothing, () =>
          call('restorePageVersion', { path: { id: deleted?.id ?? 0 }, body: { version: 1 } }),
        );
        refusedWith(stale, 'restorePageVersion', 409);
        expect(stale.current).toEqual({ version: 2 });
        const answers = await writes(one, () => Promise.all([restore(call), restore(other)]));
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers.map(({ data }) => data.version)).toEqual([3, 3]);
        expect((await items()).at(-1)).toEqual({ ...item, version: 3 });
        expect(await newest()).toMatchObject({ action: 'restore', before: null });
        const { id } = await add('After all');
        expect(id).toBeGreaterThan(item.id);
      });

      it('accepts texts up to their limits, and refuses others with a sentence', async () => {
        const good = { name: 'Name', description: 'Text', version: 1 };
        for (const wrong of [
          { name: '' },
          { name: ' \n\t' },
          { name: '\u200b\u2060' },
          { name: 'n'.repeat(201) },
          { name: 'a\0b' },
          { name: null },
          { description: '' },
          { description: ' \u00a0 ' },
          { description: '\u200e\u00ad' },
          { description: `${longest}x` },
          { description: 'a\0b' },
          { version: 0 },
          { version: 1.5 },
          { version: '1' },
          { extra: true },
        ]) {
          const body = { ...good, ...wrong };
          const refused = await writes(nothing, () =>
            call(update, { path: { id: item.id }, body }),
          );
          refusedWith(refused, update, 400);
          expect(refused.message).not.toMatch(/\\|pattern/);
        }
        const body = { name: '😀'.repeat(200), description: longest, version: 1 };
        const saved = await writes(one, () => call(update, { path: { id: item.id }, body }));
        expect(saved.status, saved.message).toBe(200);
        const { name, description } = (await items()).find(({ id }) => id === item.id) ?? item;
        expect([name, description]).toEqual([body.name, longest]);
        // The audit cuts the text, because a list of whole texts would have megabytes. The versions have all of it.
        const { after } = (await newest()) ?? {};
        expect(after).toEqual({ name: body.name, description: `${'😀'.repeat(1000)}…` });
      });
    },
  );

  // One engine is enough for the following, which needs no second connection and uses the same SQL.
  if (engine !== fasterEngine) return;

  it('are stored with U+FFFD for half of a surrogate pair, and a repeated call is recognised', async () => {
    const halves = { name: 'Half \ud83d', description: '\ude00 and the other' };
    const created = await writes(one, () => call('createPrivacyItem', { body: halves }));
    expect(created.status, created.message).toBe(200);
    const path = { id: Number(created.data.id) };
    const stored = { name: 'Half \ufffd', description: '\ufffd and the other' };
    const { data } = await call<Item[]>('listPrivacyItems');
    expect(data.find(({ id }) => id === path.id)).toMatchObject(stored);
    const again = await writes(nothing, () =>
      call('updatePrivacyItem', { path, body: { ...halves, version: 1 } }),
    );
    expect(again.message ?? again.data.message).toMatch(/is the same as before/);
    const [about] = (await call<{ version: number }[]>('getAbout')).data;
    const text = { about: 'Cut \ud800', version: about?.version ?? 1 };
    expect((await writes(one, () => call('updateAbout', { body: text }))).status).toBe(200);
  });

  it('of the greatest length fit into a request even if JSON escapes every character; a longer body is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = (payload: string) =>
      server.call('add/privacy', { method: 'POST', headers, payload });
    const escaped = (length: number) => '\\ud83d\\ude00'.repeat(length);
    const body = (length: number) =>
      `{"name":"${escaped(200)}","description":"${escaped(length)}"}`;
    expect((await send(body(20_000))).statusCode).toBe(200);
    const refused = await send(body(22_000));
    expect(refused.statusCode).toBe(413);
    expect(refused.json()).toEqual({
      message: 'The request body is too large.',
      outcome: 'nothing-written',
    });
  });

  it('are at most 500 items on a page, also after restoring one', async () => {
    const [first] = (await call<Item[]>('listTermsItems')).data;
    await call('deleteTermsItem', {
      path: { id: first?.id ?? 0 },
      query: { version: first?.version ?? 0 },
    });
    await database.db.execute(sql`
      insert into content_items (page, position, name, description)
      select 'terms', 1000 + n, 'Item', 'Text' from generate_series(1, 500) n`);
    const body = { name: 'One more', description: 'Text' };
    refusedWith(
      await writes(nothing, () => call('createTermsItem', { body })),
      'createTermsItem',
      409,
    );
    const { data } = await call<Version[]>('listPageVersions', { path: { page: 'terms' } });
    const deleted = data.find(({ item_id }) => item_id === first?.id);
    const restored = await writes(nothing, () =>
      call('restorePageVersion', {
        path: { id: deleted?.id ?? 0 },
        body: { version: deleted?.version },
      }),
    );
    refusedWith(restored, 'restorePageVersion', 409);
  });

  it('have a history of at most 500 versions', async () => {
    await database.db.execute(sql`
      insert into content_versions (item_id, page, version, change, at)
      select 1000000 + n, 'privacy', 1, 'created', ${now()} - n * interval '1 day'
      from generate_series(1, 600) n`);
    const { data } = await call<Version[]>('listPageVersions', { path: { page: 'privacy' } });
    expect(data).toHaveLength(500);
  });
});
