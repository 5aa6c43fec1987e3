import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extensions } from '../../openapi/generated/operations.ts';
import { codeOf } from '../process/start-error.ts';
import { HttpError, type Refusal } from '../refusals/http-error.ts';
import { isRead } from './is-read.ts';
import { streamRoute, withErrorListener } from './streams.ts';

/** The parts of a forwarded request and of its reply that are used. The types of the plugin would include HTTP/2. */
type ForwardedRequest = Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>;
interface ForwardedReply {
  request: { method: string };
  statusCode: number;
  code(status: number): { send(payload: unknown): unknown };
  send(payload: unknown): unknown;
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
}

/** The response headers that are forwarded. Others could set cookies or policies for our origin. */
const forwardedHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-accel-buffering',
];

/** The most streams at a time: as many as the connections that the server accepts (limit-connections.ts). */
const maxStreams = 2000;

/** Codes of errors that happen before the first byte of a request is sent. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|.*SELF_SIGNED.*|UNABLE_TO_.*)$/;

const isJson = (type: unknown) =>
  typeof type === 'string' && /^application\/([\w.+-]+\+)?json\b/i.test(type);

/** A stream of events and a CSV file are forwarded like JSON, because a browser executes nothing in them. */
const isEventsOrCsv = (type: unknown) =>
  typeof type === 'string' && /^text\/(event-stream|csv)\b/i.test(type);

/** Returns whether a body ends without a byte. Takes the first bytes out of any other body. */
const isEmpty = (body: Readable): Promise<boolean> =>
  new Promise((resolve) => {
    body
      .once('data', () => resolve(false))
      .once('end', () => resolve(true))
      .once('error', () => resolve(false))
      .once('close', () => resolve(false));
  });

/** Refuses with the status of the host's refusal, else with 502. Only the answer to a write contains the outcome. */
function refuse(reply: ForwardedReply, message: string, outcome: Refusal['outcome']): void {
  const refusal: Refusal = { message };
  if (!isRead(reply.request.method)) refusal.outcome = outcome;
  for (const name of forwardedHeaders) if (name !== 'retry-after') reply.removeHeader(name);
  reply.code(reply.statusCode < 400 ? 502 : reply.statusCode).send(refusal);
}

/** @throws HttpError 400 for a path with `..`, which the host might resolve to a path outside of its API */
function refuseUpwardPath({ url }: FastifyRequest): void {
  const [path = ''] = url.split('?', 1);
  if (decodeURIComponent(path).split(/[/\\]/).includes('..')) {
    throw new HttpError(400, 'The address must not lead upwards.');
  }
}

/** Returns the headers of the caller without cookies, and with our forwarding headers instead of the caller's. */
function requestHeaders(request: ForwardedRequest, headers: IncomingHttpHeaders) {
  const keptHeaders = Object.entries(headers).filter(
    ([name]) => !/^(forwarded|x-forwarded-.*|x-real-ip|cookie)$/.test(name),
  );
  return {
    ...Object.fromEntries(keptHeaders),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

const responseHeaders = (headers: IncomingHttpHeaders) => ({
  ...Object.fromEntries(
    forwardedHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]] as const] : [])),
  ),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
});

/** Sends the response of the host, or a refusal when its body could be a page. */
function forwardResponse(_request: unknown, reply: ForwardedReply, answer: object): void {
  const stream: unknown = Reflect.get(answer, 'stream');
  if (!(stream instanceof Readable)) throw new Error('The proxy gave no stream');
  const hasBody = reply.request.method !== 'HEAD' && ![204, 304].includes(reply.statusCode);
  const type = reply.getHeader('content-type');
  if (!hasBody || isJson(type) || isEventsOrCsv(type)) {
    reply.send(stream);
    return;
  }
  // Hosts send an empty body with any type or none. With status 200 it means that a write was carried out.
  void isEmpty(withErrorListener(stream)).then((hasNoByte) => {
    if (hasNoByte) {
      reply.send('');
      return;
    }
    stream.destroy();
    refuse(reply, 'The API host answered with something that is not JSON.', 'unknown');
  });
}

/**
 * Forwards /api/v1 to another host, below the path of `upstream`, so that the dashboard uses one origin. Each
 * call is sent once, because a write may have been carried out although its response is missing. A response whose
 * body could be a page is replaced: a page of the host would run on our origin and could read the token.
 */
export async function forwardApi(app: FastifyInstance, upstream: string): Promise<void> {
  const { origin, pathname } = new URL(upstream);
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, _reply, done) => {
      refuseUpwardPath(request);
      done();
    });
    const apiPath = `${pathname.replace(/\/+$/, '')}/api/v1`;
    // Without this, the plugin accepts every certificate.
    const connect = { rejectUnauthorized: true };
    const options = {
      upstream: origin,
      retryMethods: [],
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: requestHeaders,
        rewriteHeaders: responseHeaders,
        onResponse: forwardResponse,
        onError: (reply, { error }) => {
          const isUnsent = neverSent.test(codeOf(error.cause) ?? '');
          refuse(reply, 'The API host does not answer.', isUnsent ? 'nothing-written' : 'unknown');
        },
      },
    } satisfies Partial<FastifyHttpProxyOptions>;
    await scope.register(httpProxy, {
      ...options,
      prefix: '/api/v1',
      rewritePrefix: apiPath,
      undici: { connect },
    });
    // Streams hold connections for hours, so other calls have separate connections.
    const streamPath = extensions.streamChanges.path;
    await scope.register(async (streams) => {
      streams.addHook('onRoute', (route) => {
        Object.assign(route, streamRoute());
      });
      await streams.register(httpProxy, {
        ...options,
        prefix: `/api/v1${streamPath}`,
        rewritePrefix: `${apiPath}${streamPath}`,
        httpMethods: ['GET'],
        undici: { connect, connections: maxStreams },
      });
    });
  });
}
