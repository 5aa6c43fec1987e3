import { type HttpHandler, HttpResponse, http } from 'msw';
import { createFaultHandler } from './fault-handler.ts';
import { createHandlers } from './handlers.ts';
import { createStore, type MockStore } from './store.ts';
import { defaultSwitches, type Switches } from './switches.ts';

/** A host in memory with its fault switches. */
export interface MockHost {
  store: MockStore;
  switches: Switches;
  handlers: HttpHandler[];
  /** The handlers of the calls, without faults and without a check of the session. */
  ownHandlers: HttpHandler[];
}

/** Returns a new mock host. Changes of its switches apply from the next call. */
export function createMockHost(switches: Switches = defaultSwitches()): MockHost {
  const store = createStore();
  const handlers = createHandlers(store, switches);
  const offer = http.all('*/api/v1/openapi.json', () => {
    if (switches.offer === undefined) return new HttpResponse(null, { status: 404 });
    return HttpResponse.json({ openapi: '3.1.0', paths: pathsOf(switches.offer) });
  });
  return {
    store,
    switches,
    ownHandlers: handlers,
    handlers: [offer, createFaultHandler(switches, handlers, store.isEnded), ...handlers],
  };
}

/** Returns the paths of a document with these operations; `approveWithdrawal If-Match` adds a header to one. */
function pathsOf(offer: readonly string[]) {
  const entries = offer.map((entry) => entry.split(' '));
  return Object.fromEntries(
    entries.map(([operationId]) => {
      const added = entries.flatMap(([id, name]) => (id === operationId && name ? [name] : []));
      const parameters = added
        .filter((name) => name !== 'x-repeat')
        .map((name) => ({ name, in: 'header' }));
      const repeat = added.includes('x-repeat') && { 'x-repeat': 'safe' };
      return [`/${operationId}`, { post: { operationId, parameters, ...repeat } }];
    }),
  );
}
