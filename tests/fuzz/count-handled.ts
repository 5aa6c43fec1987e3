import { subscribe, unsubscribe } from 'node:diagnostics_channel';

/**
 * The channel on which Fastify reports the start of a handler.
 *
 * https://fastify.dev/docs/latest/Reference/Hooks/#diagnostics-channel-hooks
 */
const channel = 'tracing:fastify.request.handler:start';

/** Starts to count the requests that reach a handler of the contract in this process. */
export function subscribeToHandled(): { end(): number } {
  let count = 0;
  const begins = (message: unknown) => {
    const route: unknown = Reflect.get(Object(message), 'route');
    const url: unknown = Reflect.get(Object(route), 'url');
    if (typeof url === 'string' && url.startsWith('/api/v1/admin/')) count += 1;
  };
  subscribe(channel, begins);
  return {
    end() {
      unsubscribe(channel, begins);
      return count;
    },
  };
}
