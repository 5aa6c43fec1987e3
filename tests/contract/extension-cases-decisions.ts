import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import { noteCases, noteOperations } from './extension-cases-notes.ts';
import { fieldIn, messageOf, sendFor } from './meets.ts';
import type { Call, World } from './world.ts';

/** The extensions beside decisions; the test of a list comes before the writes to it. */
export const decisionOperations: readonly ExtensionId[] = [
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
  ...noteOperations,
];

type Row = Record<string, unknown>;

/** The cases of these operations that our server and the mock must meet. */
export function decisionCases(open: () => World): void {
  const send = (call: Call, status: number) => sendFor(open(), call, status);
  const rowsOf = async (operationId: Call['operationId']) =>
    entityIn((await open().call({ operationId })).body) as Row[];

  describe('the rules', () => {
    const set = (body: object, status: number) =>
      send({ operationId: 'setDecisionRules', body }, status);
    const rulesNow = async () =>
      entityIn((await send({ operationId: 'getDecisionRules' }, 200)).body) as Row;

    it('rise by one version with a change; a repeated change does nothing; an old version gets 409', async () => {
      const { version } = await rulesNow();
      const rules = { type_amounts_from: 1234.56, promised_hours: null };
      const first = await set({ ...rules, version }, 200);
      const now = { ...rules, version: Number(version) + 1 };
      expect(fieldIn(first.body, 'data', 'version')).toBe(now.version);
      expect(await rulesNow()).toEqual(now);
      expect(messageOf(await set({ ...rules, version }, 200))).toMatch(/Nothing was changed\.$/);
      const late = await set({ ...rules, promised_hours: 5, version }, 409);
      expect(fieldIn(late.body, 'current')).toEqual(now);
      // The last change sets the rules of the usual call, because other cases use them.
      const usual = { type_amounts_from: 250_000.5, promised_hours: 24 };
      await set({ ...usual, version: now.version }, 200);
    });

    it.each([
      {},
      { type_amounts_from: 0, promised_hours: 5, version: 1 },
      { type_amounts_from: 5.005, promised_hours: 5, version: 1 },
      { type_amounts_from: '5', promised_hours: 5, version: 1 },
      { type_amounts_from: 5, promised_hours: 0, version: 1 },
      { type_amounts_from: 5, promised_hours: 1.5, version: 1 },
      { type_amounts_from: 5, promised_hours: 8761, version: 1 },
      { type_amounts_from: 5, promised_hours: 5, version: 0 },
      { type_amounts_from: 5, promised_hours: 5 },
      { type_amounts_from: 5, promised_hours: 5, version: 1, name: 'x' },
    ])('400: %j', async (body) => {
      await set(body, 400);
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
      const mine = (await rowsOf('listSavedViews')).filter(({ screen }) => screen === view.screen);
      expect(mine.map(({ name, search }) => [name, search])).toEqual([
        ['abuja', view.search],
        [view.name, ''],
      ]);
      for (const { id } of mine) await send({ operationId: 'deleteView', id: String(id) }, 200);
      await send({ operationId: 'deleteView', id: String(mine[0]?.id) }, 404);
    });

    it.each([
      {},
      { ...view, screen: '/api/v1/admin' },
      { ...view, screen: '/admin/jobs?x=1' },
      { ...view, screen: `/admin/${'x'.repeat(200)}` },
      { ...view, name: '' },
      { ...view, name: ' \n' },
      { ...view, name: 'x'.repeat(61) },
      { ...view, name: 'x\0' },
      { ...view, search: 'state=Lagos' },
      { ...view, search: '?a b' },
      { ...view, search: `?${'x'.repeat(2000)}` },
      { ...view, version: 1 },
    ])('400: %j', async (body) => {
      await save(body, 400);
    });
  });

  noteCases(open);

  describe('a reveal', () => {
    const reveal = (body: object, status: number) =>
      send({ operationId: 'recordReveal', body }, status);

    it.each(['phone', 'email'] as const)('of the %s leaves one entry each time', async (field) => {
      const id = (await open().ids()).client;
      const entries = async () => {
        const call = { operationId: 'listTimeline', id, path: { kind: 'client' } } as const;
        return entityIn((await send(call, 200)).body) as Row[];
      };
      const before = (await entries()).filter(({ action }) => action === 'reveal').length;
      await reveal({ kind: 'client', id, field }, 200);
      await reveal({ kind: 'client', id, field }, 200);
      const after = (await entries()).filter(({ action }) => action === 'reveal');
      expect(after).toHaveLength(before + 2);
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

    it.each([
      {},
      { kind: 'job', id: '1', field: 'phone' },
      { kind: 'artisan', id: '1', field: 'bvn' },
      { kind: 'artisan', id: 1, field: 'phone' },
      { kind: 'artisan', id: 'abc', field: 'phone' },
      { kind: 'artisan', id: '', field: 'phone' },
      { kind: 'artisan', id: '1', field: 'phone', reason: 'x' },
    ])('400: %j', async (body) => {
      await reveal(body, 400);
    });
  });
}
