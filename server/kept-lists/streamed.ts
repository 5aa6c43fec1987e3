import { once } from 'node:events';
import { PassThrough, type Transform } from 'node:stream';
import zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Gate, GateTimeout } from '../db/transactions/gate.ts';
import { HttpError } from '../http/refusals/http-error.ts';
import { asBody } from '../http/streams.ts';
import { acceptedEncoding, type Encoding } from './negotiate.ts';

/** Reads the rows of a list in parts. The next part is read once `write` resolves. */
export type WriteParts = (write: (rows: readonly unknown[]) => Promise<void>) => Promise<void>;

/** The most lists that are streamed at the same time, because each takes a connection of the pool. */
const most = 2;
/** Milliseconds that another list waits for its turn; less than the timeout of browsers. */
const turnTimeoutMs = 10_000;

const gate = new Gate(most, turnTimeoutMs);

/** Brotli with quality 4 takes as much time as gzip. */
const packers: Record<Encoding, () => Transform> = {
  br: () => zlib.createBrotliCompress({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => zlib.createGzip(),
  identity: () => new PassThrough(),
};

/** The answer of a list that is sent while it is read, because it is too long to be kept. */
export class Streamed {
  readonly #isNested: boolean;
  readonly #readParts: WriteParts;
  readonly #turns: Gate;

  /** @param isNested whether the rows are in `data.data`, and not in `data` */
  constructor(isNested: boolean, readParts: WriteParts, turns = gate) {
    this.#isNested = isNested;
    this.#readParts = readParts;
    this.#turns = turns;
  }

  /**
   * Sends the list. When the reader is disconnected, for example because it stops reading, the connection of the
   * pool is released.
   *
   * @throws HttpError 503 when other lists take too long
   */
  send({ headers, method, log }: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const encoding = acceptedEncoding(headers['accept-encoding']);
    const packer = asBody(packers[encoding]());
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    if (reply.raw.destroyed) gone.abort();
    const addHeaders = () => {
      reply.header('vary', 'accept-encoding').type('application/json; charset=utf-8');
      return encoding === 'identity' ? reply : reply.header('content-encoding', encoding);
    };
    if (method === 'HEAD') return Promise.resolve(addHeaders().send(''));
    return new Promise((resolve, reject) => {
      const run = async () => {
        resolve(addHeaders().send(packer));
        await this.#write(packer, gone.signal);
      };
      this.#turns.run(run).catch((error: unknown) => {
        if (error instanceof GateTimeout) reject(tooMany());
        else if (!reply.raw.destroyed) log.error({ err: error }, 'list not sent');
        packer.destroy(error instanceof Error ? error : new Error('Not sent', { cause: error }));
      });
    });
  }

  /** @throws when the reader is disconnected */
  async #write(packer: Transform, gone: AbortSignal): Promise<void> {
    const write = async (text: string) => {
      gone.throwIfAborted();
      if (!packer.write(text)) await once(packer, 'drain', { signal: gone });
    };
    const [start, end] = this.#isNested ? ['{"data":{"data":[', ']}}'] : ['{"data":[', ']}'];
    let before = start;
    await this.#readParts(async (rows) => {
      await write(before + rows.map((row) => JSON.stringify(row)).join(','));
      before = ',';
    });
    packer.end((before === start ? start : '') + end);
  }
}

const tooMany = () =>
  new HttpError(503, 'Too many long lists are being sent. Try again in a moment.', {
    retryAfter: 5,
  });
