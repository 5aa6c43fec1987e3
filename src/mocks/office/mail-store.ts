import type { Schemas } from '../../api/reading/schemas.ts';
import { daysAgo, mockNow } from '../fixtures-money.ts';

/** An e-mail of the mock's outbox. */
export type MockMail = Schemas['Mail'] & {
  id: string;
  /** The message that it replies to. */
  messageId?: number;
  /** The artisan that it is for. */
  artisanId?: number;
  state: 'queued' | 'sent' | 'failed' | 'not-known';
};

/** The state of the outbox. */
export interface MailStore {
  /** Newest first. */
  mails: MockMail[];
}

type MailLine = Omit<MockMail, 'by' | 'created_at' | 'finished_at'>;

const mailLines: readonly MailLine[] = [
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a703',
    messageId: 313,
    to: 'funmilayo5@example.ng',
    subject: 'Re: your message',
    text: 'You are welcome. The plumber calls again on Friday.',
    state: 'not-known',
    detail: 'The line broke after the text was handed over.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a702',
    messageId: 313,
    to: 'funmilayo5@example.ng',
    subject: 'Re: your message',
    text: 'You are welcome.',
    state: 'failed',
    detail: '550 5.1.1 The mailbox is full.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a701',
    messageId: 314,
    to: 'ibrahim4@example.ng',
    subject: 'Re: General',
    text: 'Not yet. We tell you when we begin in Zamfara.',
    state: 'sent',
    detail: '250 OK',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a706',
    artisanId: 1,
    to: 'chukwuemeka1@example.ng',
    subject: 'Your withdrawal request 1040',
    text: 'Your request to withdraw ₦20,000.00 was not approved. The bank details are missing or wrong.',
    state: 'failed',
    detail: '550 5.1.1 The mailbox does not exist.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a705',
    artisanId: 1,
    to: 'chukwuemeka1@example.ng',
    subject: 'Your part-payment for job 5',
    text: 'The part-payment for project 5 was not approved. The client disputes the work.',
    state: 'not-known',
    detail: 'The line broke after the text was handed over.',
  },
  {
    id: '018f8a52-7c1d-7e3a-b2c4-9d1e5f60a704',
    artisanId: 1,
    to: 'chukwuemeka1@example.ng',
    subject: 'Your withdrawal request 1039',
    text: 'Your request to withdraw ₦20,000.00 was not approved. Please send your bank details again.',
    state: 'sent',
    detail: '250 OK',
  },
];

/** Returns an outbox with an e-mail in every state but queued. */
export const createMailStore = (): MailStore => ({
  mails: mailLines.map((line, index) => ({
    ...line,
    by: 'admin@artisan.example',
    created_at: daysAgo(2 + index),
    finished_at: daysAgo(2 + index - 0.001),
  })),
});

/** Puts an e-mail into the outbox. */
export function queueMail(
  store: MailStore,
  mail: Pick<MockMail, 'id' | 'messageId' | 'artisanId' | 'to' | 'subject' | 'text'>,
): void {
  store.mails.unshift({
    ...mail,
    state: 'queued',
    detail: null,
    by: 'admin@artisan.example',
    created_at: new Date(mockNow).toISOString(),
    finished_at: null,
  });
}

/** Marks the queued e-mails as sent, for the next read. */
function sendQueued(mails: readonly MockMail[]): void {
  for (const mail of mails) {
    if (mail.state !== 'queued') continue;
    mail.state = 'sent';
    mail.detail = '250 OK';
    mail.finished_at = new Date(mockNow + 2_000).toISOString();
  }
}

/** Returns e-mails in the form of the contract. Queued e-mails count as sent from the next read on. */
export function readMails(mails: readonly MockMail[]): Schemas['Mail'][] {
  const data = mails.map(({ messageId: _message, artisanId: _artisan, ...mail }) => mail);
  sendQueued(mails);
  return data;
}
