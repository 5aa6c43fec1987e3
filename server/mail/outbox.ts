import type { Transaction } from '../db/connect.ts';

/** An e-mail to one person. */
export interface OutgoingMail {
  /** A UUID; a second mail with the same id is not queued. */
  id: string;
  to: string;
  /** One line. */
  subject: string;
  text: string;
  /** The message that the mail replies to. */
  contactMessageId?: number;
  /** The artisan who gets the mail. */
  artisanId?: number;
  /** The account of the administrator who sends the mail. */
  createdBy: number;
}

/** Queues e-mails in the transaction of the change that they report. */
export interface Outbox {
  /** Queues the mail. It is sent after the commit of the transaction. */
  queue(tx: Transaction, mail: OutgoingMail): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The outbox; null on a server that sends no e-mail. */
    mail: Outbox | null;
  }
}
