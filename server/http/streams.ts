import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a route whose response lasts for as long as the connection stands. */
    isStream?: boolean;
  }
}

/** The options of the route of a stream. A HEAD request would open a stream without a reader. */
export const streamRoute = (operationId?: string) => ({
  config: { isStream: true, ...(operationId !== undefined && { operationId }) },
  compress: false as const,
  exposeHeadRoute: false,
});

/** The responses that are streams and last. */
export interface OpenStreams {
  count(): number;
  /** Ends them, each after the bytes that were written. */
  end(): void;
}

/** Tracks the open streams. */
export function followStreams(app: FastifyInstance): OpenStreams {
  const open = new Map<ServerResponse, Readable>();
  app.addHook('onSend', (request, { raw }, payload, done) => {
    if (request.routeOptions.config.isStream === true && payload instanceof Readable) {
      open.set(raw, payload);
      raw.once('close', () => open.delete(raw));
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
