import type { Transaction } from '../db/connect.ts';
import type { NewMail, Outbox } from '../mail/outbox.ts';

/** What happens to a message to an artisan. */
export type MailState = 'queued' | 'no-mail' | 'no-address';

/** An e-mail to an artisan, who may have left no address. */
export type Letter = Omit<NewMail, 'to' | 'contactMessageId'> & { to: string | null };

/** Enough to tell an address from a word; the mail server decides on the rest. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text);

/** Queues the letter where this server sends e-mail and the artisan has an address. */
export async function tellArtisan(
  tx: Transaction,
  outbox: Outbox | null,
  { to, ...letter }: Letter,
): Promise<MailState> {
  if (outbox === null) return 'no-mail';
  const address = to?.trim() ?? '';
  if (!isAddress(address)) return 'no-address';
  await outbox.queue(tx, { ...letter, to: address });
  return 'queued';
}
