import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { type Answered, logAnswers, withoutPersonalData } from './access-log.ts';
import { addDrain } from './drain.ts';
import { endAfterUpgrade } from './end-after-upgrade.ts';
import { followRequests } from './follow-requests.ts';
import { handleError } from './refusals/error-handler.ts';
import { refuseBytes, refuseEarly, statusOfParserError } from './refusals/refuse-raw.ts';
import { refuseUnreadable } from './refusals/refuse-unreadable.ts';
import { setSafetyHeaders } from './safety-headers.ts';
import { followStreams } from './streams.ts';

/** Time limits in milliseconds. */
export interface RequestTimes {
  /** For the header of a request to arrive. */
  header: number;
  /** For a whole request to arrive. */
  request: number;
  /** For a client to read the next bytes of a response, as far as the operating system reports it. */
  reader: number;
  /** The interval of the checks of the request times. */
  check: number;
}

const defaultTimes: RequestTimes = {
  header: 15_000,
  request: 30_000,
  // The operating system reports progress in steps of up to 1.5 MB, so a reader of 13 kB/s is not disconnected.
  reader: 120_000,
  check: 2000,
};

/** Options for all requests. */
export interface FrameworkOptions {
  /** Writes a line for each request and each failure to stderr, or to the stream; on by default. */
  log?: boolean | { write(line: string): void };
  /** The lowest level that is logged; `info` by default. */
  logLevel?: 'info' | 'warn' | 'error' | 'silent';
  /**
   * The trusted proxies: their addresses and networks, or their number. Only their headers set the
   * caller’s address and protocol.
   */
  trustProxy?: string[] | number;
  requestTimes?: Partial<RequestTimes>;
  /** Called after each request. */
  observe?: (answer: Answered) => void;
}

/** The most bytes of a request body. A call with a session may send more; see mount.ts. */
const longestBody = 64 * 1024;

/** Creates the framework with the rules for all requests. */
export function createFramework(options: FrameworkOptions): FastifyInstance {
  const requestTimes = { ...defaultTimes, ...options.requestTimes };
  const { log = true, logLevel = 'info', trustProxy = [] } = options;
  const refused = new WeakSet<Socket>();
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
    bodyLimit: longestBody,
    routerOptions: { maxParamLength: 200 },
    // With a number the framework would trust no proxy.
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    requestTimeout: requestTimes.request,
    http: {
      headersTimeout: requestTimes.header,
      connectionsCheckingInterval: requestTimes.check,
      // A refusal by Node.js would have no body; refuseUnreadable sends one.
      requireHostHeader: false,
    },
    // Idle connections of browsers would delay closing; addDrain waits for running requests.
    forceCloseConnections: true,
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      setSafetyHeaders(request, reply);
      reply.header('x-request-id', request.id).header('cache-control', 'no-store');
      request.log.info({ method: request.method, route: 'none' }, 'unreadable address');
      handleError(error, request, reply);
    },
    clientErrorHandler: ({ code }, socket) => {
      if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
      // Each further chunk on such a connection causes another error.
      if (refused.has(socket)) return;
      refused.add(socket);
      const refuse = () => refuseBytes(socket, statusOfParserError(code));
      const answered = open.answeredOn(socket);
      if (answered === undefined) refuse();
      // The refusal must not mix with a response that is being sent.
      else {
        const isNextRequest = answered.request.raw.complete;
        answered.reply.raw.once('close', () => (isNextRequest ? refuse() : socket.destroy()));
      }
    },
  });
  app.server.on('checkExpectation', (request, response) => {
    refuseEarly(request, response, 417);
  });
  app.setErrorHandler(handleError);
  const open = followRequests(app);
  logAnswers(app, options.observe ?? (() => undefined));
  app.addHook('onRequest', (request, reply, done) => {
    setSafetyHeaders(request, reply);
    refuseUnreadable(request);
    done();
  });
  app.addHook('onSend', (request, _reply, _payload, done) => {
    // Node.js closes a connection when writing makes no progress for this time.
    const { socket } = request.raw;
    if (socket instanceof Socket) socket.setTimeout(requestTimes.reader);
    done();
  });
  app.addHook('onSend', endAfterUpgrade);
  addDrain(app, open, followStreams(app));
  return app;
}
