import { describe, expect, it } from 'vitest';
import type { ExtensionId } from '../../openapi/generated/operations.ts';
import { entityIn } from '../support/answers.ts';
import { fieldIn, meets, messageOf } from './meets.ts';
import type { Call, KnownIds, World } from './world.ts';

/** The extensions about money, artisans, reviews, and the session. */
export const moneyOperations: readonly ExtensionId[] = [
  'rejectWithdrawal',
  'rejectPartPayment',
  'setArtisanStatus',
  'setArtisanLevel',
  'declineVerification',
  'listClientReviews',
  'logout',
];

type Row = Record<string, unknown>;

const badReasons = [
  ['none', undefined],
  ['an empty one', ''],
  ['a blank one', ' \n\t'],
  ['one that is not shown', '\u200b\u200e'],
  ['one that is too long', 'x'.repeat(501)],
  ['one with U+0000', 'No\u0000'],
  ['a number', 7],
] as const;

/** The cases of these operations that our server must meet. */
export function moneyCases(open: () => World): void {
  const send = async (call: Call, status: number) => {
    const answer = await open().call(call);
    meets(call, answer, status);
    return answer;
  };
  const rowsOf = async (operationId: Call['operationId']) =>
    entityIn((await open().call({ operationId })).body) as Row[];
  const artisanOf = async (id: string) =>
    fieldIn(entityIn((await open().call({ operationId: 'getArtisan', id })).body), ...inArtisan);
  const versionOf = async (id: string) => Number(fieldIn(await artisanOf(id), 'version'));

  const decisions = [
    {
      what: 'withdrawal',
      reject: 'rejectWithdrawal',
      approve: 'approveWithdrawal',
      approved: 'approvedWithdrawal',
      greedy: 'greedyWithdrawal',
      list: 'listWithdrawalRequests',
      idField: 'id',
    },
    {
      what: 'part-payment',
      reject: 'rejectPartPayment',
      approve: 'approvePartPayment',
      approved: 'approvedPartPayment',
      greedy: 'greedyPartPayment',
      list: 'listPendingPartPayments',
      idField: 'job_id',
    },
  ] as const satisfies readonly (Row & { approved: keyof KnownIds })[];

  describe.each(decisions)(
    'rejecting a $what',
    ({ reject, approve, approved, greedy, list, idField }) => {
      it.each(badReasons)('400 with %s as its reason', async (_, reason) => {
        const ids = await open().ids();
        await send({ operationId: reject, id: ids[greedy], body: { reason } }, 400);
      });

      it.each([
        ['no body', undefined],
        ['an unknown field', { reason: 'No.', amount: 5 }],
        ['a blank message', { reason: 'No.', message: ' ' }],
        ['a message that is too long', { reason: 'No.', message: 'x'.repeat(20_001) }],
      ])('400 with %s', async (_, body) => {
        const ids = await open().ids();
        await send({ operationId: reject, id: ids[greedy], body }, 400);
      });

      it('409: the request was approved before', async () => {
        const ids = await open().ids();
        await send({ operationId: reject, id: ids[approved], body: { reason: 'Too late.' } }, 409);
      });

      it('409: requests of a deactivated artisan cannot be approved until the artisan is active', async () => {
        const id = (await open().ids())[greedy];
        const row = (await rowsOf(list)).find((one) => String(one[idField]) === id);
        const artisan = String(row?.artisan_id);
        const setStatus = async (status: string) => {
          const body = { status, version: await versionOf(artisan) };
          await send({ operationId: 'setArtisanStatus', id: artisan, body }, 200);
        };
        await setStatus('deactivated');
        expect(messageOf(await send({ operationId: approve, id }, 409))).toContain('deactivated');
        await setStatus('active');
        await send({ operationId: approve, id }, 422);
      });

      it('200: the request leaves the queue, a second rejection changes nothing, and an approval is refused', async () => {
        const id = (await open().ids())[greedy];
        const isWaiting = async () =>
          (await rowsOf(list)).some((one) => String(one[idField]) === id);
        expect(await isWaiting()).toBe(true);
        const body = { reason: 'The bank returned it.', message: 'Please correct your account.' };
        const first = await send({ operationId: reject, id, body }, 200);
        expect(messageOf(first)).toMatch(/^Rejected\. ₦[\d,.]+ /);
        expect(['queued', 'no-mail', 'no-address']).toContain(fieldIn(first.body, 'data', 'mail'));
        expect(await isWaiting()).toBe(false);
        const again = await send({ operationId: reject, id, body }, 200);
        expect(messageOf(again)).toMatch(/before\. Nothing was changed\.$/);
        expect(fieldIn(again.body, 'data', 'mail')).toBe('rejected-before');
        await send({ operationId: approve, id }, 409);
      });

      it('200 without a message: the answer does not mention e-mail', async () => {
        const ids = await open().ids();
        const id = reject === 'rejectWithdrawal' ? ids.rejectedWithdrawal : ids.rejectedPartPayment;
        const answer = await send({ operationId: reject, id, body: { reason: 'Again.' } }, 200);
        expect(messageOf(answer)).toMatch(/before\. Nothing was changed\.$/);
        expect(fieldIn(answer.body, 'data', 'mail')).toBeUndefined();
      });
    },
  );

  describe('an edit of an artisan', () => {
    it.each([
      ['setArtisanStatus', { status: 'deactivated', reason: 'Two complaints.' }],
      ['setArtisanStatus', { status: 'active' }],
      ['setArtisanLevel', { level: 3 }],
      ['setArtisanLevel', { level: 2 }],
    ] as const)('%s: one version higher, then so before, then 409', async (operationId, edit) => {
      const id = (await open().ids()).artisan;
      // The edit changes something only from another value.
      const other =
        'level' in edit
          ? { level: 1 }
          : { status: edit.status === 'active' ? 'deactivated' : 'active' };
      await send({ operationId, id, body: { ...other, version: await versionOf(id) } }, 200);
      const version = await versionOf(id);
      const first = await send({ operationId, id, body: { ...edit, version } }, 200);
      expect(fieldIn(first.body, 'data', 'version')).toBe(version + 1);
      const { reason: _, ...now } = { reason: undefined, ...edit };
      expect(await artisanOf(id)).toMatchObject({ ...now, version: version + 1 });
      const again = await send({ operationId, id, body: { ...edit, version } }, 200);
      expect(messageOf(again)).toMatch(/before\. Nothing was changed\.$/);
      expect(fieldIn(again.body, 'data', 'version')).toBe(version + 1);
      const late = await send({ operationId, id, body: { ...other, version } }, 409);
      expect(fieldIn(late.body, 'current')).toMatchObject({ ...now, version: version + 1 });
      expect(await versionOf(id)).toBe(version + 1);
    });

    it.each([
      ['setArtisanStatus', { status: 'on-leave', version: 1 }],
      ['setArtisanStatus', { status: 'active' }],
      ['setArtisanStatus', { status: 'active', version: '1' }],
      ['setArtisanStatus', { status: 'active', version: 0 }],
      ['setArtisanStatus', { status: 'active', version: 1, reason: '  ' }],
      ['setArtisanStatus', { status: 'active', version: 1, level: 2 }],
      ['setArtisanLevel', { level: 0, version: 1 }],
      ['setArtisanLevel', { level: 4, version: 1 }],
      ['setArtisanLevel', { level: 1.5, version: 1 }],
      ['setArtisanLevel', { level: 2 }],
      ['setArtisanLevel', undefined],
    ] as const)('400: %s with %j', async (operationId, body) => {
      await send({ operationId, id: (await open().ids()).artisan, body }, 400);
    });
  });

  describe('turning a verification down', () => {
    const decline = { operationId: 'declineVerification' } as const;
    const isListed = async (id: string) =>
      (await rowsOf('listVerificationArtisans')).some((row) => String(row.id) === id);

    /** Returns an artisan who waits for verification, also after a case that decided on this artisan. */
    const letWait = async () => {
      const { waitingArtisan: id } = await open().ids();
      for (const level of [2, 1]) {
        const body = { level, version: await versionOf(id) };
        await send({ operationId: 'setArtisanLevel', id, body }, 200);
      }
      return id;
    };

    it.each(badReasons)('400 with %s as its reason', async (_, reason) => {
      const id = (await open().ids()).waitingArtisan;
      const query = { version: '1', ...(reason !== undefined && { reason: String(reason) }) };
      if (typeof reason !== 'number') await send({ ...decline, id, query }, 400);
    });

    it.each(['0', '01', '-1', 'x', '1e2', '', '1234567890'])(
      '400 with the version "%s"',
      async (version) => {
        const id = (await open().ids()).waitingArtisan;
        await send({ ...decline, id, query: { reason: 'Illegible.', version } }, 400);
      },
    );

    it('409 with the current version, and 409 for an artisan who does not wait', async () => {
      const { artisan } = await open().ids();
      const id = await letWait();
      const version = await versionOf(id);
      const query = { reason: 'Illegible.', version: String(version + 1) };
      const late = await send({ ...decline, id, query }, 409);
      expect(fieldIn(late.body, 'current')).toMatchObject({ level: 1, version });
      const body = { level: 2, version: await versionOf(artisan) };
      await send({ operationId: 'setArtisanLevel', id: artisan, body }, 200);
      const above = { reason: 'Illegible.', version: String(await versionOf(artisan)) };
      await send({ ...decline, id: artisan, query: above }, 409);
    });

    it('200: the artisan leaves the list until a level is set, and a second time changes nothing', async () => {
      const id = await letWait();
      expect(await isListed(id)).toBe(true);
      const version = await versionOf(id);
      const query = { reason: 'The name does not match & is illegible.', version: String(version) };
      const first = await send({ ...decline, id, query }, 200);
      expect(fieldIn(first.body, 'data', 'version')).toBe(version + 1);
      expect(await isListed(id)).toBe(false);
      const again = await send({ ...decline, id, query }, 200);
      expect(messageOf(again)).toMatch(/before\. Nothing was changed\.$/);
      const reopened = { level: 1, version: version + 1 };
      await send({ operationId: 'setArtisanLevel', id, body: reopened }, 200);
      expect(await isListed(id)).toBe(true);
    });
  });

  it('the reviews of a client have one to five stars and come newest first', async () => {
    const call: Call = { operationId: 'listClientReviews', id: (await open().ids()).client };
    const reviews = entityIn((await send(call, 200)).body) as Row[];
    const moments = reviews.map(({ created_at }) => String(created_at));
    expect(moments).toEqual(moments.toSorted().toReversed());
    for (const { rating } of reviews) expect([1, 2, 3, 4, 5]).toContain(rating);
  });

  it('an ended session cannot be used again', async () => {
    const call: Call = { operationId: 'logout', caller: 'passing' };
    await send({ operationId: 'getAbout', caller: 'passing' }, 200);
    await send(call, 200);
    await send(call, 401);
    await send({ operationId: 'getAbout', caller: 'passing' }, 401);
    await send({ operationId: 'getAbout' }, 200);
  });
}

const inArtisan = ['tradesman_data', 'tradesman'];
