import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a route whose response lasts as long as the connection. */
    isStream?: boolean;
  }
}

/** Returns the options of a route that streams. It has no HEAD route: that would open a stream without a reader. */
export const streamRoute = (operationId?: string) => ({
  config: { isStream: true, ...(operationId !== undefined && { operationId }) },
  compress: false as const,
  exposeHeadRoute: false,
});

/**
 * Returns the stream of a response body with a listener for its errors. Without it, an error before the framework
 * listens would end the process, such as the error after a client disconnects during a hook.
 */
export const asBody = <S extends Readable>(stream: S): S => stream.on('error', () => undefined);

/** The streams of routes with `isStream` that are open. */
export interface OpenStreams {
  count(): number;
  /** Ends each stream after the bytes that were already written. */
  end(): void;
}

/** Tracks the open streams, and destroys every streamed body whose connection closes, also before it is sent. */
export function followStreams(app: FastifyInstance): OpenStreams {
  const open = new Map<ServerResponse, Readable>();
  app.addHook('onSend', (request, { raw }, payload, done) => {
    if (payload instanceof Readable) {
      if (request.routeOptions.config.isStream === true) open.set(raw, payload);
      const body = asBody(payload);
      const end = () => {
        open.delete(raw);
        body.destroy();
      };
      if (raw.destroyed) end();
      else raw.once('close', end);
    }
    done();
  });
  return {
    count: () => open.size,
    end() {
      for (const [response, source] of open) {
        source.unpipe(response);
        response.end();
      }
    },
  };
}
