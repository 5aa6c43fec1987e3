import type { Database, Transaction } from '../db/connect.ts';
import type { Write } from '../db/transactions/write-transaction.ts';
import { insertMail, requeueMail } from '../repositories/outgoing-mails.ts';
import { usableAddress } from './address.ts';
import type { MailSettings } from './mail-server.ts';
import type { Outbox, OutgoingMail } from './outbox.ts';
import { type MailLog, MailSender, type MailTimes } from './sender.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

const defaults: MailTimes = {
  beforeText: 2 * minuteMs,
  answer: 10 * minuteMs,
  claim: 30 * secondMs,
  readInterval: 5 * secondMs,
  // About eight hours in total.
  waits: [1, 5, 15, 30, 60, 120, 240].map((minutes) => minutes * minuteMs),
};

/** The outbox, and the sender that sends its mails. */
export interface MailService extends Outbox {
  /** Puts a mail back into the queue. It is sent after the commit of the transaction. */
  requeue(tx: Transaction, id: string): Promise<void>;
  /** Returns a `write` that wakes the sender after a transaction that queued a mail. */
  wakeAfter(write: Write): Write;
  start(log: MailLog): void;
  /** Stops sending. The tries that are under way are aborted after `timeoutMs` milliseconds. */
  stop(timeoutMs: number): Promise<void>;
}

/** Creates the mail service of this database. Only tests and benchmarks set `times`. */
export function createMailService(
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
        let lastTx: Transaction | undefined;
        try {
          return await write((tx) => {
            lastTx = tx;
            return work(tx);
          });
        } finally {
          if (lastTx !== undefined && queuedIn.has(lastTx)) sender?.wake();
        }
      };
    },

    start(log) {
      sender = new MailSender(db, settings, { ...defaults, ...times }, log);
    },

    async stop(timeoutMs) {
      await sender?.stop(timeoutMs);
    },
  };
}

/**
 * Returns the row of a mail. Callers check the address first; a mail to an unusable address is stored as failed, and the
 * transaction goes on.
 */
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
