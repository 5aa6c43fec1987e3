import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { entityIn, missingFields } from '../support/answers.ts';
import { meets } from './meets.ts';
import type { Call, MailIds, World } from './world.ts';

const calls = [
  'setContactMessageStatus',
  'replyToContactMessage',
  'listContactReplies',
  'listArtisanMails',
  'retryMail',
] as const;

/** Ids that exist on no host. */
const unknown: MailIds = {
  message: '999999',
  messageWithoutAddress: '999999',
  failedMail: '018f8a52-0000-7000-8000-000000000000',
  sentMail: '018f8a52-0000-7000-8000-000000000000',
  artisan: '999999',
};

/** The id in the path of each call. */
const subjects = {
  setContactMessageStatus: 'message',
  replyToContactMessage: 'message',
  listContactReplies: 'message',
  listArtisanMails: 'artisan',
  retryMail: 'failedMail',
} as const;

const content = { subject: 'Re: Payment', text: 'Thank you for writing.' };

/** A good call with known ids. */
function good(operationId: (typeof calls)[number], ids: MailIds): Call {
  const body = {
    setContactMessageStatus: { read_status: 'read' },
    replyToContactMessage: { id: randomUUID(), ...content },
    listContactReplies: undefined,
    listArtisanMails: undefined,
    retryMail: undefined,
  }[operationId];
  return { operationId, id: ids[subjects[operationId]], ...(body !== undefined && { body }) };
}

/** The cases of the calls about messages and e-mails. */
export function mailCases(open: () => World, idsOf: () => Promise<MailIds>): void {
  const expectAnswer = async (call: Call, status: number) => {
    const answer = await open().call(call);
    meets(call, answer, status);
    return answer;
  };

  describe.each(calls)('%s', (operationId) => {
    it.each([
      ['401: without a session', 401, { caller: 'anonymous' }],
      ['403: not an administrator', 403, { caller: 'client' }],
    ] as const)('%s', async (_name, status, caller) => {
      await expectAnswer({ operationId, id: '1', ...caller }, status);
    });

    it.each([
      ['over its limit', 429],
      ['broken', 500],
      ['away from its database', 503],
    ] as const)('%s: %i', async (condition, status) => {
      await expectAnswer({ ...good(operationId, await idsOf()), condition }, status);
    });

    it('400: a malformed id', async () => {
      const ids = await idsOf();
      for (const id of ['abc', '0', '-1', '1.5']) {
        await expectAnswer({ ...good(operationId, ids), id }, 400);
      }
    });

    it('404: an unknown id', async () => {
      const ids = await idsOf();
      await expectAnswer({ ...good(operationId, ids), id: unknown[subjects[operationId]] }, 404);
    });
  });

  it('a reply is queued once, is in the list with all fields, and marks the message', async () => {
    const ids = await idsOf();
    const call = good('replyToContactMessage', ids);
    const first = await expectAnswer(call, 200);
    expect((await expectAnswer(call, 200)).body).toEqual(first.body);
    const list = await expectAnswer(good('listContactReplies', ids), 200);
    expect(missingFields('listContactReplies', list.body)).toEqual([]);
    const sent = { id: Reflect.get(Object(call.body), 'id'), ...content };
    expect(entityIn(list.body)).toEqual(expect.arrayContaining([expect.objectContaining(sent)]));
    const marked = await expectAnswer(good('setContactMessageStatus', ids), 200);
    expect(JSON.stringify(marked.body)).toMatch(/before\. Nothing was changed/);
  });

  it('the e-mails to an artisan have all fields, and replies are not among them', async () => {
    const ids = await idsOf();
    const { body } = await expectAnswer(good('listArtisanMails', ids), 200);
    const mails = entityIn(body);
    expect(missingFields('listArtisanMails', body)).toEqual([]);
    expect(JSON.stringify(mails)).toContain('"state":"failed"');
    expect(JSON.stringify(mails)).not.toContain(ids.sentMail);
  });

  it('409: the id of an earlier reply with another text', async () => {
    const call = good('replyToContactMessage', await idsOf());
    await expectAnswer(call, 200);
    await expectAnswer({ ...call, body: { ...Object(call.body), text: 'Other words.' } }, 409);
  });

  it('422: a reply to a message without an address', async () => {
    const ids = await idsOf();
    const call = good('replyToContactMessage', ids);
    await expectAnswer({ ...call, id: ids.messageWithoutAddress }, 422);
  });

  it.for([
    ['replyToContactMessage', { id: 'abc', ...content }],
    ['replyToContactMessage', { id: `urn:uuid:${randomUUID()}`, ...content }],
    ['replyToContactMessage', { id: randomUUID(), ...content, subject: 'Two\r\nlines' }],
    ['replyToContactMessage', { id: randomUUID(), ...content, subject: '\u200b\u00a0' }],
    ['replyToContactMessage', { id: randomUUID(), ...content, text: ' \n ' }],
    ['replyToContactMessage', { id: randomUUID(), ...content, text: 'x'.repeat(20_001) }],
    ['replyToContactMessage', { id: randomUUID(), ...content, to: 'eve@client.example' }],
    ['setContactMessageStatus', { read_status: 'archived' }],
    ['setContactMessageStatus', {}],
  ] as const)('400: %s with %j', async ([operationId, body]) => {
    await expectAnswer({ ...good(operationId, await idsOf()), body }, 400);
  });

  it('the status of a message is set and reset', async () => {
    const ids = await idsOf();
    for (const read_status of ['not-read', 'read']) {
      const call = { ...good('setContactMessageStatus', ids), body: { read_status } };
      await expectAnswer(call, 200);
    }
  });

  it('a retry: 409 for a sent e-mail, 200 for a failed one', async () => {
    const ids = await idsOf();
    await expectAnswer({ ...good('retryMail', ids), id: ids.sentMail }, 409);
    await expectAnswer(good('retryMail', ids), 200);
  });
}
