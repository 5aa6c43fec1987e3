import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { fillDatabase, signIn, startServer } from '../bench-server/server.ts';
import { chromiumFlags } from '../find-chromium.ts';
import { startCluster } from '../start-cluster.ts';
import { openClockedContext, readHeap, timeToPaint } from './clocked-page.ts';
import { median, quantile } from './statistics.ts';

/** The number of artisans whose sample has about 1,000 transactions. */
const shortSample = '100';

const search = 'main input[type=search]';
const button = (label: string) => `main button[aria-label="${label}"]`;
const head = (name: string) => `main th button:has-text("${name}")`;
const turnLabels = ['Next page', 'Last page', 'Previous page'];
const sortedHeaders = ['Artisan Name', 'Service Type', 'Description', 'Date', 'Amount', 'Status'];
/** Words of the sample, the most frequent first. */
const words = { 'frequent word': 'plumbing', 'last name': 'okafor', 'rare word': '777123' };

/** Milliseconds for a page's background work after its rows are shown. */
const settleMs = 1500;
/** Milliseconds after which the rows on screen count as unchanged by an action. */
const timeoutMs = 6000;

/** The measurements by their names, in milliseconds or megabytes. */
class Measurements {
  readonly #values = new Map<string, number[]>();

  add(name: string, value: number | null): void {
    if (value !== null) this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  median(name: string): number {
    return median(this.#values.get(name) ?? []);
  }

  p95(name: string): number {
    return quantile(this.#values.get(name) ?? [], 0.95);
  }
}

/** Returns the milliseconds of an action, or null when the rows stay the same. */
async function timeToPaintOrNull(
  ...action: Parameters<typeof timeToPaint>
): Promise<number | null> {
  const [page] = action;
  const duration = await Promise.race([timeToPaint(...action), pause(timeoutMs, null)]);
  await page.waitForTimeout(400);
  return duration;
}

/** Opens an address and waits until its page is complete. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => window.pageClock.complete !== null, null, { polling: 100 });
  await page.waitForTimeout(settleMs);
}

async function sortAndTurn(page: Page, measurements: Measurements, prefix: string): Promise<void> {
  const click = (selector: string) =>
    timeToPaintOrNull(page, 'pointerup', '', () => page.click(selector, { timeout: timeoutMs }));
  for (const name of sortedHeaders) {
    measurements.add(`${prefix}sort`, await click(head(name)));
    for (const turn of turnLabels) {
      measurements.add(`${prefix}${turn.toLowerCase()}`, await click(button(turn)));
    }
  }
}

/** Types each word; measures from its third letter on. */
async function typeWords(page: Page, measurements: Measurements): Promise<void> {
  for (const [name, text] of Object.entries(words)) {
    await page.click(search);
    await page.keyboard.type(text.slice(0, 2));
    await page.waitForTimeout(settleMs);
    for (const letter of text.slice(2)) {
      const duration = await timeToPaintOrNull(page, 'keydown', null, () =>
        page.keyboard.press(letter),
      );
      measurements.add(`key of a ${name}`, duration);
    }
    await page.fill(search, '');
    await page.waitForTimeout(settleMs);
  }
}

const listAddress = (url: string) => `${url}/admin/dashboard/transaction-history?size=10`;

/**
 * Measures the list and the dashboard. Opens the list once before, so that the browser has stored the host's
 * capabilities.
 */
async function visit(
  context: BrowserContext,
  url: string,
  measurements: Measurements,
): Promise<void> {
  const page = await context.newPage();
  const list = listAddress(url);
  await open(page, list);
  await open(page, list);
  measurements.add('first row', await page.evaluate(() => window.pageClock.firstRow));
  measurements.add('heap MB', await readHeap(page));
  await open(page, `${url}/admin/dashboard`);
  measurements.add('dashboard complete', await page.evaluate(() => window.pageClock.complete));
  await page.close();
}

/**
 * Measures Transaction History and the dashboard on PostgreSQL with a list that the host searches. Opening the pages is
 * also measured with 1,000 transactions; these visits take turns, so that a slow minute of the machine affects both.
 *
 * @param artisanCount the artisans in the sample of the long list, which has about eleven times as many transactions
 * @param existingUrl the address of a database with a long sample; undefined to make one
 * @returns undefined on a machine without PostgreSQL
 */
export async function benchLongList({
  artisanCount,
  existingUrl,
  runs,
  executablePath,
}: {
  artisanCount: number;
  existingUrl: string | undefined;
  runs: number;
  executablePath: string;
}) {
  const cluster = startCluster();
  if (cluster === undefined) return undefined;
  const short = await startServer({ SAMPLE_SIZE: shortSample, DATABASE_URL: cluster.url });
  const environment = { DATABASE_URL: existingUrl ?? cluster.createDatabase('long') };
  if (existingUrl === undefined) await fillDatabase(environment, artisanCount);
  const long = await startServer(environment);
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  try {
    const [shortTimes, longTimes] = [new Measurements(), new Measurements()];
    const contexts = {
      short: await openClockedContext(browser, await signIn(short.address)),
      long: await openClockedContext(browser, await signIn(long.address)),
    };
    for (let run = 0; run <= runs; run += 1) {
      // The first round warms up the machine and is discarded.
      const [inShort, inLong] =
        run === 0 ? [new Measurements(), new Measurements()] : [shortTimes, longTimes];
      await visit(contexts.short, short.address, inShort);
      await visit(contexts.long, long.address, inLong);
    }
    const page = await contexts.long.newPage();
    const list = listAddress(long.address);
    await open(page, list);
    await typeWords(page, longTimes);
    await sortAndTurn(page, longTimes, '');
    await open(page, `${list}&type=withdrawal`);
    await sortAndTurn(page, longTimes, 'filtered, ');
    return longTimes.names.map((name) => {
      const isInBoth = shortTimes.names.includes(name);
      const shortMedian = shortTimes.median(name);
      return [
        name,
        {
          ...(isInBoth && { '1,000 rows': shortMedian }),
          'long list': longTimes.median(name),
          ...(isInBoth
            ? { '× 1,000 rows': longTimes.median(name) / shortMedian }
            : { p95: longTimes.p95(name) }),
        },
      ] as const;
    });
  } finally {
    await browser.close();
    await Promise.all([short.end(), long.end()]);
    cluster.stop();
  }
}
