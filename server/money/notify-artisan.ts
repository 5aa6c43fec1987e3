import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/connect.ts';
import { usableAddress } from '../mail/address.ts';
import type { Outbox, OutgoingMail } from '../mail/outbox.ts';

/** The state of a message to an artisan: queued, or the reason why it is not. */
export type MailState = 'queued' | 'no-mail' | 'no-address';

/** An e-mail to an artisan, who may have left no address. */
export type Letter = Pick<OutgoingMail, 'subject' | 'text' | 'artisanId' | 'createdBy'> & {
  to: string | null;
};

/** Queues the letter if this server sends e-mail and the artisan has an address. */
export async function notifyArtisan(
  tx: Transaction,
  outbox: Outbox | null,
  { to, ...letter }: Letter,
): Promise<MailState> {
  if (outbox === null) return 'no-mail';
  const address = usableAddress(to);
  if (address === null) return 'no-address';
  await outbox.queue(tx, { ...letter, id: randomUUID(), to: address });
  return 'queued';
}
