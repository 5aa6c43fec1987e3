import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../find-chromium.ts';
import { openClockedPage } from './clocked-page.ts';
import { makeArtisans } from './data.ts';
import { builtFiles, serve, served } from './serve.ts';
import { median, quantile } from './statistics.ts';

const listPath = '/api/v1/admin/get/all/artisan';
const word = 'babatund';
const search = 'main input[type=search]';
const nameHead = 'main th:nth-child(2) button';
const nextPage = 'main button[aria-label="Next page"]';

/** The measurements of one visit to the list: milliseconds, and bytes of heap. */
interface Visit {
  firstRow: number;
  keys: number[];
  sort: number;
  next: number;
  heap: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openClockedPage(browser);
  // A new window first renders its own frame, which takes a whole core.
  await page.waitForTimeout(1000);
  await page.goto(`${url}/admin/dashboard/artisans?size=10`);
  await page.waitForFunction(() => window.pageClock.firstRow !== null, null, { polling: 100 });
  // The preview of a large list is there before the other rows.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForTimeout(2000);
  const heap = await heapOf(page);

  await page.click(search);
  const keys: number[] = [];
  for (const [at, letter] of word.split('').entries()) {
    keys.push(
      await clocked(page, 'keydown', word.slice(0, at + 1), () => page.keyboard.press(letter)),
    );
  }
  await page.fill(search, '');
  await page.waitForTimeout(600);
  const sort = await clocked(page, 'pointerup', '', () => page.click(nameHead));
  const next = await clocked(page, 'pointerup', '', () => page.click(nextPage));
  const firstRow = await page.evaluate(() => window.pageClock.firstRow ?? Number.NaN);
  await page.context().close();
  return { firstRow, keys, sort, next, heap };
}

/** Milliseconds from the event to the paint of other rows, all of which contain `text`. */
async function clocked(
  page: Page,
  event: string,
  text: string,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([on, held]) => window.pageClock.expect(on, held), [event, text] as const);
  await act();
  const duration = await page.evaluate(() => window.pageClock.duration());
  await page.waitForTimeout(350);
  return duration;
}

async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}

/** What several visits to one target come to, by its name in the table. */
const figures: Readonly<Record<string, (visits: readonly Visit[]) => number>> = {
  'first row': (visits) => median(visits.map((one) => one.firstRow)),
  'key, median': (visits) => median(visits.flatMap((one) => one.keys)),
  'key, p95': (visits) =>
    quantile(
      visits.flatMap((one) => one.keys),
      0.95,
    ),
  sort: (visits) => median(visits.map((one) => one.sort)),
  'next page': (visits) => median(visits.map((one) => one.next)),
  'heap MB': (visits) => median(visits.map((one) => one.heap)) / 2 ** 20,
};

/**
 * The artisans list of `count` rows in Chromium, beside a bare page with plain DOM in the same run:
 * the time that this work takes at least. They take turns, so that a slow minute affects both.
 */
export async function benchInBrowser(count: number, runs: number, executablePath: string) {
  const list = served('list.json', Buffer.from(JSON.stringify({ data: makeArtisans(count) })));
  const empty = served('empty.json', Buffer.from('{"data":[]}'));
  const answers = [
    '/api/v1/admin/withdrawal/history',
    '/api/v1/admin/get/all/pending/part-payment/list',
    '/api/v1/admin/get/all/contact/message',
  ].map((address) => [address, empty] as const);
  const page = (file: string) => served('page.html', readFileSync(file));
  const baseline = await serve(
    new Map([[listPath, list]]),
    page(path.join(import.meta.dirname, 'baseline.html')),
  );
  const ours = await serve(
    new Map([...builtFiles('dist/dashboard'), ...answers, [listPath, list]]),
    page('dist/dashboard/index.html'),
  );
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const visits: { baseline: Visit[]; ours: Visit[] } = { baseline: [], ours: [] };
  // The first round warms up the machine and is discarded.
  for (let run = 0; run <= runs; run += 1) {
    const one = {
      baseline: await visit(browser, baseline.url),
      ours: await visit(browser, ours.url),
    };
    if (run === 0) continue;
    visits.baseline.push(one.baseline);
    visits.ours.push(one.ours);
  }
  await browser.close();
  baseline.close();
  ours.close();
  return Object.entries(figures).map(([name, of]) => {
    const row = { baseline: of(visits.baseline), ours: of(visits.ours) };
    return [name, { ...row, '× baseline': row.ours / row.baseline }] as const;
  });
}
