import path from 'node:path';
import type { Browser, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by page-clock.js. */
    pageClock: {
      /** When the first row was painted, in milliseconds since the navigation. */
      firstRow: number | null;
      /** Milliseconds from each change of a field to the paint after it. */
      inputs: number[];
      /** Waits after an event for rows that differ from those on screen and all contain `text`. */
      expect: (event: string, text: string) => void;
      /** Milliseconds from the event to the paint of those rows. */
      duration: () => Promise<number>;
    };
  }
}

/** Opens a page of its own context, signed in, with the clock of page-clock.js. */
export async function openClockedPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript({ path: path.join(import.meta.dirname, 'page-clock.js') });
  await context.addInitScript(() => {
    localStorage.setItem('token', 'bench');
    localStorage.setItem('administrator', '{"email":"admin@artisan.example","role":"admin"}');
  });
  return context.newPage();
}
