import { keys } from '../cache/keys.ts';
import type { ExtensionId } from '../capabilities/capabilities.ts';
import { listArtisanMails, retryMail } from '../generated/extensions.ts';
import { listQuery } from '../lists/list-query.ts';
import { mailFields } from '../parse/generated/mail.ts';
import type { Clean } from '../parse/read-fields.ts';
import { rowParser } from '../parse/rows.ts';
import type { CallOptions } from '../transport/call.ts';
import { writeOptions } from '../writes/write-options.ts';

/** An e-mail that the host sends, with its state. */
export type Mail = Clean<typeof mailFields>;

const parser = rowParser(mailFields);

/** Returns the query options of a list of e-mails, which `call` reads. */
export const mailsQuery = (
  queryKey: readonly string[],
  operationId: ExtensionId,
  call: (options: CallOptions) => Promise<unknown>,
) => listQuery(queryKey, operationId, parser, call);

/** A query of e-mails, newest first. */
export type MailsQuery = ReturnType<typeof mailsQuery>;

/** Reads the e-mails to one artisan, newest first. */
export const artisanMailsQuery = (artisanId: string) =>
  mailsQuery(keys.mailsToArtisan(artisanId), 'listArtisanMails', (options) =>
    listArtisanMails({ id: artisanId }, options),
  );

/** Sends again an e-mail that failed or whose outcome is unknown. Returns the host's message, or null. */
export const retryMailMutation = {
  ...writeOptions('retryMail', retryMail),
  mutationKey: ['retryMail'],
};
