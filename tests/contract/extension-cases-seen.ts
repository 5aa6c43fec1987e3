import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn, faultsOf } from '../support/answers.ts';
import { type Answer, type Call, type KnownIds, sendAsUsual, type World } from './world.ts';

/** The extensions that decide with evidence; the test of a list comes before the writes to it. */
export const seenOperations: readonly ExtensionId[] = [
  'approveSeenWithdrawal',
  'approveSeenPartPayment',
  'getDecisionRules',
  'setDecisionRules',
  'listSavedViews',
  'saveView',
  'deleteView',
  'recordReveal',
];

type Row = Record<string, unknown>;

const fieldIn = (value: unknown, ...steps: string[]): unknown =>
  steps.reduce((here, step) => Reflect.get(Object(here), step), value);
const messageOf = ({ body }: Answer) =>
  String(fieldIn(body, 'data', 'message') ?? fieldIn(body, 'message'));

const queues = [
  {
    what: 'withdrawal',
    approve: 'approveSeenWithdrawal',
    good: 'seenWithdrawal',
    greedy: 'greedyWithdrawal',
    rejected: 'rejectedWithdrawal',
    list: 'listWithdrawalRequests',
    idField: 'id',
    amountField: 'withdrawal_amount',
    wholeField: 'available_amount',
  },
  {
    what: 'part-payment',
    approve: 'approveSeenPartPayment',
    good: 'seenPartPayment',
    greedy: 'greedyPartPayment',
    rejected: 'rejectedPartPayment',
    list: 'listPendingPartPayments',
    idField: 'job_id',
    amountField: 'part_payment_amount',
    wholeField: 'job_amount',
  },
] as const satisfies readonly (Row & { good: keyof KnownIds })[];

/** The cases of these operations that our server must meet. */
export function seenCases(open: () => World): void {
  const send = async (call: Call, status: number) => {
    const answer = await sendAsUsual(open(), call);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(faultsOf(call.operationId, status, answer.body)).toEqual([]);
    return answer;
  };
  const rowsOf = async (operationId: Call['operationId']) =>
    entityIn((await open().call({ operationId })).body) as Row[];

  describe.each(queues)('approving a $what with the figures that were on screen', (queue) => {
    const { approve, list, idField, amountField, wholeField } = queue;
    const rowOf = async (id: string) =>
      (await rowsOf(list)).find((row) => String(row[idField]) === id) ?? {};
    const seenOf = async (id: string) => {
      const row = await rowOf(id);
      return { amount: Number(row[amountField]), version: String(row.version) };
    };
    const key = () => ({ 'Idempotency-Key': randomUUID() });

    it('200: a repeated call returns the first answer, and with another key it was approved before', async () => {
      const id = (await open().ids())[queue.good];
      const call = { operationId: approve, id, body: await seenOf(id), headers: key() };
      const first = await send(call, 200);
      expect(messageOf(first)).toMatch(/^Approved\.|is approved\.$/);
      expect((await send(call, 200)).body).toEqual(first.body);
      expect(await rowOf(id)).toEqual({});
      const late = await send({ ...call, headers: key() }, 200);
      expect(messageOf(late)).toMatch(/before\. Nothing was changed\.$/);
    });

    it('409: another amount; the refusal has the current figures, and a repeated call returns it', async () => {
      const id = (await open().ids())[queue.greedy];
      const row = await rowOf(id);
      const { amount, version } = await seenOf(id);
      const body = { amount: 1234.5, version };
      const call = { operationId: approve, id, body, headers: key() };
      const refused = await send(call, 409);
      expect(messageOf(refused)).toMatch(
        /^The amount was ₦1,234\.50 and is ₦[\d,.]+ now\. Nothing was written\.$/,
      );
      expect(fieldIn(refused.body, 'outcome')).toBe('nothing-written');
      expect(fieldIn(refused.body, 'current')).toEqual({
        amount,
        whole: row[wholeField],
        ...('paid_before' in row && { paid_before: row.paid_before }),
        status: 'pending',
        version,
      });
      expect((await send(call, 409)).body).toEqual(refused.body);
      expect(await rowOf(id)).toEqual(row);
    });

    it.each(['x', '1.2.3.4', 'é…', '.', '\u{1f600}', 'z'.repeat(100)])(
      '409: another version, such as %j',
      async (version) => {
        const id = (await open().ids())[queue.greedy];
        const { amount } = await seenOf(id);
        const refused = await send({ operationId: approve, id, body: { amount, version } }, 409);
        expect(messageOf(refused)).toMatch(/^(The|What) .+ Nothing was written\.$/);
        expect(fieldIn(refused.body, 'current', 'version')).toBe((await seenOf(id)).version);
      },
    );

    it('422: more than the remaining amount; a repeated call returns the same refusal', async () => {
      const id = (await open().ids())[queue.greedy];
      const call = { operationId: approve, id, body: await seenOf(id), headers: key() };
      const refused = await send(call, 422);
      expect((await send(call, 422)).body).toEqual(refused.body);
      const otherAmount = { ...call, body: { ...call.body, amount: 5 } };
      expect(messageOf(await send(otherAmount, 422))).toContain('came with another request');
      const otherId = { ...call, id: (await open().ids())[queue.rejected] };
      expect(messageOf(await send(otherId, 422))).toContain('came with another request');
    });

    it('409: the request was rejected before', async () => {
      const id = (await open().ids())[queue.rejected];
      const refused = await send({ operationId: approve, id }, 409);
      expect(messageOf(refused)).toContain('rejected before');
      expect(fieldIn(refused.body, 'current')).toBeUndefined();
    });

    it.each([
      ['no key', {}],
      ['a key that is not a UUID', { 'Idempotency-Key': '7' }],
      ['an empty key', { 'Idempotency-Key': '' }],
      ['a key with a prefix', { 'Idempotency-Key': `urn:uuid:${randomUUID()}` }],
    ])('400: %s', async (_, headers) => {
      await send({ operationId: approve, id: '1', headers }, 400);
    });

    it.each([
      ['no body', undefined],
      ['no version', { amount: 5 }],
      ['an empty version', { amount: 5, version: '' }],
      ['a version that is too long', { amount: 5, version: 'x'.repeat(101) }],
      ['a version as a number', { amount: 5, version: 5 }],
      ['no amount', { version: 'x' }],
      ['an amount as text', { amount: '5', version: 'x' }],
      ['an amount below zero', { amount: -1, version: 'x' }],
      ['a fraction of a kobo', { amount: 5.005, version: 'x' }],
      ['too high an amount', { amount: 1e12 + 1, version: 'x' }],
      ['an unknown field', { amount: 5, version: 'x', reason: 'No.' }],
    ])('400: %s', async (_, body) => {
      await send({ operationId: approve, id: '1', body }, 400);
    });
  });

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
