import { setTimeout as sleep } from 'node:timers/promises';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Database } from '../db/connect.ts';
import {
  type AfterTry,
  type ClaimedMail,
  claimMail,
  endLostClaims,
  endTry,
  extendClaim,
  markHandedOver,
} from '../repositories/mail-claims.ts';
import { type Sender, usableAddress } from './address.ts';
import { type DeliveryTimes, deliver } from './deliver.ts';
import type { Delivery } from './delivery.ts';
import type { MailSettings } from './mail-server.ts';

/** Line breaks, which would end a header line, and other control characters. */
const controlCharacters = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/**
 * Returns the mail as it is sent (RFC 5322). Message-ID and Date come from the row, so that they are the
 * same in every try, and a receiver can recognize a second copy.
 */
function composeMail(mail: ClaimedMail, from: Sender): Promise<Buffer> {
  return new MailComposer({
    from,
    replyTo: from,
    to: { name: '', address: mail.to },
    subject: mail.subject.replaceAll(controlCharacters, ' ').trim(),
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

/** Times in milliseconds. */
export interface MailTimes extends DeliveryTimes {
  /** How long a claim is valid unless it is extended. */
  claim: number;
  /** The interval of reading the outbox, for mails whose wait is over or that other servers have queued. */
  readInterval: number;
  /** The waits after the first failed try, after the second, and so on; the mail fails when no wait is left. */
  waits: readonly number[];
}

/** The part of a logger that the sender uses. The sender logs no addresses and no texts. */
export interface MailLog {
  info(facts: object, event: string): void;
  error(facts: object, event: string): void;
}

/** The most mails that are sent at the same time, each over a separate connection. */
const maxMailsAtOnce = 4;
const maxTriesToStore = 5;
/** Milliseconds for storing the outcomes of tries that the end of the server aborted. */
const storeTimeoutMs = 2_000;

/** Sends the mails of the outbox until it is stopped. */
export class MailSender {
  readonly #db: Database;
  readonly #settings: MailSettings;
  readonly #times: MailTimes;
  readonly #log: MailLog;
  readonly #running = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  readonly #timer: NodeJS.Timeout;
  #reading: Promise<void> | undefined;
  #shouldRead = false;
  #isStopping = false;

  constructor(db: Database, settings: MailSettings, times: MailTimes, log: MailLog) {
    this.#db = db;
    this.#settings = settings;
    this.#times = times;
    this.#log = log;
    this.#timer = setInterval(() => this.wake(), times.readInterval);
    this.#timer.unref();
    this.wake();
  }

  /** Reads the outbox now, or right after a read that is in progress. */
  wake(): void {
    if (this.#isStopping) return;
    this.#shouldRead = true;
    this.#reading ??= this.#readOutbox()
      // If the database is unavailable, the timer reads the outbox again.
      .catch((error: unknown) => this.#log.error({ err: error }, 'outbox not read'))
      .finally(() => {
        this.#reading = undefined;
        if (this.#shouldRead) this.wake();
      });
  }

  async #readOutbox(): Promise<void> {
    this.#shouldRead = false;
    await endLostClaims(this.#db, this.#times.claim);
    while (!this.#isStopping && this.#running.size < maxMailsAtOnce) {
      const mail = await claimMail(this.#db, this.#times.claim, Math.max(...this.#times.waits));
      if (mail === undefined) return;
      const sending = this.#send(mail).finally(() => {
        this.#running.delete(sending);
        this.wake();
      });
      this.#running.add(sending);
    }
  }

  async #send(mail: ClaimedMail): Promise<void> {
    const extendTimer = setInterval(() => {
      // If this fails, the claim expires, and endLostClaims ends the try.
      extendClaim(this.#db, mail, this.#times.claim).catch(() => undefined);
    }, this.#times.claim / 3);
    try {
      const delivery = await this.#try(mail).catch((error: unknown): Delivery => {
        this.#log.error({ err: error, mail: mail.id }, 'mail not made');
        return { kind: 'not-now', detail: 'The mail could not be made ready.' };
      });
      this.#log.info(
        { mail: mail.id, result: delivery.kind, attempts: mail.attempts },
        'tried to send',
      );
      await this.#storeOutcome(mail, this.#afterTry(mail, delivery));
    } finally {
      clearInterval(extendTimer);
    }
  }

  async #try(mail: ClaimedMail): Promise<Delivery> {
    const { server, from } = this.#settings;
    const to = usableAddress(mail.to);
    if (to === null) return { kind: 'refused', detail: 'The address cannot be used.' };
    return deliver(
      server,
      {
        from: from.address,
        to,
        content: await composeMail({ ...mail, to }, from),
        handOver: () => markHandedOver(this.#db, mail, this.#times.claim),
        ending: this.#ending.signal,
      },
      this.#times,
    );
  }

  #afterTry({ attempts }: ClaimedMail, { kind, detail }: Delivery): AfterTry {
    if (kind === 'sent' || kind === 'not-known') return { state: kind, detail };
    if (kind === 'put-back') return { state: 'queued', detail: null, wait: 0, counts: false };
    const wait = kind === 'refused' ? undefined : this.#times.waits[attempts - 1];
    return wait === undefined
      ? { state: 'failed', detail }
      : { state: 'queued', detail, wait, counts: true };
  }

  /** Stores the outcome of a try. If the database stays unavailable, endLostClaims ends the try later. */
  async #storeOutcome(mail: ClaimedMail, after: AfterTry): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await endTry(this.#db, mail, after);
        return;
      } catch (error) {
        if (tries === maxTriesToStore || this.#ending.signal.aborted) {
          this.#log.error({ err: error, mail: mail.id }, 'end of a try not written');
          return;
        }
        await sleep(200 * 2 ** tries);
      }
    }
  }

  /**
   * Starts no more tries, and waits for the running ones. After `timeoutMs` milliseconds they are aborted: a mail whose
   * text was not handed over is queued again; the state of the other mails becomes `not-known`.
   */
  async stop(timeoutMs: number): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    const abortTimer = setTimeout(() => this.#ending.abort(), timeoutMs);
    const ended = Promise.resolve(this.#reading).then(() => Promise.all(this.#running));
    // If an outcome is not stored in time, endLostClaims decides it when the claim expires.
    await Promise.race([ended, sleep(timeoutMs + storeTimeoutMs, undefined, { ref: false })]);
    clearTimeout(abortTimer);
  }
}
