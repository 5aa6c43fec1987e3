import type { Database, Transaction } from '../db/connect.ts';
import type { Write } from '../db/transactions/write-transaction.ts';
import { insertMail, requeueMail } from '../repositories/outgoing-mails.ts';
import { usableAddress } from './address.ts';
import type { MailSettings } from './mail-server.ts';
import type { Outbox, OutgoingMail } from './outbox.ts';
import { type MailLog, MailSender, type MailTimes } from './sender.ts';

const second = 1000;
const minute = 60 * second;

const defaults: MailTimes = {
  greeting: 2 * minute,
  answer: 10 * minute,
  claim: 30 * second,
  look: 5 * second,
  // Some eight hours together.
  waits: [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minute),
};

/** The outbox with its sender. */
export interface MailService extends Outbox {
  /** Puts a mail back into the queue; it leaves after the commit of the transaction. */
  requeue(tx: Transaction, id: string): Promise<void>;
  /** The same function, after which the sender looks for what was queued in the transaction. */
  wakeAfter(write: Write): Write;
  /** Starts to send. */
  start(log: MailLog): void;
  /** Stops to send; waits at most so many milliseconds for mails that are on their way. */
  stop(within: number): Promise<void>;
}

/** Creates the outbox of this database. `times` are for tests; no setting changes them. */
export function openMail(
  db: Database,
  settings: MailSettings,
  times: Partial<MailTimes> = {},
): MailService {
  const queuedIn = new WeakSet<Transaction>();
  let sender: MailSender | undefined;
  return {
    async queue(tx, mail) {
      queuedIn.add(tx);
      await insertMail(tx, rowOf(mail));
    },

    async requeue(tx, id) {
      queuedIn.add(tx);
      await requeueMail(tx, id);
    },

    wakeAfter(write) {
      return async (work) => {
        let last: Transaction | undefined;
        try {
          return await write((tx) => {
            last = tx;
            return work(tx);
          });
        } finally {
          if (last !== undefined && queuedIn.has(last)) sender?.wake();
        }
      };
    },

    start(log) {
      sender = new MailSender(db, settings, { ...defaults, ...times }, log);
    },

    async stop(within) {
      await sender?.stop(within);
    },
  };
}

/** A mail to an address that cannot be used fails at once, and the decision that it reports stands. */
function rowOf({ to, ...mail }: OutgoingMail) {
  const address = usableAddress(to);
  return address === null
    ? {
        ...mail,
        toAddress: to,
        state: 'failed' as const,
        detail: 'The address cannot be used.',
        finishedAt: new Date(),
      }
    : { ...mail, toAddress: address, state: 'queued' as const };
}
