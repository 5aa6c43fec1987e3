import { setupWorker } from 'msw/browser';
import { extensions } from '../../openapi/generated/operations.ts';
import { createMockHost } from './mock-host.ts';
import { defaultSwitches, parseSwitches, type Switches } from './switches.ts';

const key = 'mock';

declare global {
  interface Window {
    /** Sets the mock's switches from the console, in the syntax of the address; '' clears them. */
    mock?: (text: string) => Switches;
  }
}

const everything = (): Switches => ({ ...defaultSwitches(), offer: Object.keys(extensions) });

/**
 * Starts the mock host in the browser; it offers every extension. `?mock=listArtisans:500,envelope:bare` in the
 * address sets switches for this tab; `mock('…')` in the console does the same.
 */
export async function startMocks(): Promise<void> {
  const given = new URLSearchParams(location.search).get(key);
  if (given !== null) sessionStorage.setItem(key, given);
  const switches = parseSwitches(sessionStorage.getItem(key) ?? '', everything());
  const host = createMockHost(switches);
  window.mock = (text) => {
    sessionStorage.setItem(key, text);
    return Object.assign(switches, parseSwitches(text, everything()));
  };
  await setupWorker(...host.handlers).start({ onUnhandledRequest: 'bypass', quiet: true });
}
