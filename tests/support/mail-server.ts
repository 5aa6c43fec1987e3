import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { listenLocally } from './listen.ts';

/** A mail that the mail server accepted. */
export interface ReceivedMail {
  from: string;
  to: string[];
  /** Header lines without folding; encoded words are decoded. Names in lower case. */
  headers: Map<string, string>;
  text: string;
  raw: string;
}

/** The behaviour of a mail server; each function may wait, or throw a `refusal`. */
export interface MailServerRules {
  /** Called for the address of the receiver. */
  onReceiver?(address: string): Promise<void> | void;
  /** Called when the first bytes of a text have arrived. */
  onFirstBytes?(): Promise<void> | void;
  /** Called before a whole text is accepted. */
  onText?(mail: ReceivedMail): Promise<void> | void;
}

export interface TestMailServer {
  /** smtp://127.0.0.1:… */
  url: string;
  port: number;
  /** The accepted mails, oldest first. */
  taken: ReceivedMail[];
  rules: MailServerRules;
}

/** An SMTP reply that refuses: 4xx temporarily, 5xx permanently. */
export const refusal = (responseCode: number, words: string) =>
  Object.assign(new Error(words), { responseCode });

/** Starts a real mail server on loopback, until the end of the test. */
export async function startMailServer(
  rules: MailServerRules = {},
  options: SMTPServerOptions = {},
): Promise<TestMailServer> {
  const taken: ReceivedMail[] = [];
  const mailServer: TestMailServer = { url: '', port: 0, taken, rules };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      settle(() => mailServer.rules.onReceiver?.(address), done);
    },
    onData(stream, { envelope }, done) {
      const first = once(stream, 'readable').then(() => mailServer.rules.onFirstBytes?.());
      settle(async () => {
        await first;
        const mail = readMail(await text(stream));
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const received = { ...mail, from, to: envelope.rcptTo.map(({ address }) => address) };
        await mailServer.rules.onText?.(received);
        taken.push(received);
      }, done);
    },
    ...options,
  });
  // A client that disconnects in the middle of a mail causes an error.
  server.on('error', () => undefined);
  mailServer.port = await listenLocally(server.server);
  mailServer.url = `smtp://127.0.0.1:${mailServer.port}`;
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  );
  return mailServer;
}

/** Reports the end of `work` to the callback of the mail server. */
function settle(work: () => unknown, report: (error?: Error | null) => void): void {
  new Promise((resolve) => {
    resolve(work());
  }).then(
    () => report(),
    (error: Error) => report(error),
  );
}

/** Decodes quoted-printable and the Q encoding of header words (RFC 2045 section 6.7, RFC 2047 section 4.2). */
const fromQuoted = (encoded: string) =>
  Buffer.from(
    encoded
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([\dA-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  );

const fromBase64 = (encoded: string) => Buffer.from(encoded, 'base64');

/** Decodes encoded words; bytes of one character may be spread over several. */
function decodeWords(line: string): string {
  return line.replaceAll(/=\?utf-8\?[qb]\?[^?]*\?=(\s+=\?utf-8\?[qb]\?[^?]*\?=)*/gi, (words) => {
    const encodedWords = [...words.matchAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi)];
    return Buffer.concat(
      encodedWords.map(([, encoding = '', encoded = '']) =>
        encoding.toLowerCase() === 'b'
          ? fromBase64(encoded)
          : fromQuoted(encoded.replaceAll('_', ' ')),
      ),
    ).toString();
  });
}

function readMail(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'raw'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const body = raw.slice(end + 4);
  const decode: Record<string, (encoded: string) => Buffer> = {
    'quoted-printable': fromQuoted,
    base64: fromBase64,
  };
  const decoded = decode[headers.get('content-transfer-encoding') ?? '']?.(body).toString() ?? body;
  return { headers, raw, text: decoded.replaceAll('\r\n', '\n').replace(/\n$/, '') };
}
