import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by page-clock.js. */
    pageClock: {
      /** When the first row was painted, in milliseconds since the navigation. */
      firstRow: number | null;
      /** When the page was painted after its latest loading, in milliseconds since the navigation. */
      complete: number | null;
      /** Milliseconds from each change of a field to the paint after it. */
      inputs: number[];
      /**
       * Begins to wait, from the next `event` on, for rows that differ from the current ones and all contain `text`,
       * which is in lower case. With null, waits for the end of loading.
       */
      expect: (event: string, text: string | null) => void;
      /** Milliseconds from the event to the awaited paint. */
      duration: () => Promise<number>;
    };
  }
}

/** Opens a signed-in browser context whose pages run page-clock.js. */
export async function openClockedContext(
  browser: Browser,
  token = 'bench',
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'page-clock.js') });
  await context.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('administrator', '{"email":"admin@artisan.example","role":"admin"}');
  }, token);
  return context;
}

export const openClockedPage = async (browser: Browser) =>
  (await openClockedContext(browser)).newPage();

/**
 * Returns the milliseconds from an event to the paint of rows that differ from the current ones and all contain `text`.
 * With null, measures to the end of loading.
 *
 * @param act causes the event
 */
export async function timeToPaint(
  page: Page,
  event: string,
  text: string | null,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([name, contained]) => window.pageClock.expect(name, contained), [
    event,
    text,
  ] as const);
  await act();
  return page.evaluate(() => window.pageClock.duration());
}

/** Returns the megabytes of the page's JavaScript heap after a garbage collection. */
export async function readHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
