import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { outgoingMails } from '../../server/db/schema/office.ts';
import type { MailTimes } from '../../server/mail/sender.ts';
import { claimMail, endLostClaims } from '../../server/repositories/mail-claims.ts';
import { hold } from '../support/hold.ts';
import { listenLocally } from '../support/listen.ts';
import { emptyOutbox, type MailApp, openMailApps } from '../support/mail-app.ts';
import { type MailServerRules, refusal, startMailServer } from '../support/mail-server.ts';
import {
  type Engine,
  engines,
  fasterEngine,
  openTestDatabase,
  type TestDatabase,
} from '../support/test-database.ts';

const never = new Promise<never>(() => undefined);

let database: TestDatabase;
let mailApps: Awaited<ReturnType<typeof openMailApps>>;
/** Lets the server send through the mail server at `url`, until the end of the test. */
const sendThrough = async (url: string, times: Partial<MailTimes> = {}) => {
  const mailApp = await mailApps.open(url, times);
  onTestFinished(() => mailApp.close());
  mailApp.start();
  return mailApp;
};
/** Starts a mail server, and lets the server send through it. */
const openSender = async (rules?: MailServerRules, times: Partial<MailTimes> = {}) => {
  const smtp = await startMailServer(rules);
  return { smtp, mailApp: await sendThrough(smtp.url, times) };
};
type Content = Parameters<MailApp['reply']>[1];
/** Replies to a new message; returns the id of the mail. */
const replyToNewMessage = async (
  mailApp: MailApp,
  content?: Content,
  email = 'ada@client.example',
) => mailApp.reply(await mailApp.addMessage(email), content);
/** Opens the database and the server of a group of tests. The outbox is empty before each test. */
function useDatabase(engine: Engine) {
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    mailApps = await openMailApps(database);
  });
  beforeEach(() => emptyOutbox(database));
  afterAll(async () => {
    await mailApps.close();
    await database.close();
  });
}

// These tests depend on locks or on the clock of the database.
describe.each(engines)('a mail of the outbox on %s', (engine) => {
  useDatabase(engine);

  it('is marked as handed over before the first byte of its text is sent', async () => {
    const handOverTimes: unknown[] = [];
    const { mailApp } = await openSender({
      async onFirstBytes() {
        const rows = await database.db.select().from(outgoingMails);
        handOverTimes.push(...rows.map(({ handedOverAt }) => handedOverAt));
      },
    });
    const id = await replyToNewMessage(mailApp);
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent' });
    expect(handOverTimes).toEqual([expect.any(Date)]);
  });

  it('is not sent if it cannot be marked as handed over', async () => {
    const { smtp, mailApp } = await openSender({
      // Another sender takes the mail over while this one waits for the mail server.
      async onReceiver() {
        await database.db.execute(sql`update outgoing_mails set claimed_by = 'another'`);
      },
    });
    const id = await replyToNewMessage(mailApp);
    await expect.poll(() => mailApp.row(id)).toMatchObject({ claimedBy: 'another' });
    await mailApp.stop(500);
    expect(smtp.taken).toEqual([]);
    expect(await mailApp.row(id)).toMatchObject({ state: 'sending', handedOverAt: null });
  });

  it('is sent again after a temporary refusal, with the same Message-ID', async () => {
    const messageIds: (string | undefined)[] = [];
    const { mailApp } = await openSender({
      onText({ headers }) {
        messageIds.push(headers.get('message-id'));
        if (messageIds.length === 1) throw refusal(451, 'Greylisted, come back later');
      },
    });
    const id = await replyToNewMessage(mailApp);
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent', attempts: 2 });
    expect(messageIds).toEqual([`<${id}@artisan.example>`, `<${id}@artisan.example>`]);
  });

  it('keeps its claim while a slow mail server receives it', async () => {
    const answer = hold();
    const { smtp, mailApp } = await openSender({ onText: () => answer.wait() }, { claim: 3_000 });
    const id = await replyToNewMessage(mailApp);
    await answer.whenReached;
    const claimedUntil = async () => (await mailApp.row(id)).claimedUntil?.getTime();
    const firstEnd = Number(await claimedUntil());
    await expect.poll(claimedUntil).toBeGreaterThan(firstEnd);
    answer.release();
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent', attempts: 1 });
    expect(smtp.taken).toHaveLength(1);
  });

  it('is sent although a fast clock has set its next attempt or its claim hours ahead', async () => {
    const smtp = await startMailServer();
    const mailApp = await mailApps.open(smtp.url);
    onTestFinished(() => mailApp.close());
    const [waiting, claimed] = [
      await replyToNewMessage(mailApp),
      await replyToNewMessage(mailApp, {}, 'chidi@client.example'),
    ];
    await database.db.execute(sql`
      update outgoing_mails set next_attempt_at = now() + interval '3 hours' where id = ${waiting}`);
    await database.db.execute(sql`
      update outgoing_mails set state = 'sending', claimed_by = 'ended', claimed_until = now() + interval '3 hours'
      where id = ${claimed}`);
    mailApp.start();
    for (const id of [waiting, claimed]) {
      await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent' });
    }
  });

  it('waits for its next attempt and keeps its claim if a transaction with a slightly later time has set them', async () => {
    const mailApp = await mailApps.open('smtp://127.0.0.1:1');
    onTestFinished(() => mailApp.close());
    const id = await replyToNewMessage(mailApp);
    await database.db.execute(sql`
      update outgoing_mails set next_attempt_at = now() + interval '61 seconds'`);
    expect(await claimMail(database.db, 1_000, 60_000)).toBeUndefined();
    await database.db.execute(sql`
      update outgoing_mails set state = 'sending', claimed_by = 'another', claimed_until = now() + interval '2 seconds'`);
    await endLostClaims(database.db, 1_000);
    expect(await mailApp.row(id)).toMatchObject({ state: 'sending', claimedBy: 'another' });
  });

  it('has a limited time to finish when the server shuts down', async () => {
    const answer = hold();
    const smtp = await startMailServer({ onText: () => answer.wait() });
    const firstApp = await sendThrough(smtp.url);
    const id = await replyToNewMessage(firstApp);
    await answer.whenReached;
    const stopped = firstApp.stop(10_000);
    answer.release();
    await stopped;
    expect(await firstApp.row(id)).toMatchObject({ state: 'sent' });

    smtp.rules = { onText: () => never };
    const secondApp = await sendThrough(smtp.url);
    const handedOver = await replyToNewMessage(secondApp);
    await expect.poll(async () => (await secondApp.row(handedOver)).handedOverAt).not.toBeNull();
    await secondApp.stop(100);
    expect(await secondApp.row(handedOver)).toMatchObject({ state: 'not-known' });

    smtp.rules = { onReceiver: () => never };
    const thirdApp = await sendThrough(smtp.url);
    const waiting = await replyToNewMessage(thirdApp);
    await expect.poll(() => thirdApp.row(waiting)).toMatchObject({ state: 'sending' });
    await thirdApp.stop(100);
    expect(await thirdApp.row(waiting)).toMatchObject({ state: 'queued', attempts: 0 });
  });
});

