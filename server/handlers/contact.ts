import { z } from 'zod';
import type { Handlers } from '../contract/types.ts';
import type { MailService } from '../mail/mail-service.ts';
import { type ReplyOutcome, replyToMessage } from '../mail/reply.ts';
import { type RetryOutcome, retryMail } from '../mail/retry.ts';
import { conflict, notFound, unprocessable } from '../refusals/http-error.ts';
import { artisanExists } from '../repositories/artisans.ts';
import { recordChange } from '../repositories/audit.ts';
import {
  contactMessageExists,
  lockContactMessage,
  setReadStatus,
} from '../repositories/contact.ts';
import { listArtisanMails, listReplies } from '../repositories/outgoing-mails.ts';
import {
  parseUuid,
  pathId,
  pathParameters,
  readExisting,
  wellFormed,
  writeAsCaller,
} from './read-request.ts';

const recordName = 'contact message';

const replyBody = z.object({ id: z.string(), subject: wellFormed, text: wellFormed });
const statusBody = z.object({ read_status: z.enum(['read', 'not-read']) });
const statusWords = { read: 'read', 'not-read': 'not read' };

/** Returns the message about a queued reply. @throws HttpError 404, 409 or 422 for a reply that was not queued */
function messageForReply(outcome: ReplyOutcome, id: number): string {
  switch (outcome.kind) {
    case 'queued':
      return 'The reply is queued. It leaves in a moment.';
    case 'other-content':
      throw conflict('Another e-mail with this id was queued before. Nothing was written.');
    case 'no-address':
      throw unprocessable(
        outcome.address?.trim()
          ? 'The e-mail address that the sender left cannot be used.'
          : 'The sender left no e-mail address.',
      );
    case 'not-found':
      throw notFound(recordName, id);
  }
}

const refusals = {
  queued: 'The e-mail is queued already, so it cannot be queued again.',
  sending: 'The e-mail is being sent, so it cannot be queued again.',
  sent: 'The e-mail was sent, so it cannot be queued again.',
};

/** Returns the message about an e-mail that was queued again. @throws HttpError 404 or 409 for any other */
function messageForRetry(outcome: RetryOutcome, id: string): string {
  switch (outcome.kind) {
    case 'queued':
      return outcome.wasNotKnown
        ? 'The e-mail is queued again. The receiver may get it twice.'
        : 'The e-mail is queued again.';
    case 'refused':
      throw conflict(refusals[outcome.state]);
    case 'not-found':
      throw notFound('e-mail', id);
  }
}

export const contactHandlers = {
  async setContactMessageStatus(request) {
    const id = pathId(request, recordName);
    const { read_status } = statusBody.parse(request.body);
    const message = await writeAsCaller(request, async (tx, actor) => {
      const before = await lockContactMessage(tx, id);
      if (before === undefined) throw notFound(recordName, id);
      if (before.readStatus === read_status) {
        return `The message was marked as ${statusWords[read_status]} before. Nothing was changed.`;
      }
      await setReadStatus(tx, id, read_status);
      await recordChange(tx, actor, {
        action: 'mark',
        subject: 'contact-message',
        subjectId: id,
        sentence: `Marked contact message ${id} as ${statusWords[read_status]}.`,
        before: { read_status: before.readStatus },
        after: { read_status },
      });
      return `The message is marked as ${statusWords[read_status]}.`;
    });
    return { data: { message } };
  },
} satisfies Partial<Handlers>;

/** The calls of a server that sends e-mail. */
export const mailHandlers = (mailService: MailService) =>
  ({
    async replyToContactMessage(request) {
      const messageId = pathId(request, recordName);
      const body = replyBody.parse(request.body);
      const reply = { ...body, id: parseUuid(body.id, 'The id') };
      const outcome = await writeAsCaller(request, (tx, actor) =>
        replyToMessage(tx, mailService, { messageId, reply, actor }),
      );
      return { data: { message: messageForReply(outcome, messageId) } };
    },

    async listContactReplies(request) {
      const data = await readExisting(request, recordName, contactMessageExists, listReplies);
      return { data: { data } };
    },

    async listArtisanMails(request) {
      const data = await readExisting(request, 'artisan', artisanExists, listArtisanMails);
      return { data: { data } };
    },

    async retryMail(request) {
      const id = parseUuid(pathParameters.parse(request.params).id, 'The id');
      const outcome = await writeAsCaller(request, (tx, actor) =>
        retryMail(tx, mailService, id, actor),
      );
      return { data: { message: messageForRetry(outcome, id) } };
    },
  }) satisfies Partial<Handlers>;
