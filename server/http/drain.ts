import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenRequests } from './follow-requests.ts';
import { HttpError } from './refusals/http-error.ts';
import type { OpenStreams } from './streams.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the server is ending: it finishes running requests and refuses new ones. */
    isDraining: boolean;
    /**
     * Refuses new requests, waits at most `timeoutMs` milliseconds for the running ones, and closes.
     */
    drain(timeoutMs: number): Promise<void>;
  }
  interface FastifyContextConfig {
    /** Marks a route of probes, which works while the server is ending. */
    isProbe?: boolean;
  }
}

/**
 * Milliseconds without a running request before closing, because connections that the system has accepted
 * may still send requests.
 */
const idleMs = 250;
const checkIntervalMs = 25;

/** Adds `drain`, which ends the server without interrupting running requests. Streams end at once. */
export function addDrain(app: FastifyInstance, open: OpenRequests, streams: OpenStreams): void {
  app.decorate('isDraining', false);
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused = app.isDraining && request.routeOptions.config.isProbe !== true;
    done(
      isRefused
        ? new HttpError(503, 'The server is being restarted. Try again in a moment.', {
            retryAfter: 5,
            outcome: 'nothing-written',
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
    streams.end();
    const start = performance.now();
    let lastBusy = start;
    while (performance.now() - start < timeoutMs && performance.now() - lastBusy < idleMs) {
      await wait(checkIntervalMs);
      if (open.count() > 0) lastBusy = performance.now();
    }
    await app.close();
  });
}