describe('a reply by e-mail', () => {
  useDatabase(fasterEngine);

  it('arrives with its subject, emoji and long lines, from MAIL_FROM', async () => {
    const { smtp, mailApp } = await openSender();
    const subject =
      'Re: Ọjà àti ìsanwó 🧾 – a subject that is longer than one line of a header may be';
    const text = `Ẹ káàárọ̀ 👋🏾,\n\n.A line that begins with a dot\n${'long '.repeat(400)}\n.\nBye 🇳🇬`;
    const id = await replyToNewMessage(mailApp, { subject, text }, ' Ada@Client.example ');
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent' });

    const [mail, ...others] = smtp.taken;
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      from: 'office@artisan.example',
      to: ['Ada@Client.example'],
      text,
    });
    const headers = Object.fromEntries(mail?.headers ?? []);
    expect(headers).toMatchObject({
      subject,
      'message-id': `<${id}@artisan.example>`,
      from: 'Back Office <office@artisan.example>',
      'reply-to': 'Back Office <office@artisan.example>',
      to: 'Ada@client.example',
    });
    const row = await mailApp.row(id);
    expect(new Date(headers.date ?? '').getTime()).toBeCloseTo(row.createdAt.getTime(), -4);
    expect(row).toMatchObject({
      attempts: 1,
      claimedBy: null,
      detail: expect.stringMatching(/^250 /),
    });
    expect(row.finishedAt).not.toBeNull();
    // A line has at most 998 characters before CRLF (RFC 5321, section 4.5.3.1.6).
    for (const line of mail?.raw.split('\r\n') ?? []) expect(line.length).toBeLessThan(999);
  });

  it('has CRLF at the end of each line, also inside base64, and arrives whole with the longest text', async () => {
    const { smtp, mailApp } = await openSender();
    await replyToNewMessage(mailApp, { text: '😀😀\n😀😀\r\n😀😀\r😀😀' });
    await expect.poll(() => smtp.taken.length).toBe(1);
    const [mail] = smtp.taken;
    expect(mail?.headers.get('content-transfer-encoding')).toBe('base64');
    const body = mail?.raw.slice(mail.raw.indexOf('\r\n\r\n')) ?? '';
    expect(Buffer.from(body, 'base64').toString()).toBe('😀😀\r\n'.repeat(4).trimEnd());
    const text = '🧰'.repeat(20_000);
    const id = await replyToNewMessage(mailApp, { text });
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent' });
    expect(smtp.taken[1]?.text).toBe(text);
  });

  it('fails with the message of the mail server after too many temporary refusals', async () => {
    const { mailApp } = await openSender({
      onReceiver() {
        throw refusal(450, 'Mailbox busy');
      },
    });
    const id = await replyToNewMessage(mailApp);
    await expect
      .poll(() => mailApp.row(id))
      .toMatchObject({
        state: 'failed',
        attempts: 3,
        handedOverAt: null,
        detail: '450 Mailbox busy',
      });
  });

  it('fails at once after a permanent refusal, and is sent after a retry', async () => {
    const { smtp, mailApp } = await openSender({
      onReceiver() {
        throw refusal(550, 'No such user here');
      },
    });
    const message = await mailApp.addMessage('nobody@client.example');
    const id = await mailApp.reply(message);
    await expect
      .poll(() => mailApp.row(id))
      .toMatchObject({ state: 'failed', attempts: 1, detail: '550 No such user here' });
    expect((await mailApp.call('GET', `contact/message/${message}/reply`)).body).toMatchObject({
      data: {
        data: [
          { id, state: 'failed', detail: '550 No such user here', by: 'admin@artisan.example' },
        ],
      },
    });

    smtp.rules = {};
    const retried = await mailApp.call('POST', `retry/mail/${id}`);
    expect(retried).toMatchObject({
      status: 200,
      body: { data: { message: 'The e-mail is queued again.' } },
    });
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent' });
    expect(smtp.taken).toHaveLength(1);
    expect(await mailApp.call('POST', `retry/mail/${id}`)).toMatchObject({ status: 409 });
  });

  it('waits for its next attempt while the mail server is down', async () => {
    // Nothing listens on this port.
    const mailApp = await sendThrough('smtp://127.0.0.1:1', { waits: [60_000] });
    const id = await replyToNewMessage(mailApp);
    await expect
      .poll(() => mailApp.row(id))
      .toMatchObject({
        state: 'queued',
        attempts: 1,
        detail: 'The mail server refuses connections.',
      });
    // The clock of the database decides when a mail is due.
    const dueLater = sql`select from outgoing_mails where id = ${id} and next_attempt_at > now() + interval '50 seconds'`;
    expect((await database.db.execute(dueLater)).rows).toHaveLength(1);
  });

  it('waits for its next attempt if a mail server does not answer', async () => {
    const silent = createServer((socket) => {
      socket.on('error', () => undefined);
      onTestFinished(() => {
        socket.destroy();
      });
    });
    onTestFinished(() => {
      silent.close();
    });
    const port = await listenLocally(silent);
    const mailApp = await sendThrough(`smtp://127.0.0.1:${port}`, {
      beforeText: 300,
      waits: [60_000],
    });
    const id = await replyToNewMessage(mailApp);
    await expect
      .poll(() => mailApp.row(id))
      .toMatchObject({
        state: 'queued',
        attempts: 1,
        detail: expect.stringMatching(/^The mail server (does not answer|took too long)\.$/),
      });
  });

  it('has the state not-known if the answer to its text does not arrive, and is not sent again automatically', async () => {
    const { smtp, mailApp: hurriedApp } = await openSender(
      { onText: () => never },
      { answer: 300 },
    );
    const id = await replyToNewMessage(hurriedApp);
    await expect
      .poll(() => hurriedApp.row(id))
      .toMatchObject({
        state: 'not-known',
        detail: expect.stringContaining('It may have taken the mail.'),
      });
    await hurriedApp.close();
    smtp.rules = {};
    const mailApp = await sendThrough(smtp.url);
    const later = await replyToNewMessage(mailApp, {}, 'eve@client.example');
    await expect.poll(() => mailApp.row(later)).toMatchObject({ state: 'sent' });
    expect(smtp.taken.map(({ to }) => to)).toEqual([['eve@client.example']]);
    expect(await mailApp.call('POST', `retry/mail/${id}`)).toMatchObject({
      status: 200,
      body: {
        data: { message: 'The e-mail is queued again. The receiver may get it twice.' },
      },
    });
    await expect.poll(() => mailApp.row(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('is sent after a sign-in, and hides the password in the message of the mail server', async () => {
    const smtp = await startMailServer(
      {},
      {
        authOptional: false,
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, done) {
          const isRight = username === 'office' && password === 'p@ss word';
          done(isRight ? null : refusal(535, `Wrong: ${password}`), { user: username });
        },
      },
    );
    const address = `127.0.0.1:${smtp.port}`;
    const rightApp = await sendThrough(`smtp://office:p%40ss%20word@${address}`);
    const first = await replyToNewMessage(rightApp);
    await expect.poll(() => rightApp.row(first)).toMatchObject({ state: 'sent' });
    await rightApp.stop(100);
    const wrongApp = await sendThrough(`smtp://office:secret-word@${address}`);
    const second = await replyToNewMessage(wrongApp);
    await expect
      .poll(() => wrongApp.row(second))
      .toMatchObject({ state: 'failed', detail: expect.stringMatching(/^535 Wrong: …/) });
  });
});
