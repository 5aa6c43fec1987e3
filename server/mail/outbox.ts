import type { Transaction } from '../db/connect.ts';

/** An e-mail to be sent. */
export interface NewMail {
  /** The address, as the person gave it. */
  to: string;
  /** One line. */
  subject: string;
  /** Plain text with line breaks. */
  text: string;
  /** The account that wrote it. */
  accountId: number;
  /** The artisan that it goes to. */
  artisanId?: number;
  /** The contact message that it answers. */
  contactMessageId?: number;
}

/** The outbox of a server that sends e-mail; a server without SMTP_URL has none. */
export interface Outbox {
  /**
   * Queues an e-mail in the transaction of the decision that it reports: either both are written or
   * none. It is sent after the COMMIT.
   */
  queue(tx: Transaction, mail: NewMail): Promise<void>;
}
