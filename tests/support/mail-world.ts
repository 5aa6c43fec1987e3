import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../server/app.ts';
import { contactMessages, outgoingMails } from '../../server/db/schema/office.ts';
import { parseMailServer } from '../../server/mail/mail-server.ts';
import { openMail } from '../../server/mail/mail-service.ts';
import type { MailTimes } from '../../server/mail/sender.ts';
import { startSession } from '../../server/repositories/sessions.ts';
import type { TestDatabase } from './test-database.ts';

/** Short times, so that a test can wait for retries and lost claims. */
export const shortTimes: Partial<MailTimes> = {
  greeting: 2_000,
  answer: 2_000,
  claim: 900,
  readInterval: 50,
  waits: [100, 200],
};

const noLog = { info: () => undefined, error: () => undefined };

/** A server that sends e-mail, with functions for tests. */
export interface MailWorld {
  app: FastifyInstance;
  /** Starts to send. */
  start(): void;
  stop(within: number): Promise<void>;
  /** Ends the server. */
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

/** Builds a server on the database that sends through the mail server at `url`. */
export async function openMailWorld(
  { db }: Pick<TestDatabase, 'db'>,
  url: string,
  times: Partial<MailTimes> = {},
): Promise<MailWorld> {
  const server = parseMailServer(url);
  if (server === null) throw new Error(`${url} is not the address of a mail server`);
  const from = { name: 'Back Office', address: 'office@artisan.example' };
  const mail = openMail(db, { server, from }, { ...shortTimes, ...times });
  const app = await buildApp({ api: { db }, mail, log: false });
  const token = await startSession(db, 1);
  const world: MailWorld = {
    app,
    start: () => mail.start(noLog),
    stop: (within) => mail.stop(within),
    async close() {
      await mail.stop(0);
      await app.close();
    },
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
        headers: { authorization: `Bearer ${token}` },
        ...(body !== undefined && { body }),
      });
      return { status: response.statusCode, body: response.json() };
    },
    async reply(messageId, { subject = 'Re: Payment', text = 'Thank you.' } = {}) {
      const id = randomUUID();
      const { status, body } = await world.call('POST', `contact/message/${messageId}/reply`, {
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
  return world;
}

/** Removes all mails, so that a test does not send the mails of an earlier test. */
export async function emptyOutbox({ db }: TestDatabase): Promise<void> {
  await db.execute(sql`delete from outgoing_mails`);
}
