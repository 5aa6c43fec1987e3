import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Config } from '../config.ts';
import { HttpError } from '../refusals/http-error.ts';
import { type AnsweredRequest, logAnswers, withoutPersonalData } from './access-log.ts';
import { followRequests, type OpenRequests } from './follow-requests.ts';
import { handleError } from './refusals/error-handler.ts';
import { refuseConnection, refuseEarly, statusOfParserError } from './refusals/refuse-raw.ts';
import { followStreams } from './streams.ts';

const yearInSeconds = 31_536_000;

/**
 * Sets the security headers of every response: browsers must not guess its type, and after a request over TLS must
 * use only TLS.
 *
 * https://www.rfc-editor.org/rfc/rfc6797#section-7.2 (the header is not sent over plain HTTP)
 */
function setSecurityHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-content-type-options', 'nosniff');
  if (request.protocol === 'https') {
    reply.header('strict-transport-security', `max-age=${yearInSeconds}`);
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is ending: running requests go on, and new ones are refused. */
    isDraining: boolean;
    /** Refuses new requests, ends streams, waits at most `timeoutMs` milliseconds for running requests, and closes. */
    drain(timeoutMs: number): Promise<void>;
  }
  interface FastifyContextConfig {
    /** Marks the route of a probe, whose handler is called also while the server is ending. */
    isProbe?: boolean;
  }
}

/**
 * The server closes after this many checks in a row without a running request, because connections that the operating
 * system has accepted may still send requests. It counts checks instead of time: between two checks Node.js reads what
 * has arrived, even if the machine delays the process.
 */
const requiredIdleChecks = 10;
const checkIntervalMs = 25;

function addDrain(app: FastifyInstance, openRequests: OpenRequests, endStreams: () => void): void {
  app.decorate('isDraining', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = app.isDraining && request.routeOptions.config.isProbe !== true;
    done(
      isRefused
        ? new HttpError(503, 'The server is being restarted. Try again in a moment.', {
            retryAfter: 5,
          })
        : undefined,
    );
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (app.isDraining) reply.header('connection', 'close');
    done();
  });
  app.decorate('drain', async (timeoutMs: number) => {
    app.isDraining = true;
    endStreams();
    const start = performance.now();
    let idleChecks = 0;
    while (performance.now() - start < timeoutMs && idleChecks < requiredIdleChecks) {
      await wait(checkIntervalMs);
      idleChecks = openRequests.count() > 0 ? 0 : idleChecks + 1;
    }
    await app.close();
  });
}

/** Time limits in milliseconds. */
export interface RequestTimes {
  /** For the header of a request to arrive. */
  header: number;
  /** For the complete request to arrive. */
  request: number;
  /** For a client to read the next bytes of a response. */
  reader: number;
  /** The interval at which Node.js checks `header` and `request`. */
  check: number;
}

const defaultTimes: RequestTimes = {
  header: 15_000,
  request: 30_000,
  // The operating system reports progress in steps of up to 1.5 MB, so a reader of 13 kB/s is not disconnected.
  reader: 120_000,
  check: 2000,
};

/** The options of the framework. By default it logs on the level `info`, and trusts no proxy. */
export interface FrameworkOptions extends Partial<Pick<Config, 'logLevel' | 'trustProxy'>> {
  /** Whether requests and failures are logged to stderr, or the stream to log to; true by default. */
  log?: boolean | { write(line: string): void };
  requestTimes?: Partial<RequestTimes>;
  /** Called after each response, except streams. */
  observe?: (answer: AnsweredRequest) => void;
}

/** The most bytes of a request body, except for calls that need a session (mount.ts). */
const maxBodyBytes = 64 * 1024;

/** Creates the Fastify server with the rules for all requests: limits, security headers, errors, log and `drain`. */
export function createFramework(options: FrameworkOptions): FastifyInstance {
  const requestTimes = { ...defaultTimes, ...options.requestTimes };
  const { log = true, logLevel = 'info', trustProxy = [] } = options;
  const refusedSockets = new WeakSet<Socket>();
  const app = fastify({
    logger: log !== false && {
      level: logLevel,
      stream: log === true ? process.stderr : log,
      serializers: { err: withoutPersonalData },
    },
    // logAnswers writes one line for each request, without its address.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: 200 },
    // Given the number itself, the framework would trust no proxy.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    requestTimeout: requestTimes.request,
    http: {
      headersTimeout: requestTimes.header,
      connectionsCheckingInterval: requestTimes.check,
      // A refusal by Node.js would have no body; refuseUnreadable sends a refusal with a body.
      requireHostHeader: false,
    },
    // Idle connections of browsers would delay closing; addDrain waits for running requests.
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(request, reply);
      reply.header('x-request-id', request.id).header('cache-control', 'no-store');
      request.log.info({ method: request.method, route: 'none' }, 'unreadable address');
      handleError(error, request, reply);
    },
    clientErrorHandler: ({ code }, socket) => {
      if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      // After the first error, each further chunk on the connection causes another error.
      if (refusedSockets.has(socket)) return;
      refusedSockets.add(socket);
      // Clients open connections before they need them, and would read a refusal as the answer to their next request.
      if (socket.bytesRead === 0) {
        socket.destroy();
        return;
      }
      const refuse = () => refuseConnection(socket, statusOfParserError(code));
      const unfinished = openRequests.unfinishedOn(socket);
      if (unfinished === undefined) refuse();
      // The refusal must not mix with a response that is being sent.
      else {
        const isErrorInNextRequest = unfinished.request.raw.complete;
        unfinished.reply.raw.once('close', () =>
          isErrorInNextRequest ? refuse() : socket.destroy(),
        );
      }
    },
  });
  app.server.on('checkExpectation', (_request, response) => {
    refuseEarly(response, 417);
  });
  app.setErrorHandler(handleError);
  const openRequests = followRequests(app);
  logAnswers(app, options.observe);
  app.addHook('onRequest', (request, reply, done) => {
    setSecurityHeaders(request, reply);
    refuseUnreadable(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    // Node.js closes a connection if writing makes no progress for this time.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(requestTimes.reader);
    done();
  });
  app.addHook('onSend', endAfterUpgrade);
  addDrain(app, openRequests, followStreams(app));
  return app;
}

/**
 * Closes the connection after the response to a request with the header Upgrade, because after such a request with a
 * body Node.js reads no further request on the connection. The response waits until the body has arrived: closing a
 * connection that still receives bytes resets it, and the client may lose the response (RFC 9112 section 9.6). The time
 * limit for requests also limits this wait.
 */
async function endAfterUpgrade({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (raw.headers.upgrade === undefined) return;
  reply.header('connection', 'close');
  if (raw.complete || raw.destroyed) return;
  await new Promise<void>((resolve) => {
    const onEnd = () => resolve();
    raw.once('end', onEnd).once('close', onEnd).once('error', onEnd).resume();
  });
}

/**
 * Refuses an HTTP/1.1 request without a host, and any request with a compressed body. The dashboard compresses no
 * bodies, and unpacking would be work for unknown callers.
 *
 * @throws HttpError 400, or 415 (RFC 9110 section 15.5.16)
 */
function refuseUnreadable({ headers, raw }: FastifyRequest): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') {
    throw new HttpError(400, 'The request does not name the host.');
  }
  const coding = headers['content-encoding'];
  if (coding !== undefined && coding.trim().toLowerCase() !== 'identity') {
    throw new HttpError(415, 'The request body must not be compressed.');
  }
}
