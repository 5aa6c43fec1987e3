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
const longestText = '😀'.repeat(20_000);

stepsOnEachEngine('the texts of the public pages', (engine) => {
  let server: TestServer;
  let database: TestDatabase;
  let call: ReturnType<typeof callerOf>;
  let otherCall: ReturnType<typeof callerOf>;

  beforeAll(async () => {
    server = await openTestServer(engine, { sampleSize: 0, limits: noLimits });
    database = server.database;
    const second = await addSignedIn(database.db, 'second@office.example');
    call = callerOf(server.app, server.token);
    otherCall = callerOf(server.app, second.token);
  });
  afterAll(() => server.close());

  const countRows = async () => {
    const { rows } = await database.db.execute<{ versions: number; entries: number }>(sql`
      select (select count(*)::int from content_versions) as versions,
        (select count(*)::int from audit_entries) as entries`);
    return rows[0] ?? { versions: 0, entries: 0 };
  };
  /** Runs calls, expects the numbers of versions and audit entries that they write, and returns their result. */
  const expectWrites = async <T>(
    expected: { versions: number; entries: number },
    work: () => Promise<T>,
  ) => {
    const before = await countRows();
    const result = await work();
    const after = await countRows();
    expect({
      versions: after.versions - before.versions,
      entries: after.entries - before.entries,
    }).toEqual(expected);
    return result;
  };
  const oneWrite = { versions: 1, entries: 1 };
  const noWrite = { versions: 0, entries: 0 };

  const newestEntry = async () => {
    const { data } = await call<Record<string, unknown>[]>('listAuditEntries', {
      query: { size: 1 },
    });
    return data[0];
  };
  /** Expects a refusal with a sentence, of the shape of the contract. */
  const expectRefused = (answer: Received<unknown>, operationId: OperationId, status: number) => {
    expect(answer.status, answer.message).toBe(status);
    expect(answer.message).toMatch(/^[A-Z].*\.$/);
    const { message, current } = answer;
    expect(faultsOf(operationId, status, { message, ...(current ? { current } : {}) })).toEqual([]);
  };

  describe('About', () => {
    it('is created once in an empty database by two simultaneous editors', async () => {
      expect((await call('getAbout')).data).toEqual([]);
      const answers = await expectWrites(oneWrite, () =>
        Promise.all([
          call('updateAbout', { body: { about: 'We connect people.', version: 1 } }),
          otherCall('updateAbout', { body: { about: 'We bring people together.', version: 1 } }),
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
      const saved = await expectWrites(oneWrite, () => call('updateAbout', { body }));
      expect(saved).toMatchObject({ status: 200, data: { version: 3 } });
      const again = await expectWrites(noWrite, () => call('updateAbout', { body }));
      expect(again).toMatchObject({ status: 200, data: { version: 3 } });
      expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
      const versions = await call<Version[]>('listPageVersions', { path: { page: 'about' } });
      expect(versions.data.map(({ version, change }) => [version, change])).toEqual([
        [3, 'updated'],
        [2, 'created'],
      ]);
      expect(versions.data[0]?.description).toBe(body.about);
      expect(await newestEntry()).toMatchObject({
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
      const readItems = async () => (await call<Item[]>(list)).data;
      const readHistory = async () =>
        (await call<Version[]>('listPageVersions', { path: { page } })).data;
      const addItem = async (name: string, description = `About ${name}`) => {
        const { data, status } = await call<{ id: number; version: number }>(create, {
          body: { name, description },
        });
        expect(status).toBe(200);
        return data;
      };
      let item: Item;

      beforeEach(async () => {
        const { id } = await addItem('What we store');
        const added = (await readItems()).find((candidate) => candidate.id === id);
        if (added === undefined) throw new Error('The item is not there');
        item = added;
      });

      it('gets one new item from six equal calls at once with one key, which is refused with another text or page', async () => {
        const body = { name: 'Disputes', description: 'Write to us.' };
        const callSixTimes = (headers: Record<string, string>) =>
          Promise.all(
            Array.from({ length: 6 }, () => call<{ id: number }>(create, { body, headers })),
          );
        const idsOf = (answers: Received<{ id: number }>[]) =>
          new Set(answers.map(({ data }) => data.id));
        const keyed = { 'idempotency-key': randomUUID() };
        const answers = await expectWrites(oneWrite, () => callSixTimes(keyed));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
        expect(idsOf(answers).size).toBe(1);
        expect((await readItems()).at(-1)).toMatchObject({ id: answers[0]?.data.id, ...body });
        const upper = { 'idempotency-key': keyed['idempotency-key'].toUpperCase() };
        expect(await expectWrites(noWrite, () => call(create, { body, headers: upper }))).toEqual(
          answers[0],
        );
        for (const [operationId, sent] of [
          [create, { ...body, name: 'Quarrels' }],
          [otherPage.create, body],
        ] as const) {
          const refused = await expectWrites(noWrite, () =>
            call(operationId, { body: sent, headers: keyed }),
          );
          expectRefused(refused, operationId, 422);
        }

        // The key of another account is another key; without keys each call adds an item.
        await expectWrites(oneWrite, () => otherCall(create, { body, headers: keyed }));
        expect(
          idsOf(await expectWrites({ versions: 6, entries: 6 }, () => callSixTimes({}))).size,
        ).toBe(6);
      });

      it('accepts one of two simultaneous changes of an item, and refuses the other with the current texts', async () => {
        const path = { id: item.id };
        const answers = await expectWrites(oneWrite, () =>
          Promise.all([
            call(update, { path, body: { name: 'Mine', description: 'A', version: 1 } }),
            otherCall(update, { path, body: { name: 'Yours', description: 'B', version: 1 } }),
          ]),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
        const current = (await readItems()).find(({ id }) => id === item.id);
        const refused = answers.find(({ status }) => status === 409);
        if (refused === undefined) throw new Error('No write was refused');
        expectRefused(refused, update, 409);
        const { id: _, ...texts } = current ?? item;
        expect(refused.current).toEqual(texts);
        expect(await newestEntry()).toMatchObject({
          action: 'update',
          before: { name: item.name, description: item.description },
          after: { name: current?.name, description: current?.description },
        });
      });

      it('does not lose an item that is added during a change of the order', async () => {
        for (let round = 0; round < 5; round += 1) {
          const seen = (await readItems()).map(({ id }) => id);
          const ids = seen.toReversed();
          const [ordered, added] = await Promise.all([
            call(order, { body: { seen, ids } }),
            otherCall<{ id: number }>(create, {
              body: { name: `Added ${round}`, description: 'x' },
            }),
          ]);
          expect([200, 409]).toContain(ordered.status);
          const idsAfter = (await readItems()).map(({ id }) => id);
          expect(idsAfter).toEqual([...(ordered.status === 200 ? ids : seen), added.data.id]);
        }
      });

      it('restores a deleted item with its id, once, at the end', async () => {
        const path = { id: item.id };
        await call(remove, { path, query: { version: 1 } });
        await addItem('Newer');
        const [deleted] = (await readHistory()).filter((version) => version.item_id === item.id);
        expect(deleted).toMatchObject({ change: 'deleted', name: item.name });
        const restore = (from: typeof call) =>
          from('restorePageVersion', { path: { id: deleted?.id ?? 0 }, body: { version: 2 } });
        const stale = await expectWrites(noWrite, () =>
          call('restorePageVersion', { path: { id: deleted?.id ?? 0 }, body: { version: 1 } }),
        );
        expectRefused(stale, 'restorePageVersion', 409);
        expect(stale.current).toEqual({ version: 2 });
        const answers = await expectWrites(oneWrite, () =>
          Promise.all([restore(call), restore(otherCall)]),
        );
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect(answers.map(({ data }) => data.version)).toEqual([3, 3]);
        expect((await readItems()).at(-1)).toEqual({ ...item, version: 3 });
        expect(await newestEntry()).toMatchObject({ action: 'restore', before: null });
        const { id } = await addItem('After all');
        expect(id).toBeGreaterThan(item.id);
      });

      // One engine is enough for the following tests, which need no second connection and run the same SQL.
      if (engine !== fasterEngine) return;

      it('gets a new item at its end', async () => {
        const body = { name: 'Rights\n\u202e.noisulcnoc', description: 'Many.' };
        const { data } = await expectWrites(oneWrite, () =>
          call<{ id: number; version: number }>(create, { body }),
        );
        expect(data.version).toBe(1);
        expect((await readItems()).at(-1)).toEqual({ id: data.id, version: 1, ...body });
        expect(await newestEntry()).toMatchObject({
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

      it('writes nothing for unchanged texts, also with another version', async () => {
        const path = { id: item.id };
        const texts = { name: 'New name', description: item.description };
        await call(update, { path, body: { ...texts, version: 1 } });
        for (const version of [1, 2]) {
          const again = await expectWrites(noWrite, () =>
            call(update, { path, body: { ...texts, version } }),
          );
          expect(again).toMatchObject({ status: 200, data: { version: 2 } });
          expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
        }
      });

      it('deletes an item with its current version, not through the other page, and refuses later changes of it', async () => {
        const path = { id: item.id };
        const body = { name: 'Late', description: 'Late', version: 1 };
        const throughOtherPage = await expectWrites(noWrite, () =>
          call(otherPage.update, { path, body }),
        );
        expectRefused(throughOtherPage, otherPage.update, 404);
        const old = await expectWrites(noWrite, () =>
          call(remove, { path, query: { version: 9 } }),
        );
        expectRefused(old, remove, 409);
        expect(old.current).toMatchObject({ version: 1, name: item.name });
        const deleted = await expectWrites(oneWrite, () =>
          call(remove, { path, query: { version: 1 } }),
        );
        expect(deleted).toMatchObject({ status: 200, data: { version: 2 } });
        expect((await readItems()).map(({ id }) => id)).not.toContain(item.id);
        expect(await newestEntry()).toMatchObject({
          action: 'delete',
          before: { name: item.name, description: item.description },
          after: null,
        });
        const late = await expectWrites(noWrite, () => call(update, { path, body }));
        expectRefused(late, update, 409);
        expect(late.current).toEqual({ version: 2 });
        const again = await expectWrites(noWrite, () =>
          call(remove, { path, query: { version: 1 } }),
        );
        expectRefused(again, remove, 409);
      });

      it('gets another order, and refuses other ids than its items, and an order of an earlier state', async () => {
        const before = (await readItems()).map(({ id }) => id);
        const reversed = before.toReversed();
        const saved = await expectWrites({ versions: 0, entries: 1 }, () =>
          // The contract allows ids as strings.
          call(order, { body: { seen: before.map(String), ids: reversed } }),
        );
        expect(saved.status, saved.message).toBe(200);
        expect((await readItems()).map(({ id }) => id)).toEqual(reversed);
        expect(await newestEntry()).toMatchObject({ action: 'reorder', subject_id: page });

        const again = await expectWrites(noWrite, () =>
          call(order, { body: { seen: before, ids: reversed } }),
        );
        expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
        const stale = await expectWrites(noWrite, () =>
          call(order, { body: { seen: before, ids: [...before.slice(1), before[0]] } }),
        );
        expectRefused(stale, order, 409);
        for (const ids of [
          [],
          before.slice(1),
          [...reversed, 999_999],
          [...reversed.slice(1), String(reversed[1])],
        ]) {
          const refused = await expectWrites(noWrite, () =>
            call(order, { body: { seen: reversed, ids } }),
          );
          expectRefused(refused, order, 400);
        }
        await addItem('In between');
        const late = await expectWrites(noWrite, () =>
          call(order, { body: { seen: reversed, ids: before } }),
        );
        expectRefused(late, order, 409);
        expect((await readItems()).map(({ id }) => id).slice(0, -1)).toEqual(reversed);
      });

      it('restores an earlier version as a new version', async () => {
        const path = { id: item.id };
        await call(update, { path, body: { name: 'Second', description: 'B', version: 1 } });
        const first = (await readHistory()).find(
          (version) => version.item_id === item.id && version.version === 1,
        );
        const restore = (version: number) =>
          call('restorePageVersion', { path: { id: first?.id ?? 0 }, body: { version } });
        const stale = await expectWrites(noWrite, () => restore(1));
        expectRefused(stale, 'restorePageVersion', 409);
        expect(stale.current).toEqual({ version: 2, name: 'Second', description: 'B' });
        const restored = await expectWrites(oneWrite, () => restore(2));
        expect(restored).toMatchObject({ status: 200, data: { version: 3 } });
        expect((await readItems()).find(({ id }) => id === item.id)).toEqual({
          ...item,
          version: 3,
        });
        expect((await readHistory())[0]).toMatchObject({
          item_id: item.id,
          version: 3,
          change: 'restored',
          name: item.name,
          by: 'admin@localhost.example',
        });
        const again = await expectWrites(noWrite, () => restore(3));
        expect(again.data.message).toMatch(/is the same as before\. Nothing was changed/);
      });

      it('accepts texts up to their limits, and refuses others with a sentence', async () => {
        const good = { name: 'Name', description: 'Text', version: 1 };
        for (const invalidField of [
          { name: '' },
          { name: ' \n\t' },
          { name: '\u200b\u2060' },
          { name: 'n'.repeat(201) },
          { name: 'a\0b' },
          { name: null },
          { description: '' },
          { description: ' \u00a0 ' },
          { description: '\u200e\u00ad' },
          { description: `${longestText}x` },
          { description: 'a\0b' },
          { version: 0 },
          { version: 1.5 },
          { version: '1' },
          { extra: true },
        ]) {
          const body = { ...good, ...invalidField };
          const refused = await expectWrites(noWrite, () =>
            call(update, { path: { id: item.id }, body }),
          );
          expectRefused(refused, update, 400);
          expect(refused.message).not.toMatch(/\\|pattern/);
        }
        const body = { name: '😀'.repeat(200), description: longestText, version: 1 };
        const saved = await expectWrites(oneWrite, () =>
          call(update, { path: { id: item.id }, body }),
        );
        expect(saved.status, saved.message).toBe(200);
        const { name, description } = (await readItems()).find(({ id }) => id === item.id) ?? item;
        expect([name, description]).toEqual([body.name, longestText]);
        // The audit cuts the text, because a list of whole texts would have megabytes. The versions have all of it.
        const { after } = (await newestEntry()) ?? {};
        expect(after).toEqual({ name: body.name, description: `${'😀'.repeat(1000)}…` });
      });
    },
  );

  // One engine is enough for the following tests, which need no second connection and run the same SQL.
  if (engine !== fasterEngine) return;

  it('are stored with U+FFFD for half of a surrogate pair, and a repeated call is recognised', async () => {
    const halves = { name: 'Half \ud83d', description: '\ude00 and the other' };
    const created = await expectWrites(oneWrite, () => call('createPrivacyItem', { body: halves }));
    expect(created.status, created.message).toBe(200);
    const path = { id: Number(created.data.id) };
    const stored = { name: 'Half \ufffd', description: '\ufffd and the other' };
    const { data } = await call<Item[]>('listPrivacyItems');
    expect(data.find(({ id }) => id === path.id)).toMatchObject(stored);
    const again = await expectWrites(noWrite, () =>
      call('updatePrivacyItem', { path, body: { ...halves, version: 1 } }),
    );
    expect(again.message ?? again.data.message).toMatch(/is the same as before/);
    const [about] = (await call<{ version: number }[]>('getAbout')).data;
    const text = { about: 'Cut \ud800', version: about?.version ?? 1 };
    expect((await expectWrites(oneWrite, () => call('updateAbout', { body: text }))).status).toBe(
      200,
    );
  });

  it('of the greatest length fit into a request even if JSON escapes every character; a longer body is refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const send = (payload: string) =>
      server.call('add/privacy', { method: 'POST', headers, payload });
    const escapedText = (length: number) => '\\ud83d\\ude00'.repeat(length);
    const makeBody = (length: number) =>
      `{"name":"${escapedText(200)}","description":"${escapedText(length)}"}`;
    expect((await send(makeBody(20_000))).statusCode).toBe(200);
    const refused = await send(makeBody(22_000));
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
    expectRefused(
      await expectWrites(noWrite, () => call('createTermsItem', { body })),
      'createTermsItem',
      409,
    );
    const { data } = await call<Version[]>('listPageVersions', { path: { page: 'terms' } });
    const deleted = data.find(({ item_id }) => item_id === first?.id);
    const restored = await expectWrites(noWrite, () =>
      call('restorePageVersion', {
        path: { id: deleted?.id ?? 0 },
        body: { version: deleted?.version },
      }),
    );
    expectRefused(restored, 'restorePageVersion', 409);
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
