import { Readable } from 'node:stream';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { CutOff, type Delivery, deliveryOf, shownWords } from './delivery.ts';
import type { MailServer } from './mail-server.ts';

/** Time limits in milliseconds. */
export interface DeliveryTimes {
  /** Until the mail server is ready for the text. */
  greeting: number;
  /** For its response to the text; ten minutes in RFC 5321 section 4.5.3.2.6. */
  answer: number;
}

/** One try to send a mail. */
export interface Attempt {
  from: string;
  to: string;
  content: Buffer;
  /** Stores durably that the text is being handed over. If it throws, nothing is sent. */
  handOver: () => Promise<void>;
  /** Aborts when the server ends, and so ends the try. */
  ending: AbortSignal;
}

/**
 * Sends one mail over one connection, and never twice. The text is a stream that the connection reads only
 * after the mail server has requested it (354), and that waits for `handOver` before its first byte. A mail
 * server accepts a mail only after the end of its text (RFC 5321 section 4.1.1.4), so a connection that
 * ends earlier has delivered nothing.
 */
export async function deliver(
  server: MailServer,
  { from, to, content, handOver, ending }: Attempt,
  times: DeliveryTimes,
): Promise<Delivery> {
  const connection = connectionTo(server, times);
  const watch = new Watch(connection, ending);
  watch.endAfter(times.greeting);
  let isHandedOver = false;
  async function* text() {
    await handOver();
    watch.throwIfOver();
    isHandedOver = true;
    watch.endAfter(times.answer);
    yield content;
  }
  const secret = server.login?.pass;
  try {
    const message = Readable.from(text(), { objectMode: false });
    const talk = converse(connection, server, { from, to, size: content.length }, message);
    return { kind: 'sent', words: shownWords(await Promise.race([talk, watch.broken]), secret) };
  } catch (error) {
    const { kind, words } = deliveryOf(error, isHandedOver);
    return { kind, words: shownWords(words, secret) };
  } finally {
    watch.stop();
    connection.close();
  }
}

function connectionTo(
  { host, port, secure, isLocal, login }: MailServer,
  times: DeliveryTimes,
): SmtpConnection {
  return new SmtpConnection({
    host,
    port,
    secure,
    // A password must not be sent over the network without encryption.
    requireTLS: !isLocal && login !== undefined,
    ignoreTLS: isLocal,
    connectionTimeout: times.greeting,
    greetingTimeout: times.greeting,
    socketTimeout: Math.max(times.greeting, times.answer),
  });
}

/** Ends a try when its connection breaks, when it takes too long, or when the server ends. */
class Watch {
  /** Rejects at the end of the try. */
  readonly broken: Promise<never>;
  readonly #stopped = new AbortController();
  #end: (reason: Error) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: SmtpConnection, ending: AbortSignal) {
    this.broken = new Promise((_resolve, reject) => {
      this.#end = reject;
    });
    this.broken.catch(() => undefined);
    connection.on('error', this.#end);
    const onEnding = () => this.#end(new CutOff('The server was ended.', true));
    ending.addEventListener('abort', onEnding, { signal: this.#stopped.signal });
    if (ending.aborted) onEnding();
  }

  /** Replaces the time limit with one in milliseconds from now. */
  endAfter(limit: number): void {
    clearTimeout(this.#timer);
    const tooLong = () => this.#end(new CutOff('The mail server took too long.', false));
    this.#timer = setTimeout(tooLong, limit);
  }

  throwIfOver(): void {
    this.#stopped.signal.throwIfAborted();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }
}

/** Connects, signs in when both sides support it, and sends. Returns the response of the mail server. */
async function converse(
  connection: SmtpConnection,
  { login }: MailServer,
  envelope: { from: string; to: string; size: number },
  message: Readable,
): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    connection.connect((error) => (error ? reject(error) : resolve()));
  });
  if (login !== undefined && connection.allowsAuth) {
    await new Promise<void>((resolve, reject) => {
      connection.login(login, (error) => (error ? reject(error) : resolve()));
    });
  }
  const { response } = await new Promise<{ response: string }>((resolve, reject) => {
    connection.send(envelope, message, (error, info) => (error ? reject(error) : resolve(info)));
  });
  connection.quit();
  return response;
}
