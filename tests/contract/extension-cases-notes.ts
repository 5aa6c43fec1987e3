import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import { fieldIn, messageOf, sendFor } from './meets.ts';
import type { Call, World } from './world.ts';

/** The calls of notes and flags; a flag is set before it is taken off. */
export const noteOperations: readonly ExtensionId[] = [
  'addNote',
  'listNotes',
  'withdrawNote',
  'flagPerson',
  'listMarks',
  'unflagPerson',
];

type Row = Record<string, unknown>;

/** The cases of notes and flags. */
export function noteCases(open: () => World): void {
  const send = (call: Call, status: number) => sendFor(open(), call, status);
  const rows = async (call: Call) => entityIn((await send(call, 200)).body) as Row[];

  describe('notes', () => {
    it('are listed newest first, counted, added once per key, and withdrawn without their text', async () => {
      const { artisan: id } = await open().ids();
      const path = { kind: 'artisan' };
      const add = (text: string, key: string, status: number) =>
        send(
          { operationId: 'addNote', id, path, body: { text }, headers: { 'Idempotency-Key': key } },
          status,
        );
      const marks = async () =>
        fieldIn(
          await rows({ operationId: 'listMarks', query: { kind: 'artisan', ids: id } }),
          '0',
          'notes',
        );
      const before = Number((await marks()) ?? 0);
      const key = randomUUID();
      const first = await add('  First.\nSecond line. ', key, 200);
      expect(await add('  First.\nSecond line. ', key, 200)).toEqual(first);
      await add('Another text.', key, 422);
      await add('Second.', randomUUID(), 200);
      const [second, one] = await rows({ operationId: 'listNotes', id, path });
      expect(one).toMatchObject({
        text: 'First.\nSecond line.',
        by: 'admin@artisan.example',
        is_own: true,
        withdrawn_at: null,
      });
      expect(await marks()).toBe(before + 2);
      const withdraw: Call = { operationId: 'withdrawNote', id: String(second?.id) };
      await send({ ...withdraw, caller: 'roamer' }, 403);
      await send(withdraw, 200);
      expect(messageOf(await send(withdraw, 200))).toMatch(/before\. Nothing was changed\.$/);
      const [gone] = await rows({ operationId: 'listNotes', id, path });
      expect(gone).toMatchObject({ id: second?.id, text: null, by: 'admin@artisan.example' });
      expect(gone?.withdrawn_at).toMatch(/^\d{4}-/);
      expect(await marks()).toBe(before + 1);
      const entries = await rows({ operationId: 'listTimeline', id, path });
      expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
        'withdraw-note',
        'add-note',
        'add-note',
      ]);
      expect(JSON.stringify(entries)).not.toContain('Second line.');
    });

    it.each([
      {},
      { text: '' },
      { text: ' \n' },
      { text: 'x'.repeat(2001) },
      { text: 'x', by: 'y' },
    ])('400: %j', async (body) => {
      await send({ operationId: 'addNote', body }, 400);
    });

    it.each(['part-payment', 'list'])('400: on a %s', async (kind) => {
      await send({ operationId: 'listNotes', path: { kind } }, 400);
      await send({ operationId: 'listMarks', query: { kind, ids: '1' } }, 400);
    });

    it.each(['', '1,', 'x', '0', Array(101).fill('1').join()])('400: marks of %j', async (ids) => {
      await send({ operationId: 'listMarks', query: { kind: 'artisan', ids } }, 400);
    });
  });

  describe('a flag', () => {
    it('is on the person and on the records of the person, and is taken off with a reason', async () => {
      const ids = await open().ids();
      const path = { kind: 'artisan' };
      const flagged = async (kind: string, id: string) => {
        const marks = await rows({ operationId: 'listMarks', query: { kind, ids: id } });
        return (fieldIn(marks, '0', 'flags') ?? []) as Row[];
      };
      const timeline = await rows({
        operationId: 'listTimeline',
        id: ids.greedyWithdrawal,
        path: { kind: 'withdrawal' },
      });
      expect(timeline).toEqual([]);
      const [{ artisan_id }] = (await rows({ operationId: 'listWithdrawalRequests' })).filter(
        (row) => String(row.id) === ids.greedyWithdrawal,
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
      const [flag] = await flagged('artisan', id);
      expect(flag).toMatchObject({
        kind: 'artisan',
        reason: 'Two clients complain.',
        by: 'admin@artisan.example',
      });
      expect(await flagged('withdrawal', ids.greedyWithdrawal)).toEqual([flag]);
      await takeOff(Number(flag?.version) + 1, 409);
      await takeOff(flag?.version, 200);
      expect(messageOf(await takeOff(flag?.version, 200))).toMatch(/Nothing was changed\.$/);
      expect(await flagged('withdrawal', ids.greedyWithdrawal)).toEqual([]);
      const entries = await rows({ operationId: 'listTimeline', id, path });
      expect(entries.slice(0, 2)).toMatchObject([
        { action: 'unflag', reason: 'Both jobs are finished.', before: { flag: flag?.reason } },
        { action: 'flag', reason: 'Two clients complain.' },
      ]);
    });
  });
}
