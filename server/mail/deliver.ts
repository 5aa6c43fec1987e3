import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import SmtpConnection from 'nodemailer/lib/smtp-connection';
import { type Delivery, DeliveryAborted, deliveryOf, detailForScreen } from './delivery.ts';
import type { MailServer } from './mail-server.ts';

/** Time limits in milliseconds. */
export interface DeliveryTimes {
  /** For everything before the text: to connect, to sign in, to name sender and receiver, and for `handOver`. */
  beforeText: number;
  /** For the response of the mail server to the text; ten minutes in RFC 5321 section 4.5.3.2.6. */
  answer: number;
}

/** One try to send a mail. */
export interface Attempt {
  from: string;
  to: string;
  content: Buffer;
  /** Stores durably that the text is being handed over. If it throws, nothing is sent. */
  handOver: () => Promise<void>;
  /** Aborts when this server ends, which ends the try. */
  ending: AbortSignal;
}

/**
 * Tries once to send a mail, over one connection. The text is a stream that the connection reads only after the mail
 * server has requested it (354), and that waits for `handOver` before its first byte. A mail server accepts a mail only
 * after the end of its text (RFC 5321 section 4.1.1.4), so a connection that ends before the first byte has delivered
 * nothing.
 *
 * @returns the outcome, also of a failure
 */
export async function deliver(
  server: MailServer,
  { from, to, content, handOver, ending }: Attempt,
  times: DeliveryTimes,
): Promise<Delivery> {
  const connection = connectionTo(server, times);
  const watch = new AttemptWatch(connection, ending);
  watch.endAfter(times.beforeText);
  let isHandedOver = false;
  async function* text() {
    await handOver();
    watch.throwIfStopped();
    isHandedOver = true;
    watch.endAfter(times.answer);
    yield content;
  }
  const password = server.login?.pass;
  try {
    const message = Readable.from(text(), { objectMode: false });
    const sending = sendOver(connection, server, { from, to, size: content.length }, message);
    const response = await Promise.race([sending, watch.aborted]);
    return { kind: 'sent', detail: detailForScreen(response, password) };
  } catch (error) {
    const { kind, detail } = deliveryOf(error, isHandedOver);
    return { kind, detail: detailForScreen(detail, password) };
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
    connectionTimeout: times.beforeText,
    greetingTimeout: times.beforeText,
    socketTimeout: Math.max(times.beforeText, times.answer),
  });
}

/** Ends a try when its connection breaks, when it takes too long, or when this server ends. */
class AttemptWatch {
  /** Rejects when the try must end. */
  readonly aborted: Promise<never>;
  readonly #stopped = new AbortController();
  #end: (reason: Error) => void = () => undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(connection: SmtpConnection, ending: AbortSignal) {
    this.aborted = new Promise((_resolve, reject) => {
      this.#end = reject;
    });
    this.aborted.catch(() => undefined);
    connection.on('error', this.#end);
    const onEnding = () => this.#end(new DeliveryAborted('The server was ended.', true));
    ending.addEventListener('abort', onEnding, { signal: this.#stopped.signal });
    if (ending.aborted) onEnding();
  }

  /** Replaces the time limit: the try ends in `limitMs` milliseconds. */
  endAfter(limitMs: number): void {
    clearTimeout(this.#timer);
    const onTimeout = () => this.#end(new DeliveryAborted('The mail server took too long.', false));
    this.#timer = setTimeout(onTimeout, limitMs);
  }

  throwIfStopped(): void {
    this.#stopped.signal.throwIfAborted();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#stopped.abort();
  }
}

/** Connects, signs in if a login is set and the mail server offers it, and sends. Returns the response to the text. */
async function sendOver(
  connection: SmtpConnection,
  { login }: MailServer,
  envelope: { from: string; to: string; size: number },
  message: Readable,
): Promise<string> {
  await promisify(connection.connect.bind(connection))();
  if (login !== undefined && connection.allowsAuth) {
    await promisify(connection.login.bind(connection))(login);
  }
  const { response } = await promisify(connection.send.bind(connection))(envelope, message);
  connection.quit();
  return response;
}
