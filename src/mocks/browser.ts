import { bypass } from 'msw';
import { setupWorker } from 'msw/browser';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { createFaultHandler, createOfferHandler } from './fault-handler.ts';
import { createMockHost } from './mock-host.ts';
import { parseSwitches, type Switches } from './switches.ts';
import { readSwitchesOfTab, setSwitchesOfTab } from './tab-switches.ts';

declare global {
  interface Window {
    /** Sets the switches from the console, in the syntax of `?mock=`; '' clears them. */
    mock?: (text: string) => Switches;
  }
}

/**
 * Starts MSW in the browser. `?mock=listArtisans:500,envelope:bare` in the address sets switches for this tab;
 * `mock('…')` in the console does the same.
 *
 * @param host answers each call for which no fault is set: the mock, or the server behind Vite
 */
export async function startMocks(host: 'mock' | 'server'): Promise<void> {
  const switches = parseSwitches(readSwitchesOfTab() ?? '');
  window.mock = (text) => {
    setSwitchesOfTab(text);
    return Object.assign(switches, parseSwitches(text));
  };
  const handlers =
    host === 'mock'
      ? createMockHost(switches).handlers
      : [createOfferHandler(switches), createFaultHandler(switches, callServer)];
  await setupWorker(...handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
}

/** Sends a call to the server. MSW does not handle the stream of changes, so that the page notices the end of its connection. */
const callServer = async (request: Request, id: OperationId) =>
  id === 'streamChanges' ? undefined : fetch(bypass(request));
