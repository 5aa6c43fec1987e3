import { type HttpHandler, HttpResponse, http } from 'msw';
import { createFaultHandler } from './fault-handler.ts';
import { createHandlers } from './handlers.ts';
import { createStore, type MockStore } from './store.ts';
import { defaultSwitches, type Switches } from './switches.ts';

/** A host that exists in memory only, with what it can be made to do wrong. */
export interface MockHost {
  store: MockStore;
  switches: Switches;
  handlers: HttpHandler[];
}

/** A fresh mock host; changes to its switches hold from the next call on. */
export function createMockHost(switches: Switches = defaultSwitches()): MockHost {
  const store = createStore();
  const handlers = createHandlers(store);
  const offer = http.all('*/api/v1/openapi.json', () => {
    if (switches.offer === undefined) return new HttpResponse(null, { status: 404 });
    const paths: Record<string, unknown> = {};
    for (const operationId of switches.offer) paths[`/${operationId}`] = { post: { operationId } };
    return HttpResponse.json({ openapi: '3.1.0', paths });
  });
  return {
    store,
    switches,
    handlers: [offer, createFaultHandler(switches, handlers), ...handlers],
  };
}
