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
 * Adds a listener for errors to the stream of a response body, and returns the stream. Without a listener, an error
 * before the framework listens would end the process, for example if the client disconnects during a hook.
 */
export const withErrorListener = <S extends Readable>(stream: S): S =>
  stream.on('error', () => undefined);

/**
 * Tracks the open streams of routes with `isStream`, and destroys every streamed body whose connection closes, also
 * before it is sent.
 *
 * @returns the function that ends each open stream after the bytes that were already written
 */
export function followStreams(app: FastifyInstance): () => void {
  const openStreams = new Map<ServerResponse, Readable>();
  app.addHook('onSend', (request, { raw }, payload, done) => {
    if (payload instanceof Readable) {
      if (request.routeOptions.config.isStream === true) openStreams.set(raw, payload);
      const body = withErrorListener(payload);
      const destroyBody = () => {
        openStreams.delete(raw);
        body.destroy();
      };
      if (raw.destroyed) destroyBody();
      else raw.once('close', destroyBody);
    }
    done();
  });
  return () => {
    for (const [response, source] of openStreams) {
      source.unpipe(response);
      response.end();
    }
  };
}
