// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import type { WithdrawalRequest } from '../../src/api/withdrawals.ts';
import { rejectedOutcome } from '../../src/features/approvals/outcome.ts';
import { withdrawalSubject } from '../../src/features/approvals/withdrawals/withdrawal-subject.ts';
import { asKobo } from '../../src/lib/values/money.ts';

describe('the result of a rejection', () => {
  const queued = 'Rejected. The message to the artisan is queued for sending.';

  it.each([
    ['queued', true, false, queued],
    ['queued', true, true, `${queued} Its state is shown under E-mails on the artisan’s page.`],
    [
      'no-mail',
      true,
      true,
      'Rejected. No message was sent to the artisan: the server is not set up to send e-mail.',
    ],
    [
      'no-address',
      true,
      true,
      'Rejected. No message was sent to the artisan: there is no e-mail address.',
    ],
    ['rejected-before', true, true, 'Rejected. Your message to the artisan was not sent.'],
    [
      null,
      true,
      true,
      'Rejected. The host does not confirm that a message goes out to the artisan.',
    ],
    ['queued', false, true, 'Rejected. No message was sent to the artisan.'],
  ])(
    'with the mail %j, a message: %j, and a list of e-mails: %j, is "%s"',
    (mail, hasMessage, listsMails, message) => {
      const rejected = { message: 'Rejected.', mail };
      expect(rejectedOutcome(rejected, hasMessage, listsMails)).toEqual({
        kind: 'rejected',
        message,
      });
    },
  );
});

it('a row gets the current figures from the refusal of its approval', () => {
  const row = { available_amount: asKobo(100), version: 'v1' } as WithdrawalRequest;
  const current = { amount: null, whole: asKobo(70), paid_before: null, status: null };
  expect(withdrawalSubject.withCurrent(row, { ...current, version: 'v2' })).toMatchObject({
    available_amount: 70,
    version: 'v2',
  });
});
