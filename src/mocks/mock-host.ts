import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { createFaultHandler, createOfferHandler } from './fault-handler.ts';
import { createHandlers } from './handlers.ts';
import { refusalFor } from './session.ts';
import { createStore, type MockStore } from './store.ts';
import { defaultSwitches, type Switches } from './switches.ts';

/** A host in memory with its fault switches. */
export interface MockHost {
  store: MockStore;
  switches: Switches;
  /** The handlers for MSW, with the faults and the check of the session. */
  handlers: HttpHandler[];
}

/** Returns a new mock host. Changes of its switches apply from the next call on. */
export function createMockHost(switches: Switches = defaultSwitches()): MockHost {
  const store = createStore();
  const handlers = createHandlers(store);
  const answerCall = async (request: Request, id: OperationId) => {
    const refusal = id === 'login' ? undefined : refusalFor(request, store.isEnded);
    return refusal ?? getResponse(handlers, request);
  };
  return {
    store,
    switches,
    handlers: [
      createOfferHandler(switches),
      http.all('*/api/v1/openapi.json', () => new HttpResponse(null, { status: 404 })),
      createFaultHandler(switches, answerCall),
      ...handlers,
    ],
  };
}
