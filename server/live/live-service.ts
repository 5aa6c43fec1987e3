import type { ServerResponse } from 'node:http';
import type { PooledDatabase } from '../db/connect.ts';
import type { Write } from '../db/transactions/write-transaction.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import type { Notice } from '../repositories/audit.ts';
import { changesSince } from '../repositories/changes-since.ts';
import { validSessions } from '../repositories/sessions.ts';
import type { Bus, LiveLog } from './bus.ts';
import {
  changeEvent,
  comment,
  EventStream,
  questionEvent,
  type Reader,
  readyEvent,
  resetEvent,
} from './event-stream.ts';
import { FanOut } from './fan-out.ts';
import type { Question } from './message.ts';
import { OpenQuestions } from './open-questions.ts';

/** Milliseconds between two comments, because proxies close connections that are silent for a minute. */
const heartbeatIntervalMs = 15_000;
/** Each stream takes about 50 kB, like every connection. */
const mostStreams = 1000;
/** A browser opens one stream for all its tabs, so this is enough for every device of a person. */
const mostOfOneAccount = 20;
/** The most missed changes to send. For more, reading the lists costs less. */
const mostReplayed = 500;

/** Sends changes to open screens when they happen, and the open questions of other administrators. */
export class LiveService {
  readonly #db: PooledDatabase;
  readonly #bus: Bus;
  readonly #log: LiveLog;
  readonly #streams = new Set<EventStream>();
  /** The answers that are being sent, and the hashes of their tokens. */
  readonly #answers = new Map<ServerResponse, string>();
  readonly #fanOut = new FanOut();
  readonly #questions = new OpenQuestions();
  readonly #heartbeatTimer: NodeJS.Timeout;
  /** The id of the newest received change; null before the first stream. */
  #newest: number | null = null;

  constructor(db: PooledDatabase, bus: Bus, log: LiveLog) {
    this.#db = db;
    this.#bus = bus;
    this.#log = log;
    bus.start(
      {
        onMessage: (message) => {
          if (message.type === 'change') this.#pass(message.change);
          else this.#take(message.question);
        },
        onGap: () => this.#catchUp(),
      },
      log,
    );
    this.#heartbeatTimer = setInterval(() => this.#heartbeat(), heartbeatIntervalMs);
    this.#heartbeatTimer.unref();
  }

  announcing(write: Write): Write {
    return this.#bus.announcing(write);
  }

  publish(question: Question): void {
    this.#bus.publish(question);
  }

  /**
   * Opens the stream of a session. It sends the missed changes, the open questions of others, and then
   * every change.
   *
   * @param lastId the last change that the client received, or null
   * @throws HttpError 429 when the account has too many streams, 503 when the server has too many
   */
  async open(reader: Reader, lastId: number | null): Promise<EventStream> {
    this.#refuseTooMany(reader);
    const stream = new EventStream(reader);
    // Added before the audit is read, so that no change is missed. A change may be sent twice.
    this.#streams.add(stream);
    stream.once('close', () => this.#streams.delete(stream));
    try {
      const { changes, newest } = await changesSince(this.#db, lastId, mostReplayed);
      this.#newest = Math.max(this.#newest ?? 0, newest);
      stream.send(changes === 'too-many' ? resetEvent : eventsOf(changes));
      stream.send(readyEvent(newest));
    } catch (error) {
      stream.destroy();
      throw error;
    }
    const open = this.#questions.ofOthers(reader.accountId);
    stream.send(open.map(questionEvent).join(''));
    return stream;
  }

  /**
   * Cuts an answer off when its session ends, as a slow reader may take minutes for it.
   *
   * @param session the hash of the token
   */
  followAnswer(session: string, answer: ServerResponse): void {
    if (answer.destroyed) return;
    this.#answers.set(answer, session);
    answer.once('close', () => this.#answers.delete(answer));
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

  #sendAll(text: string): void {
    this.#fanOut.send(this.#streams, text);
  }

  #pass(change: Notice): void {
    this.#newest = Math.max(this.#newest ?? 0, change.id);
    this.#sendAll(changeEvent(change));
    const endsSessions = change.action === 'sign-out' || change.subject === 'account';
    if (endsSessions) this.#endWithSessions();
  }

  #take(question: Question): void {
    if (this.#questions.take(question)) this.#showToOthers(question);
  }

  #showToOthers(question: Question): void {
    const text = questionEvent(question);
    for (const stream of this.#streams) {
      if (stream.reader.accountId !== question.accountId) stream.send(text);
    }
  }

  #heartbeat(): void {
    for (const question of this.#questions.expire()) this.#showToOthers(question);
    this.#sendAll(comment);
    this.#endWithSessions();
  }

  /** Ends the streams and answers whose sessions have ended, with one query for all. */
  #endWithSessions(): void {
    if (this.#streams.size + this.#answers.size === 0) return;
    const asked = [...this.#streams];
    const answers = [...this.#answers];
    const ofAnswers = answers.map(([, session]) => session);
    const hashes = new Set([...asked.map(({ reader }) => reader.session), ...ofAnswers]);
    validSessions(this.#db, [...hashes]).then(
      (standing) => {
        for (const stream of asked) if (!standing.has(stream.reader.session)) stream.end();
        for (const [answer, session] of answers) if (!standing.has(session)) answer.destroy();
      },
      // The next heartbeat queries again. Until then, an expired session gets no events.
      (error: unknown) => this.#log.warn({ err: error }, 'sessions of streams not read'),
    );
  }

  /** Sends the changes that happened while the bus received nothing. */
  #catchUp(): void {
    if (this.#newest === null) return;
    changesSince(this.#db, this.#newest, mostReplayed).then(
      ({ changes, newest }) => {
        this.#newest = Math.max(this.#newest ?? 0, newest);
        this.#sendAll(changes === 'too-many' ? resetEvent : eventsOf(changes));
        this.#endWithSessions();
      },
      () => this.#sendAll(resetEvent),
    );
  }
}

const eventsOf = (changes: readonly Notice[]) => changes.map(changeEvent).join('');
