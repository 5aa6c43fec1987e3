import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { PooledDatabase } from '../db/connect.ts';
import { HttpError } from '../refusals/http-error.ts';
import { readRecentChanges } from '../repositories/audit.ts';
import { type Account, findValidSessions } from '../repositories/sessions.ts';
import { changeEvent, EventStream, formatEvent, heartbeat, resetEvent } from './event-stream.ts';
import { type ChangeListener, listenOnConnection, listenOnPool } from './listen.ts';

/** A response that is being sent, or a stream of events. */
type OpenAnswer = Pick<ServerResponse | Readable, 'destroyed' | 'once'>;

/** The answers that are cut off when their session ends, because a slow client may take minutes for a long list. */
class OpenAnswers {
  readonly #db: PooledDatabase;
  readonly #onFailure: (error: unknown) => void;
  readonly #open = new Map<OpenAnswer, { session: string; end: () => void }>();

  constructor(db: PooledDatabase, onFailure: (error: unknown) => void) {
    this.#db = db;
    this.#onFailure = onFailure;
  }

  /**
   * Registers an answer. The end of the answer removes it.
   *
   * @param session the hash of the token
   * @param end cuts the answer off
   */
  add(session: string, answer: OpenAnswer, end: () => void): void {
    if (answer.destroyed) return;
    this.#open.set(answer, { session, end });
    answer.once('close', () => this.#open.delete(answer));
  }

  /** Cuts off the answers whose sessions have ended, with one query for all of them. */
  cutOffEndedSessions(): void {
    const answers = [...this.#open.values()];
    if (answers.length === 0) return;
    findValidSessions(this.#db, [...new Set(answers.map(({ session }) => session))]).then(
      (valid) => {
        for (const { session, end } of answers) if (!valid.has(session)) end();
      },
      this.#onFailure,
    );
  }
}

/** Milliseconds between two heartbeats of a stream, because proxies close connections that are silent for a minute. */
const heartbeatIntervalMs = 15_000;
/** The number of streams that are written without a pause. */
const streamsAtOnce = 10;
/** A browser has one stream for each visible tab. A stream takes about 50 kB of memory. */
const maxStreamsPerAccount = 20;

/** Sends changes to open screens when they happen. */
export class LiveService {
  readonly answers: OpenAnswers;
  readonly #db: PooledDatabase;
  readonly #streams = new Set<EventStream>();
  readonly #stopListening: () => unknown;
  readonly #heartbeatTimer: NodeJS.Timeout;

  /** @param url the address of PostgreSQL without a pooler; undefined for the embedded engine */
  constructor(db: PooledDatabase, url: string | undefined, log: FastifyBaseLogger) {
    this.#db = db;
    // If the sessions cannot be read, the next heartbeat tries again; an expired session gets no events meanwhile.
    this.answers = new OpenAnswers(db, (error) => log.warn({ err: error }, 'sessions not read'));
    const listener: ChangeListener = {
      onChange: (change) => {
        void this.#sendAll(changeEvent(change));
        const mayEndSessions = change.subject === 'session' || change.subject === 'account';
        if (mayEndSessions) this.answers.cutOffEndedSessions();
      },
      onGap: () => void this.#sendAll(resetEvent),
      onError: (error) => log.warn({ err: error }, 'cannot listen to changes'),
    };
    this.#stopListening =
      url === undefined ? listenOnPool(db.$client, listener) : listenOnConnection(url, listener);
    this.#heartbeatTimer = setInterval(() => {
      void this.#sendAll(heartbeat);
      this.answers.cutOffEndedSessions();
    }, heartbeatIntervalMs);
    this.#heartbeatTimer.unref();
  }

  /**
   * Opens the stream of a session. It begins with the changes of the last minute, because the data that the page has
   * just read may lack them. After a reconnect, or if there are too many changes, it begins with `reset`. Then `ready`
   * follows.
   *
   * @throws HttpError 429 when the account has too many streams
   */
  async open(account: Account, isReconnect: boolean): Promise<EventStream> {
    const ofAccount = [...this.#streams].filter((stream) => stream.account.id === account.id);
    if (ofAccount.length >= maxStreamsPerAccount) {
      const message =
        'This account has too many streams open. Close the dashboard in other browsers.';
      throw new HttpError(429, message, { retryAfter: 60 });
    }
    const stream = new EventStream(account);
    // The stream is added before the changes are read, so that it misses none. A change may be sent twice.
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    this.answers.add(account.sessionHash, stream, () => stream.end());
    try {
      const { changes, newest } = await readRecentChanges(this.#db);
      const isComplete = !isReconnect && changes !== 'too-many';
      stream.send(isComplete ? changes.map(changeEvent).join('') : resetEvent);
      stream.send(formatEvent('ready', {}, newest));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    return stream;
  }

  /** Stops listening, and ends all streams. Their clients reconnect. */
  async stop(): Promise<void> {
    clearInterval(this.#heartbeatTimer);
    for (const stream of this.#streams) stream.end();
    await this.#stopListening();
  }

  /** Sends a text to all streams, with pauses, so that other responses do not wait for all of them. */
  async #sendAll(text: string): Promise<void> {
    for (const [index, stream] of [...this.#streams].entries()) {
      if (index % streamsAtOnce === 0) await nextTurn();
      stream.send(text);
    }
  }
}
