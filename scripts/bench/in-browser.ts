import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../find-chromium.ts';
import { openClockedPage, readHeap, timeToPaint } from './clocked-page.ts';
import { makeArtisans } from './data.ts';
import { compress, serve, serveBuild } from './serve.ts';
import { median, quantile } from './statistics.ts';

const listPath = '/api/v1/admin/get/all/artisan';
const word = 'babatund';
const search = 'main input[type=search]';
const nameHead = 'main th:nth-child(2) button';
const nextPage = 'main button[aria-label="Next page"]';

/** The wait after each letter and before each page turn. */
const pauseMs = 350;
/** The JavaScript engine compiles functions during one of the turns. The median of several ignores this slow turn. */
const pageTurnCount = 5;

/** The measurements of one visit to the list: milliseconds, and megabytes of heap. */
interface Visit {
  firstRow: number;
  keys: number[];
  sort: number;
  pageTurns: number[];
  heap: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openClockedPage(browser);
  // A new window takes a whole core at first.
  await page.waitForTimeout(1000);
  await page.goto(`${url}/admin/dashboard/artisans?size=10`);
  await page.waitForFunction(() => window.pageClock.firstRow !== null, null, { polling: 100 });
  // A large list shows its first rows before it has all.
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  await page.waitForTimeout(2000);
  const heap = await readHeap(page);

  await page.click(search);
  const keys: number[] = [];
  for (const [at, letter] of word.split('').entries()) {
    keys.push(
      await timeToPaint(page, 'keydown', word.slice(0, at + 1), () => page.keyboard.press(letter)),
    );
    await page.waitForTimeout(pauseMs);
  }
  await page.fill(search, '');
  await page.waitForTimeout(600);
  const sort = await timeToPaint(page, 'pointerup', '', () => page.click(nameHead));
  const pageTurns: number[] = [];
  for (let turned = 0; turned < pageTurnCount; turned += 1) {
    await page.waitForTimeout(pauseMs);
    pageTurns.push(await timeToPaint(page, 'pointerup', '', () => page.click(nextPage)));
  }
  const firstRow = await page.evaluate(() => window.pageClock.firstRow ?? Number.NaN);
  await page.context().close();
  return { firstRow, keys, sort, pageTurns, heap };
}

const figures: Readonly<Record<string, (visits: readonly Visit[]) => number>> = {
  'first row': (visits) => median(visits.map(({ firstRow }) => firstRow)),
  'key, median': (visits) => median(visits.flatMap(({ keys }) => keys)),
  'key, p95': (visits) =>
    quantile(
      visits.flatMap(({ keys }) => keys),
      0.95,
    ),
  sort: (visits) => median(visits.map(({ sort }) => sort)),
  'next page': (visits) => median(visits.flatMap(({ pageTurns }) => pageTurns)),
  'heap MB': (visits) => median(visits.map(({ heap }) => heap)),
};

/**
 * Measures the artisans list with `count` rows in Chromium, beside a bare page that does the least possible work for
 * the same list. The targets take turns, so that a slow minute of the machine affects all of them.
 *
 * @param earlierBuild the folder of another build of the dashboard to measure beside this one
 * @returns the figures by name, all of them medians except `key, p95`, and their ratios
 */
export async function benchInBrowser({
  count,
  runs,
  executablePath,
  earlierBuild,
}: {
  count: number;
  runs: number;
  executablePath: string;
  earlierBuild: string | undefined;
}) {
  const list = compress('list.json', Buffer.from(JSON.stringify({ data: makeArtisans(count) })));
  const empty = compress('empty.json', Buffer.from('{"data":[]}'));
  const lists = new Map([
    [listPath, list],
    ['/api/v1/admin/withdrawal/history', empty],
    ['/api/v1/admin/get/all/pending/part-payment/list', empty],
    ['/api/v1/admin/get/all/contact/message', empty],
  ]);
  const bare = compress('page.html', readFileSync(path.join(import.meta.dirname, 'baseline.html')));
  const hosts = {
    baseline: await serve(lists, bare),
    ours: await serveBuild('dist/dashboard', lists),
    ...(earlierBuild !== undefined && { earlier: await serveBuild(earlierBuild, lists) }),
  };
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  const visits = new Map<string, Visit[]>(Object.keys(hosts).map((name) => [name, []]));
  const order = Object.entries(hosts);
  for (let run = 0; run <= runs; run += 1) {
    for (const [name, host] of run % 2 === 0 ? order : order.toReversed()) {
      const measured = await visit(browser, host.url);
      // The first round warms up the machine and is discarded.
      if (run > 0) visits.get(name)?.push(measured);
    }
    // The end of one visit slows down the next. The order rotates, and every second round goes backwards, so that no
    // target always comes after the same one.
    order.push(...order.splice(0, 1));
  }
  await browser.close();
  for (const host of Object.values(hosts)) host.close();
  return Object.entries(figures).map(([name, compute]) => {
    const row = Object.fromEntries([...visits].map(([target, all]) => [target, compute(all)]));
    const ratioTo = (target: string) => (row.ours ?? Number.NaN) / (row[target] ?? Number.NaN);
    return [
      name,
      {
        ...row,
        '× baseline': ratioTo('baseline'),
        ...(earlierBuild !== undefined && { '× earlier': ratioTo('earlier') }),
      },
    ] as const;
  });
}
