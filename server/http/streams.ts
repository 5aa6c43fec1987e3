import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks a route whose response lasts as long as the connection. */
    isStream?: boolean;
  }
}

/** Returns the options for the route of a stream. No HEAD route, because it would open a stream without a reader. */
export const streamRoute = (operationId?: string) => ({
  config: { isStream: true, ...(operationId !== undefined && { operationId }) },
  compress: false as const,
  exposeHeadRoute: false,
});

export interface OpenStreams {
  count(): number;
  /** Ends each stream after the bytes that were already written. */
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
