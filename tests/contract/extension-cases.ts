import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import { fieldIn, messageOf, sendExpecting } from './expect-answer.ts';
import type { Call, TestedHost } from './tested-host.ts';

/**
 * The extensions that are tested on both engines: those about decisions, artisans, notes, saved views and the own
 * account. A list has rows when it is tested, and a flag is set before it is taken off.
 */
export const coreExtensions: readonly ExtensionId[] = [
  'rejectWithdrawal',
  'rejectPartPayment',
  'setArtisanStatus',
  'setArtisanLevel',
  'declineVerification',
  'listClientReviews',
  'logout',
  'getDecisionRules',
  'setDecisionRules',
  'listSavedViews',
  'saveView',
  'deleteView',
  'recordReveal',
  'listOwnSessions',
  'endOwnSession',
  'endOtherSessions',
  'changeOwnPassword',
  'addNote',
  'listNotes',
  'withdrawNote',
  'flagPerson',
  'listMarks',
  'unflagPerson',
];

type Row = Record<string, unknown>;

/** The cases of these operations that our server must meet, each of several calls. */
export function extensionCases(host: TestedHost): void {
  const send = (call: Call, status: number) => sendExpecting(host, call, status);
  const rowsOf = async (call: Call) => entityIn((await send(call, 200)).body) as Row[];

  describe('the rules', () => {
    const set = (body: object, status: number) =>
      send({ operationId: 'setDecisionRules', body }, status);
    const rulesNow = async () =>
      entityIn((await send({ operationId: 'getDecisionRules' }, 200)).body) as Row;

    it('get the next version with a change; a repeated change does nothing; a change of an old version gets 409', async () => {
      const { version } = await rulesNow();
      const rules = { type_amounts_from: 1234.56, promised_hours: null };
      const first = await set({ ...rules, version }, 200);
      const nextRules = { ...rules, version: Number(version) + 1 };
      expect(fieldIn(first.body, 'data', 'version')).toBe(nextRules.version);
      expect(await rulesNow()).toEqual(nextRules);
      expect(messageOf(await set({ ...rules, version }, 200))).toMatch(/Nothing was changed\.$/);
      const late = await set({ ...rules, promised_hours: 5, version }, 409);
      expect(fieldIn(late.body, 'current')).toEqual(nextRules);
      // The rules of the valid call, which other cases send, are set again.
      const ofValidCall = { type_amounts_from: 250_000.5, promised_hours: 24 };
      await set({ ...ofValidCall, version: nextRules.version }, 200);
    });
  });

  describe('saved views', () => {
    const view = { screen: '/admin/dashboard/clients', name: 'In Lagos', search: '?state=Lagos' };
    const save = (body: object, status: number) => send({ operationId: 'saveView', body }, status);

    it('are saved, replaced by name, listed by name, and deleted', async () => {
      await save(view, 200);
      expect(messageOf(await save(view, 200))).toMatch(/before\. Nothing was changed\.$/);
      await save({ ...view, search: '' }, 200);
      await save({ ...view, name: 'abuja' }, 200);
      const mine = (await rowsOf({ operationId: 'listSavedViews' })).filter(
        ({ screen }) => screen === view.screen,
      );
      expect(mine.map(({ name, search }) => [name, search])).toEqual([
        ['abuja', view.search],
        [view.name, ''],
      ]);
      for (const { id } of mine) await send({ operationId: 'deleteView', id: String(id) }, 200);
      await send({ operationId: 'deleteView', id: String(mine[0]?.id) }, 404);
    });
  });

  describe('a reveal', () => {
    const reveal = (body: object, status: number) =>
      send({ operationId: 'recordReveal', body }, status);

    it.each(['phone', 'email'] as const)('of the %s leaves one entry each time', async (field) => {
      const id = (await host.ids()).client;
      const reveals = async () =>
        (await rowsOf({ operationId: 'listTimeline', id, path: { kind: 'client' } })).filter(
          ({ action }) => action === 'reveal',
        );
      const before = await reveals();
      await reveal({ kind: 'client', id, field }, 200);
      await reveal({ kind: 'client', id, field }, 200);
      const after = await reveals();
      expect(after).toHaveLength(before.length + 2);
      const word = field === 'phone' ? 'phone number' : 'e-mail address';
      expect(after[0]).toMatchObject({
        kind: 'client',
        subject_id: id,
        sentence: `Looked at the ${word} of client ${id}.`,
      });
    });

    it.each(['artisan', 'client', 'contact-message'])('404: an unknown %s', async (kind) => {
      for (const id of ['999999', '99999999999999']) {
        await reveal({ kind, id, field: 'phone' }, 404);
      }
    });
  });

  describe('notes', () => {
    it('are listed newest first, counted, added once per key, and withdrawn without their text', async () => {
      const { artisan: id } = await host.ids();
      const path = { kind: 'artisan' };
      const add = (text: string, key: string, status: number) =>
        send(
          { operationId: 'addNote', id, path, body: { text }, headers: { 'Idempotency-Key': key } },
          status,
        );
      const countNotes = async () =>
        fieldIn(
          await rowsOf({ operationId: 'listMarks', query: { kind: 'artisan', ids: id } }),
          '0',
          'notes',
        );
      const before = Number((await countNotes()) ?? 0);
      const key = randomUUID();
      const first = await add('  First.\nSecond line. ', key, 200);
      expect(await add('  First.\nSecond line. ', key, 200)).toEqual(first);
      await add('Another text.', key, 422);
      await add('Second.', randomUUID(), 200);
      const [second, oldest] = await rowsOf({ operationId: 'listNotes', id, path });
      expect(oldest).toMatchObject({
        text: 'First.\nSecond line.',
        by: 'admin@artisan.example',
        is_own: true,
        withdrawn_at: null,
      });
      expect(await countNotes()).toBe(before + 2);
      const withdraw: Call = { operationId: 'withdrawNote', id: String(second?.id) };
      await send({ ...withdraw, caller: 'sessionOwner' }, 403);
      await send(withdraw, 200);
      expect(messageOf(await send(withdraw, 200))).toMatch(/before\. Nothing was changed\.$/);
      const [withdrawn] = await rowsOf({ operationId: 'listNotes', id, path });
      expect(withdrawn).toMatchObject({ id: second?.id, text: null, by: 'admin@artisan.example' });
      expect(withdrawn?.withdrawn_at).toMatch(/^\d{4}-/);
      expect(await countNotes()).toBe(before + 1);
      const entries = await rowsOf({ operationId: 'listTimeline', id, path });
      expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
        'withdraw-note',
        'add-note',
        'add-note',
      ]);
      expect(JSON.stringify(entries)).not.toContain('Second line.');
    });
  });

  describe('a flag', () => {
    it('is on the person and on the records of the person, and is taken off with a reason', async () => {
      const ids = await host.ids();
      const path = { kind: 'artisan' };
      const flagsOf = async (kind: string, id: string) => {
        const marks = await rowsOf({ operationId: 'listMarks', query: { kind, ids: id } });
        return (fieldIn(marks, '0', 'flags') ?? []) as Row[];
      };
      const timeline = await rowsOf({
        operationId: 'listTimeline',
        id: ids.excessiveWithdrawal,
        path: { kind: 'withdrawal' },
      });
      expect(timeline).toEqual([]);
      const [{ artisan_id }] = (await rowsOf({ operationId: 'listWithdrawalRequests' })).filter(
        (row) => String(row.id) === ids.excessiveWithdrawal,
      ) as [Row];
      const id = String(artisan_id);
      const set = (reason: string, status: number) =>
        send({ operationId: 'flagPerson', id, path, body: { reason } }, status);
      const takeOff = (version: unknown, status: number) => {
        const query = { reason: 'Both jobs are finished.', version: String(version) };
        return send({ operationId: 'unflagPerson', id, path, query }, status);
      };
      await set('Two clients complain.', 200);
      expect(messageOf(await set('Two clients complain.', 200))).toMatch(/Nothing was changed\.$/);
      await set('Another reason.', 409);
      const [flag] = await flagsOf('artisan', id);
      expect(flag).toMatchObject({
        kind: 'artisan',
        reason: 'Two clients complain.',
        by: 'admin@artisan.example',
      });
      expect(await flagsOf('withdrawal', ids.excessiveWithdrawal)).toEqual([flag]);
      await takeOff(Number(flag?.version) + 1, 409);
      await takeOff(flag?.version, 200);
      expect(messageOf(await takeOff(flag?.version, 200))).toMatch(/Nothing was changed\.$/);
      expect(await flagsOf('withdrawal', ids.excessiveWithdrawal)).toEqual([]);
      const entries = await rowsOf({ operationId: 'listTimeline', id, path });
      expect(entries.slice(0, 2)).toMatchObject([
        { action: 'unflag', reason: 'Both jobs are finished.', before: { flag: flag?.reason } },
        { action: 'flag', reason: 'Two clients complain.' },
      ]);
    });
  });
}
