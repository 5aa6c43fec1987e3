import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { extensions } from '../../openapi/generated/operations.ts';
import { codeOf } from '../process/start-error.ts';
import { HttpError, type Refusal } from '../refusals/http-error.ts';
import { isRead } from './is-read.ts';
import { asBody, streamRoute } from './streams.ts';

/** The used part of a forwarded request and its reply; the plugin’s types include HTTP/2. */
type Forwarded = Pick<FastifyRequest, 'ip' | 'host' | 'protocol'>;
interface Answering {
  request: { method: string };
  statusCode: number;
  code(status: number): { send(payload: unknown): unknown };
  send(payload: unknown): unknown;
  getHeader(name: string): unknown;
  removeHeader(name: string): unknown;
}

/** Headers of the host that are forwarded; others could set cookies or policies for our origin. */
const passedOn = [
  'content-type',
  'content-length',
  'content-encoding',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
  'x-accel-buffering',
];

/** The number of connections that the server accepts; see framework.ts. */
const mostStreams = 2000;

/** Errors before the first byte of a request is sent. */
const neverSent =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_.*|ERR_TLS_.*|.*SELF_SIGNED.*|UNABLE_TO_.*)$/;

const isJson = (type: unknown) =>
  typeof type === 'string' && /^application\/([\w.+-]+\+)?json\b/i.test(type);

/** Whether a response is a stream of events, in which a browser executes nothing. */
const isEvents = (type: unknown) => typeof type === 'string' && /^text\/event-stream\b/i.test(type);

function refuse(reply: Answering, message: string, outcome: Refusal['outcome']): void {
  const refusal: Refusal = { message };
  if (!isRead(reply.request.method)) refusal.outcome = outcome;
  for (const name of passedOn) reply.removeHeader(name);
  reply.code(502).send(refusal);
}

/**
 * @throws HttpError 400 for a path with `..`, which the host might resolve to a path outside its API
 */
function refuseUpwards({ url }: FastifyRequest): void {
  const [path = ''] = url.split('?', 1);
  if (decodeURIComponent(path).split(/[/\\]/).includes('..')) {
    throw new HttpError(400, 'The address must not lead upwards.');
  }
}

/** Replaces the forwarding headers of the caller with our own. */
function requestHeaders(request: Forwarded, headers: IncomingHttpHeaders) {
  const own = Object.entries(headers).filter(
    ([name]) => !/^(forwarded|x-forwarded-.*|x-real-ip|cookie)$/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    'x-forwarded-for': request.ip,
    'x-forwarded-host': request.host,
    'x-forwarded-proto': request.protocol,
  };
}

const answerHeaders = (headers: IncomingHttpHeaders) => ({
  ...Object.fromEntries(
    passedOn.flatMap((name) => (headers[name] ? [[name, headers[name]] as const] : [])),
  ),
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; sandbox",
});

function passAnswerOn(_request: unknown, reply: Answering, answer: object): void {
  const stream: unknown = Reflect.get(answer, 'stream');
  if (!(stream instanceof Readable)) throw new Error('The proxy gave no stream');
  const hasBody = reply.request.method !== 'HEAD' && ![204, 304].includes(reply.statusCode);
  const type = reply.getHeader('content-type');
  if (!hasBody || isJson(type) || isEvents(type)) {
    reply.send(stream);
    return;
  }
  asBody(stream).destroy();
  refuse(reply, 'The API host answered with something that is not JSON.', 'unknown');
}

/**
 * Forwards /api/v1 to another host, below the path of its address, so that the dashboard uses one origin.
 * Each call is sent once. A response that is not JSON becomes 502, because a page of the host would run on
 * our origin, where it could read the token. A failed write may have been carried out, so its refusal has
 * the outcome.
 */
export async function forwardApi(app: FastifyInstance, upstream: string): Promise<void> {
  const { origin, pathname } = new URL(upstream);
  await app.register(async (scope) => {
    scope.addHook('onRequest', (request, _reply, done) => {
      refuseUpwards(request);
      done();
    });
    const path = `${pathname.replace(/\/+$/, '')}/api/v1`;
    // Without this, the plugin accepts every certificate.
    const connect = { rejectUnauthorized: true };
    const options = {
      upstream: origin,
      retryMethods: [],
      disableRequestLogging: true,
      replyOptions: {
        rewriteRequestHeaders: requestHeaders,
        rewriteHeaders: answerHeaders,
        onResponse: passAnswerOn,
        onError: (reply, { error }) => {
          const isUnsent = neverSent.test(codeOf(error.cause) ?? '');
          refuse(reply, 'The API host does not answer.', isUnsent ? 'nothing-written' : 'unknown');
        },
      },
    } satisfies Partial<FastifyHttpProxyOptions>;
    await scope.register(httpProxy, {
      ...options,
      prefix: '/api/v1',
      rewritePrefix: path,
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
        rewritePrefix: `${path}${streamPath}`,
        httpMethods: ['GET'],
        undici: { connect, connections: mostStreams },
      });
    });
  });
}
