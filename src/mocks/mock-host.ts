import { getResponse, type HttpHandler, HttpResponse, http } from 'msw';
import {
  allOperations,
  type MutatingOperationId,
  type OperationId,
} from '../../openapi/generated/operations.ts';
import { createFaultHandler, createOfferHandler } from './fault-handler.ts';
import { createHandlers } from './handlers.ts';
import { liveHandlers } from './live/live-handlers.ts';
import { MockLive } from './live/mock-live.ts';
import { refusalFor } from './session.ts';
import { createStore, type MockStore } from './store.ts';
import { defaultSwitches, type Switches } from './switches.ts';

/** A host in memory with its fault switches. */
export interface MockHost {
  store: MockStore;
  switches: Switches;
  handlers: HttpHandler[];
  /** The handlers of the calls, without faults and without a check of the session. */
  ownHandlers: HttpHandler[];
  /** The streams of changes. */
  live: MockLive;
  /** Makes a change as another administrator, and sends it to the streams. */
  changeAs(email: string, operation: MutatingOperationId, change: () => void): void;
}

/** Returns a new mock host. Changes of its switches apply from the next call. */
export function createMockHost(switches: Switches = defaultSwitches()): MockHost {
  const store = createStore();
  const live = new MockLive(store.audit);
  const handlers = [...createHandlers(store, switches), ...liveHandlers(live)];
  let published = store.audit.length;
  const publish = (operation: MutatingOperationId, email?: string) => {
    const added = store.audit.slice(published);
    published = store.audit.length;
    if (email !== undefined) for (const entry of added) entry.by = email;
    live.publish(operation, added);
    live.end(store.isEnded);
  };
  const answerCall = async (request: Request, id: OperationId) => {
    const isOpen = id === 'login' || id === 'downloadExport';
    const refusal = isOpen ? undefined : refusalFor(request, store.isEnded);
    if (refusal !== undefined) return refusal;
    const answer = await getResponse(handlers, request);
    if (isWrite(id)) publish(id);
    return answer;
  };
  return {
    store,
    switches,
    live,
    changeAs(email, operation, change) {
      change();
      publish(operation, email);
    },
    ownHandlers: handlers,
    handlers: [
      createOfferHandler(switches),
      http.all('*/api/v1/openapi.json', () => new HttpResponse(null, { status: 404 })),
      createFaultHandler(switches, answerCall),
      ...handlers,
    ],
  };
}

const isWrite = (id: OperationId): id is MutatingOperationId => allOperations[id].method !== 'GET';
