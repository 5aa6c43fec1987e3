import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../server/app.ts';
import { auditEntries, contactMessages, outgoingMails } from '../../server/db/schema/office.ts';
import { faultsOf } from '../support/answers.ts';
import { nowText } from '../support/clock.ts';
import { emptyOutbox, type MailApp, openMailApp } from '../support/mail-app.ts';
import {
  engines,
  fasterEngine,
  openTestDatabase,
  type TestDatabase,
} from '../support/test-database.ts';

const messageRow = z.object({
  id: z.number(),
  answer_status: z.string(),
  answered_at: z.string().nullable(),
});
const content = { subject: 'Re: Payment', text: 'Thank you.' };
const queued = { data: { message: 'The reply is queued. It leaves in a moment.' } };

describe.each(engines)('replies and marks on %s', (engine) => {
  let database: TestDatabase;
  let mailApp: MailApp;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    mailApp = await openMailApp(database);
  });
  beforeEach(() => emptyOutbox(database));
  afterAll(async () => {
    await mailApp.close();
    await database.close();
  });

  const readEntries = async (subjectId: string | number) =>
    database.db
      .select()
      .from(auditEntries)
      .where(
        and(
          inArray(auditEntries.subject, ['contact-message', 'mail']),
          eq(auditEntries.subjectId, String(subjectId)),
        ),
      )
      .orderBy(desc(auditEntries.id));
  const readStatus = async (id: number) => {
    const rows = await database.db.select().from(contactMessages).where(eq(contactMessages.id, id));
    return rows[0]?.readStatus;
  };
  const post = async (message: number, body: object) => {
    const answer = await mailApp.call('POST', `contact/message/${message}/reply`, body);
    expect(faultsOf('replyToContactMessage', answer.status, answer.body)).toEqual([]);
    return answer;
  };
  const retry = async (id: string) => {
    const answer = await mailApp.call('POST', `retry/mail/${id}`);
    expect(faultsOf('retryMail', answer.status, answer.body)).toEqual([]);
    return answer;
  };

  it('a reply marks the message as read and writes one audit entry; repeating it changes nothing', async () => {
    const message = await mailApp.addMessage('ada@client.example');
    const id = randomUUID();
    const sent = await Promise.all([1, 2, 3].map(() => post(message, { id, ...content })));
    expect(sent).toEqual([1, 2, 3].map(() => ({ status: 200, body: queued })));
    expect(await post(message, { ...content, id: id.toUpperCase() })).toEqual({
      status: 200,
      body: queued,
    });
    expect(await mailApp.row(id)).toMatchObject({
      state: 'queued',
      toAddress: 'ada@client.example',
    });
    expect(await readStatus(message)).toBe('read');
    expect(await readEntries(message)).toMatchObject([
      {
        subject: 'contact-message',
        action: 'reply',
        sentence: `Queued a reply to contact message ${message} of ada@client.example.`,
        before: { read_status: 'not-read' },
        after: { read_status: 'read', mail: id },
      },
    ]);
    const { body } = await mailApp.call('GET', `contact/message/${message}/reply`);
    expect(body).toMatchObject({ data: { data: [{ id, ...content, state: 'queued' }] } });
  });

  it('a message is answered while a reply to it is queued or sent, since the first of these', async () => {
    const message = await mailApp.addMessage('ada@client.example');
    const readAnswerStates = async (filter: string) => {
      const { body } = await mailApp.call('GET', `get/all/contact/message?size=50${filter}`);
      return z
        .object({ data: z.object({ data: z.array(messageRow) }) })
        .parse(body)
        .data.data.filter(({ id }) => id === message)
        .map(({ answer_status, answered_at }) => [answer_status, answered_at]);
    };
    const setState = (id: string, state: 'failed' | 'sent') =>
      database.db.update(outgoingMails).set({ state }).where(eq(outgoingMails.id, id));
    expect(await readAnswerStates('')).toEqual([['waiting', null]]);
    const first = await mailApp.reply(message);
    const answeredAt = (await mailApp.row(first)).createdAt.toISOString();
    expect(await readAnswerStates('')).toEqual([['answered', answeredAt]]);
    await setState(first, 'failed');
    expect(await readAnswerStates('')).toEqual([['waiting', null]]);
    const second = await mailApp.reply(message);
    await setState(second, 'sent');
    expect(await readAnswerStates('&answer_status=waiting')).toEqual([]);
    await retry(first);
    expect(await readAnswerStates('')).toEqual([['answered', answeredAt]]);
    expect(await readAnswerStates('&answer_status=answered')).toEqual([['answered', answeredAt]]);
  });

  it('a second reply with the id of the first is refused', async () => {
    const [firstMessage, otherMessage] = [
      await mailApp.addMessage('ada@client.example'),
      await mailApp.addMessage('eve@client.example'),
    ];
    const id = await mailApp.reply(firstMessage);
    for (const [message, changed] of [
      [firstMessage, { text: 'Other words.' }],
      [firstMessage, { subject: 'Other subject' }],
      [otherMessage, {}],
    ] as const) {
      expect(await post(message, { id, ...content, ...changed })).toMatchObject({ status: 409 });
    }
    const racingId = randomUUID();
    const answers = await Promise.all(
      [firstMessage, otherMessage].map((message) => post(message, { id: racingId, ...content })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await readEntries(otherMessage)).toHaveLength(
      (await mailApp.row(racingId)).contactMessageId === otherMessage ? 1 : 0,
    );
  });

  it('only a failed mail, or one in the state not-known, can be retried, which writes one audit entry', async () => {
    const id = await mailApp.reply(await mailApp.addMessage('ada@client.example'));
    for (const state of ['queued', 'sending', 'sent']) {
      await database.pool.query('update outgoing_mails set state = $1', [state]);
      expect(await retry(id)).toMatchObject({ status: 409 });
    }
    await database.pool.query(
      `update outgoing_mails set state = 'not-known', handed_over_at = ${nowText()}, attempts = 3`,
    );
    const answers = await Promise.all([retry(id), retry(id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await mailApp.row(id)).toMatchObject({
      state: 'queued',
      handedOverAt: null,
      attempts: 0,
    });
    expect(await readEntries(id)).toMatchObject([
      {
        subject: 'mail',
        action: 'retry',
        before: { state: 'not-known' },
        after: { state: 'queued' },
      },
    ]);
  });

  // One engine is enough for the following tests, which need no second connection and run the same SQL.
  if (engine !== fasterEngine) return;

  it.each([null, '', 'not an address', 'a@b.example, c@d.example'])(
    'a reply to a message without a usable address (%j) is refused, and nothing is written',
    async (email) => {
      const message = await mailApp.addMessage(email);
      const { status, body } = await post(message, { id: randomUUID(), ...content });
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { message: expect.stringMatching(/^The (sender left no )?e-mail address/) },
      });
      expect(await readStatus(message)).toBe('not-read');
      expect(await readEntries(message)).toEqual([]);
    },
  );

  it('half of a surrogate pair is replaced, and a repeated call is recognised', async () => {
    const message = await mailApp.addMessage('ada@client.example');
    const body = { id: randomUUID(), subject: 'Half \ud83d', text: 'Half \ud83d' };
    expect(await post(message, body)).toMatchObject({ status: 200 });
    expect(await post(message, body)).toMatchObject({ status: 200 });
    expect(await mailApp.row(body.id)).toMatchObject({ text: 'Half \ufffd' });
  });

  it('an artisan’s own e-mails are listed with their state', async () => {
    await mailApp.reply(await mailApp.addMessage('ada@client.example'));
    const makeMail = (
      text: string,
      state: 'sending' | 'failed',
      artisanId: number,
      minute: number,
    ) => ({
      id: randomUUID(),
      artisanId,
      toAddress: 'bola@artisan.example',
      subject: 'Your withdrawal request 9',
      text,
      state,
      detail: state === 'failed' ? '550 5.1.1 No such mailbox' : null,
      createdBy: 1,
      createdAt: new Date(Date.UTC(2026, 10, 20, 9, minute)),
    });
    const failed = makeMail('First.', 'failed', 1, 1);
    await database.db
      .insert(outgoingMails)
      .values([
        failed,
        makeMail('Second.', 'sending', 1, 2),
        makeMail('Not theirs.', 'failed', 2, 3),
      ]);
    const listMails = () => mailApp.call('GET', 'get/artisan/1/mail');
    expect(await listMails()).toMatchObject({
      status: 200,
      body: {
        data: {
          data: [
            { text: 'Second.', state: 'queued', detail: null },
            {
              id: failed.id,
              to: 'bola@artisan.example',
              subject: 'Your withdrawal request 9',
              text: 'First.',
              state: 'failed',
              detail: '550 5.1.1 No such mailbox',
              created_at: '2026-11-20T09:01:00.000Z',
            },
          ],
        },
      },
    });
    expect(await retry(failed.id)).toMatchObject({ status: 200 });
    expect(await listMails()).toMatchObject({
      body: { data: { data: [{}, { id: failed.id, state: 'queued', detail: null }] } },
    });
    expect(await mailApp.call('GET', 'get/artisan/999999/mail')).toMatchObject({
      status: 404,
      body: { message: 'There is no artisan 999999.' },
    });
  });

  it('marking a message writes one entry, and none without a change', async () => {
    const message = await mailApp.addMessage(null);
    const mark = async (read_status: string) => {
      const { body } = await mailApp.call('PUT', `update/contact/message/${message}`, {
        read_status,
      });
      return body;
    };
    expect(await mark('not-read')).toMatchObject({
      data: { message: 'The message was marked as not read before. Nothing was changed.' },
    });
    expect(await mark('read')).toMatchObject({
      data: { message: 'The message is marked as read.' },
    });
    expect(await mark('read')).toMatchObject({
      data: { message: expect.stringContaining('Nothing was changed') },
    });
    expect(await readStatus(message)).toBe('read');
    expect(await readEntries(message)).toMatchObject([
      {
        action: 'mark',
        sentence: `Marked contact message ${message} as read.`,
        before: { read_status: 'not-read' },
        after: { read_status: 'read' },
      },
    ]);
  });

  it('only a server that sends e-mail offers replies, and every server offers marks', async () => {
    const offeredBy = async (app: MailApp['app']) => {
      const document = (await app.inject({ url: '/api/v1/openapi.json' })).body;
      return [
        'replyToContactMessage',
        'listContactReplies',
        'listArtisanMails',
        'retryMail',
        'setContactMessageStatus',
      ].filter((id) => document.includes(`"operationId":"${id}"`));
    };
    const without = await buildApp({ api: { db: database.db }, log: false });
    onTestFinished(() => without.close());
    expect(await offeredBy(without)).toEqual(['setContactMessageStatus']);
    expect(without.mail).toBeNull();
    expect(await offeredBy(mailApp.app)).toHaveLength(5);
  });
});
