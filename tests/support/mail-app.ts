import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { contactMessages, outgoingMails } from '../../server/db/schema/office.ts';
import { parseMailServer } from '../../server/mail/mail-server.ts';
import { createMailService, type MailService } from '../../server/mail/mail-service.ts';
import type { MailTimes } from '../../server/mail/sender.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import type { TestDatabase } from './test-database.ts';
import { bearer } from './test-server.ts';

/**
 * Short times in milliseconds, so that a test can wait for retries. The time limits stay those of the product: a busy
 * machine would exceed short ones in the middle of a mail, which would then be sent twice or end as `not-known`.
 */
export const shortTimes: Partial<MailTimes> = { readInterval: 50, waits: [100, 200] };

type HasDb = Pick<TestDatabase, 'db'>;

const noLog = { info: () => undefined, error: () => undefined };

/** A server that sends e-mail, with functions for tests. */
export interface MailApp {
  app: FastifyInstance;
  /** Starts to send. */
  start(): void;
  /** Stops sending. The tries that are under way are aborted after `within` milliseconds. */
  stop(within: number): Promise<void>;
  /** Stops sending, and ends the server of `openMailApp`; that of `openMailApps` goes on. */
  close(): Promise<void>;
  /** Adds a message of the contact form; returns its id. */
  addMessage(email: string | null): Promise<number>;
  /** Makes a call below /api/v1/admin. */
  call(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: unknown }>;
  /** Replies to a message; returns the id of the mail. */
  reply(messageId: number, content?: { subject?: string; text?: string }): Promise<string>;
  row(mailId: string): Promise<typeof outgoingMails.$inferSelect>;
}

/** Opens the outbox of a database, which sends through the mail server at `url`. */
function openOutbox({ db }: HasDb, url: string, times: Partial<MailTimes>): MailService {
  const server = parseMailServer(url);
  if (server === null) throw new Error(`${url} is not the address of a mail server`);
  const from = { name: 'Back Office', address: 'office@artisan.example' };
  return createMailService(db, { server, from }, { ...shortTimes, ...times });
}

/**
 * Builds one server on the database for many tests. Each call of `open` gives it another outbox, which sends through the
 * mail server at `url`.
 */
export async function openMailApps(database: HasDb) {
  let mail: MailService | undefined;
  const current = (): MailService => {
    if (mail === undefined) throw new Error('The test has opened no outbox');
    return mail;
  };
  const app = await buildApp({
    api: { db: database.db },
    mail: {
      queue: (tx, queued) => current().queue(tx, queued),
      requeue: (tx, id) => current().requeue(tx, id),
      wakeAfter: (write) => (work) => (mail?.wakeAfter(write) ?? write)(work),
      start: (log) => current().start(log),
      stop: (within) => current().stop(within),
    },
    log: false,
  });
  return {
    open(url: string, times: Partial<MailTimes> = {}): Promise<MailApp> {
      const opened = openOutbox(database, url, times);
      mail = opened;
      return mailAppOf(database, app, opened);
    },
    close: () => app.close(),
  };
}

/** Builds a server on the database. It sends through the mail server at `url`; at the default address there is none. */
export async function openMailApp(database: HasDb, url = 'smtp://127.0.0.1:1'): Promise<MailApp> {
  const mailApps = await openMailApps(database);
  const mailApp = await mailApps.open(url);
  return {
    ...mailApp,
    async close() {
      await mailApp.close();
      await mailApps.close();
    },
  };
}

async function mailAppOf({ db }: HasDb, app: FastifyInstance, mail: MailService): Promise<MailApp> {
  const token = await startSession(db, 1);
  const mailApp: MailApp = {
    app,
    start: () => mail.start(noLog),
    stop: (within) => mail.stop(within),
    close: () => mail.stop(0),
    async addMessage(email) {
      const [added] = await db
        .insert(contactMessages)
        .values({ email, firstName: 'Ada', readStatus: 'not-read', createdAt: new Date() })
        .returning();
      return added?.id ?? 0;
    },
    async call(method, path, body) {
      const response = await app.inject({
        method,
        url: `/api/v1/admin/${path}`,
        headers: bearer(token),
        ...(body !== undefined && { body }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    async reply(messageId, { subject = 'Re: Payment', text = 'Thank you.' } = {}) {
      const id = randomUUID();
      const { status, body } = await mailApp.call('POST', `contact/message/${messageId}/reply`, {
        id,
        subject,
        text,
      });
      if (status !== 200) throw new Error(JSON.stringify(body));
      return id;
    },
    async row(id) {
      const [row] = await db.select().from(outgoingMails).where(eq(outgoingMails.id, id));
      if (row === undefined) throw new Error(`There is no mail ${id}`);
      return row;
    },
  };
  return mailApp;
}

/** Removes all mails, so that a test does not send the mails of an earlier test. */
export async function emptyOutbox({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`delete from outgoing_mails`);
}
