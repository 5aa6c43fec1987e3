import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by page-clock.js. */
    pageClock: {
      /** When the first row was painted, in milliseconds since the navigation. */
      firstRow: number | null;
      /** When the page was painted without grey rows and bars, in milliseconds since the navigation. */
      complete: number | null;
      /** Milliseconds from each change of a field to the paint after it. */
      inputs: number[];
      /**
       * Waits after an event for rows that differ from those on screen and all contain `text`; where it is null, for the
       * end of loading.
       */
      expect: (event: string, text: string | null) => void;
      /** Milliseconds from the event to the paint of those rows. */
      duration: () => Promise<number>;
    };
  }
}

/** Opens a browser context that is signed in, whose pages have the clock of page-clock.js. */
export async function openClockedContext(
  browser: Browser,
  token = 'bench',
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'page-clock.js') });
  await context.addInitScript((kept) => {
    localStorage.setItem('token', kept);
    localStorage.setItem('administrator', '{"email":"admin@artisan.example","role":"admin"}');
  }, token);
  return context;
}

/** Opens a page in a context of its own. */
export const openClockedPage = async (browser: Browser) =>
  (await openClockedContext(browser)).newPage();

/**
 * Returns the milliseconds from an event to the paint of rows that differ from those on screen and all contain `text`;
 * where `text` is null, to the end of loading.
 */
export async function clocked(
  page: Page,
  event: string,
  text: string | null,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([on, held]) => window.pageClock.expect(on, held), [event, text] as const);
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
