import { type HttpHandler, HttpResponse, http } from 'msw';
import type { MutatingOperationId } from '../../openapi/generated/operations.ts';
import { createFaultHandler } from './fault-handler.ts';
import { createHandlers } from './handlers.ts';
import { liveHandlers } from './live/live-handlers.ts';
import { MockLive } from './live/mock-live.ts';
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
  const offer = http.all('*/api/v1/openapi.json', () => {
    if (switches.offer === undefined) return new HttpResponse(null, { status: 404 });
    const paths: Record<string, unknown> = {};
    for (const operationId of switches.offer) paths[`/${operationId}`] = { post: { operationId } };
    return HttpResponse.json({ openapi: '3.1.0', paths });
  });
  return {
    store,
    switches,
    live,
    changeAs(email, operation, change) {
      change();
      publish(operation, email);
    },
    ownHandlers: handlers,
    handlers: [offer, createFaultHandler(switches, handlers, store.isEnded, publish), ...handlers],
  };
}
