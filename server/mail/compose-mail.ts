import MailComposer from 'nodemailer/lib/mail-composer';
import type { Sender } from './address.ts';

/** What the receiver of a mail sees. */
export interface MailContent {
  id: string;
  to: string;
  subject: string;
  text: string;
  createdAt: Date;
}

/** Control characters and line separators, which would end a header line. */
const lineBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns the mail as it is sent (RFC 5322). Message-ID and Date come from the row, so that they are the
 * same in every try, and a receiver can recognize a second copy.
 */
export function composeMail(mail: MailContent, from: Sender): Promise<Buffer> {
  return new MailComposer({
    from,
    replyTo: from,
    to: { name: '', address: mail.to },
    subject: mail.subject.replaceAll(lineBreaks, ' ').trim(),
    // Base64 does not change line ends, and mail requires CRLF (RFC 2045 section 6.8).
    text: mail.text.replaceAll(/\r\n|\r|\n/g, '\r\n'),
    messageId: `<${mail.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
    date: mail.createdAt,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
