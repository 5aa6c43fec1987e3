import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entityIn } from '../support/answers.ts';
import { fieldIn, messageOf, sendExpecting } from './expect-answer.ts';
import type { Call, KnownIds, TestedHost } from './tested-host.ts';

type Row = Record<string, unknown>;

const queues = [
  {
    what: 'withdrawal',
    approve: 'approveWithdrawal',
    approvable: 'guardedWithdrawal',
    excessive: 'excessiveWithdrawal',
    rejected: 'rejectedWithdrawal',
    list: 'listWithdrawalRequests',
    idField: 'id',
    amountField: 'withdrawal_amount',
    wholeField: 'available_amount',
  },
  {
    what: 'part-payment',
    approve: 'approvePartPayment',
    approvable: 'guardedPartPayment',
    excessive: 'excessivePartPayment',
    rejected: 'rejectedPartPayment',
    list: 'listPendingPartPayments',
    idField: 'job_id',
    amountField: 'part_payment_amount',
    wholeField: 'job_amount',
  },
] as const satisfies readonly (Row & { approvable: keyof KnownIds })[];

/** The cases of `If-Match` and `Idempotency-Key` that our server and the mock must meet. */
export function approvalCases(host: TestedHost): void {
  const send = (call: Call, status: number) => sendExpecting(host, call, status);

  describe.each(queues)('approving a $what with If-Match and Idempotency-Key', (queue) => {
    const { approve, list, idField, amountField, wholeField } = queue;
    const rowOf = async (id: string) => {
      const rows = entityIn((await host.call({ operationId: list })).body) as Row[];
      return rows.find((row) => String(row[idField]) === id) ?? {};
    };
    const versionOf = async (id: string) => String((await rowOf(id)).version);
    const newKey = () => ({ 'Idempotency-Key': randomUUID() });

    it('200: a repeated call returns the first answer; a call with another key or without one says that it was approved before', async () => {
      const id = (await host.ids())[queue.approvable];
      const headers = { 'If-Match': `"${await versionOf(id)}"`, ...newKey() };
      const call = { operationId: approve, id, headers };
      const first = await send(call, 200);
      expect(messageOf(first)).toMatch(/^Approved\.|is approved\.$/);
      expect(fieldIn(first.body, 'data', 'outcome')).toBe('approved');
      expect((await send(call, 200)).body).toEqual(first.body);
      expect(await rowOf(id)).toEqual({});
      // The version of a decided request is not compared.
      for (const later of [{ 'If-Match': '"x"', ...newKey() }, {}]) {
        const late = await send({ ...call, headers: later }, 200);
        expect(messageOf(late)).toMatch(/before\. Nothing was changed\.$/);
        expect(fieldIn(late.body, 'data', 'outcome')).toBe('approved-before');
      }
    });

    it('412: another amount; the refusal has the current figures, and a repeated call returns it', async () => {
      const id = (await host.ids())[queue.excessive];
      const row = await rowOf(id);
      const version = String(row.version);
      const [artisan, , ...others] = version.split('.');
      const earlier = [artisan, (123_450).toString(36), ...others].join('.');
      const headers = { 'If-Match': `"${earlier}"`, ...newKey() };
      const call = { operationId: approve, id, headers };
      const refused = await send(call, 412);
      expect(messageOf(refused)).toMatch(
        /^The amount was ₦1,234\.50 and is ₦[\d,.]+ now\. Nothing was written\.$/,
      );
      expect(fieldIn(refused.body, 'outcome')).toBe('nothing-written');
      expect(fieldIn(refused.body, 'current')).toEqual({
        amount: row[amountField],
        whole: row[wholeField],
        ...('paid_before' in row && { paid_before: row.paid_before }),
        status: 'pending',
        version,
      });
      expect((await send(call, 412)).body).toEqual(refused.body);
      expect(await rowOf(id)).toEqual(row);
    });

    it.each(['"x"', '"1.2.3.4"', '"."', '""', '"x", "y"', `"${'z'.repeat(100)}"`])(
      '412: other versions, such as %s',
      async (ifMatch) => {
        const id = (await host.ids())[queue.excessive];
        const call = { operationId: approve, id, headers: { 'If-Match': ifMatch } };
        const refused = await send(call, 412);
        expect(messageOf(refused)).toMatch(/^(The|What) .+ Nothing was written\.$/);
        expect(fieldIn(refused.body, 'current', 'version')).toBe(await versionOf(id));
      },
    );

    it('412: a weak version never matches; a list matches if it has the version, and * always', async () => {
      const id = (await host.ids())[queue.excessive];
      const version = await versionOf(id);
      const answers = { [`W/"${version}"`]: 412, [`"x", "${version}"`]: 422, '*': 422 };
      for (const [ifMatch, status] of Object.entries(answers)) {
        await send({ operationId: approve, id, headers: { 'If-Match': ifMatch } }, status);
      }
    });

    it('422: more than the remaining amount; a repeated call, and one without headers, returns the same refusal', async () => {
      const id = (await host.ids())[queue.excessive];
      const headers = { 'If-Match': `"${await versionOf(id)}"`, ...newKey() };
      const call = { operationId: approve, id, headers };
      const refused = await send(call, 422);
      for (const again of [call, { operationId: approve, id }]) {
        expect((await send(again, 422)).body).toEqual(refused.body);
      }
      const otherVersion = { ...call, headers: { ...headers, 'If-Match': '"x"' } };
      expect(messageOf(await send(otherVersion, 422))).toContain('came with another request');
      const otherId = { ...call, id: (await host.ids())[queue.rejected] };
      expect(messageOf(await send(otherId, 422))).toContain('came with another request');
    });

    it('409: the request was rejected before, whatever its version', async () => {
      const id = (await host.ids())[queue.rejected];
      for (const headers of [{ 'If-Match': '"x"', ...newKey() }, {}]) {
        const refused = await send({ operationId: approve, id, headers }, 409);
        expect(messageOf(refused)).toContain('rejected before');
        expect(fieldIn(refused.body, 'current')).toBeUndefined();
      }
    });

    it.each([
      ['a key that is not a UUID', { 'Idempotency-Key': '7' }],
      ['an empty key', { 'Idempotency-Key': '' }],
      ['a key with a prefix', { 'Idempotency-Key': `urn:uuid:${randomUUID()}` }],
      ['a version without quotes', { 'If-Match': 'x' }],
      ['a version with one quote', { 'If-Match': '"x' }],
      ['no version', { 'If-Match': '' }],
    ])('400: %s', async (_, headers) => {
      await send({ operationId: approve, id: '1', headers }, 400);
    });
  });
}
