import type { PooledDatabase } from '../db/connect.ts';
import type { Write } from '../db/transactions/write-transaction.ts';
import { OpenAnswers } from '../http/open-answers.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import type { Notice } from '../repositories/audit.ts';
import { recentChanges } from '../repositories/recent-changes.ts';
import type { Bus, LiveLog } from './bus.ts';
import {
  changeEvent,
  comment,
  EventStream,
  type Reader,
  readyEvent,
  resetEvent,
} from './event-stream.ts';
import { FanOut } from './fan-out.ts';

/** Milliseconds between two comments, because proxies close connections that are silent for a minute. */
const heartbeatIntervalMs = 15_000;
/** Each stream takes about 50 kB, like every connection. */
const mostStreams = 1000;
/** A browser has one stream for each visible tab, so this is enough for every device of a person. */
const mostOfOneAccount = 20;

/** Sends changes to open screens when they happen. */
export class LiveService {
  /** The answers and streams that end with their sessions. */
  readonly answers: OpenAnswers;
  readonly #db: PooledDatabase;
  readonly #bus: Bus;
  readonly #streams = new Set<EventStream>();
  readonly #fanOut = new FanOut();
  readonly #heartbeatTimer: NodeJS.Timeout;

  constructor(db: PooledDatabase, bus: Bus, log: LiveLog) {
    this.#db = db;
    this.#bus = bus;
    // The next heartbeat queries again. Until then, an expired session gets no events.
    this.answers = new OpenAnswers(db, (error) => log.warn({ err: error }, 'sessions not read'));
    bus.start(
      { onChange: (change) => this.#pass(change), onGap: () => this.#sendAll(resetEvent) },
      log,
    );
    this.#heartbeatTimer = setInterval(() => {
      this.#sendAll(comment);
      this.answers.endWithSessions();
    }, heartbeatIntervalMs);
    this.#heartbeatTimer.unref();
  }

  announcing(write: Write): Write {
    return this.#bus.announcing(write);
  }

  /**
   * Opens the stream of a session. It begins with the changes of the last minute, which the first reads of a page may
   * lack; after an interruption, which can be longer, with `reset`.
   *
   * @throws HttpError 429 when the account has too many streams, 503 when the server has too many
   */
  async open(reader: Reader, isReconnect: boolean): Promise<EventStream> {
    this.#refuseTooMany(reader);
    const stream = new EventStream(reader);
    // Added before the changes are read, so that none is missed. A change may be sent twice.
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    this.answers.add(reader.session, stream, () => stream.end());
    try {
      const { changes, newest } = await recentChanges(this.#db);
      const isWhole = !isReconnect && changes !== 'too-many';
      stream.send(isWhole ? changes.map(changeEvent).join('') : resetEvent);
      stream.send(readyEvent(newest));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return stream;
  }

  /** Ends all streams. Clients open them again on another process. */
  end(): void {
    for (const stream of this.#streams) stream.end();
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeatTimer);
    this.end();
    await this.#bus.stop();
  }

  #refuseTooMany({ accountId }: Reader): void {
    const own = [...this.#streams].filter((one) => one.reader.accountId === accountId);
    if (own.length >= mostOfOneAccount) {
      throw new HttpError(
        429,
        'This account has too many streams open. Close the dashboard in other browsers.',
        { retryAfter: 60 },
      );
    }
    if (this.#streams.size >= mostStreams) {
      throw new HttpError(503, 'Too many streams are open.', { retryAfter: 60 });
    }
  }

  #pass(change: Notice): void {
    this.#sendAll(changeEvent(change));
    const endsSessions = change.action === 'sign-out' || change.subject === 'account';
    if (endsSessions) this.answers.endWithSessions();
  }

  #sendAll(text: string): void {
    this.#fanOut.send(this.#streams, text);
  }
}
