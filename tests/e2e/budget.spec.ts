/** The part of the budget that does not depend on the machine: bytes, requests, chunks, layout shifts. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { operations } from '../../openapi/generated/operations.ts';
import { earlyCalls } from '../../src/app/early-calls.ts';
import { expect, pages, startSignedIn, test, waitUntilLoaded } from './support.ts';

const dashboard = path.resolve(import.meta.dirname, '../../dist/dashboard');
const kB = 1000;

/** Collects the paths that the page requests. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isCode = (name: string) => /\.(js|css)$/.test(name);
const sizeOf = (name: string, coding: 'gz' | 'br') =>
  statSync(path.join(dashboard, `${name}.${coding}`)).size;
const total = (names: readonly string[], coding: 'gz' | 'br') =>
  names.reduce((sum, name) => sum + sizeOf(name, coding), 0);

test('the entry script is at most 112 kB gzip', () => {
  const html = readFileSync(path.join(dashboard, 'index.html'), 'utf8');
  const [entry] = [...html.matchAll(/<script type="module"[^>]+src="([^"]+)"/g)];
  expect(sizeOf(entry?.[1] ?? '', 'gz')).toBeLessThanOrEqual(112 * kB);
});

test('the build has nothing of the development tools', () => {
  const tools = readdirSync(path.join(dashboard, 'assets')).filter(
    (name) =>
      isCode(name) &&
      /devtools|tsqd/.test(`${name} ${readFileSync(path.join(dashboard, 'assets', name), 'utf8')}`),
  );
  expect(tools).toEqual([]);
});

/** Makes the page record the time of its first row. */
async function noteFirstRow(page: Page) {
  await page.addInitScript(() => {
    new MutationObserver((_, watcher) => {
      if (document.querySelector('main [data-row]') === null) return;
      watcher.disconnect();
      performance.mark('first row');
    }).observe(document, { subtree: true, childList: true });
  });
}

/** The code files that the page requested before its first row. */
const codeOfFirstRow = (page: Page) =>
  page.evaluate(() => {
    const [row] = performance.getEntriesByName('first row');
    if (row === undefined) throw new Error('There is no row');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < row.startTime)
      .map(({ name }) => new URL(name).pathname);
  });

test('a list with its frame loads in few requests, without the code of hidden parts', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  await noteFirstRow(page);
  await page.goto(pages.artisans);
  await waitUntilLoaded(page);
  const asked = await codeOfFirstRow(page);
  const code = [...new Set(asked.filter(isCode))];
  expect(code.length, code.join()).toBeLessThanOrEqual(3);
  expect(total(code, 'br')).toBeLessThanOrEqual(132.5 * kB);
  expect(total(code, 'gz')).toBeLessThanOrEqual(152 * kB);
  const late =
    /\/(admin\.dashboard\.index|row-index|dialog|menu|palette|toaster|export-rows|drawer|keys-help)-/;
  expect(code.filter((name) => late.test(name))).toEqual([]);
});

test('all other code loads after the first row, one file after the other', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  await noteFirstRow(page);
  await page.goto(pages.artisans);
  const code = readdirSync(path.join(dashboard, 'assets')).filter((name) => name.endsWith('.js'));
  const asked = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
    );
  await expect
    .poll(
      async () => {
        const known = await asked();
        return code.filter((name) => !known.includes(name));
      },
      { timeout: 20_000 },
    )
    .toEqual([]);
});

test('every page loads at most 14 code files, and sends its early call once', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  // Code that is loaded ahead is not part of a page's budget.
  await page.route(/\/load-ahead-[^/]*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export const loadAhead = () => {};' }),
  );
  for (const [address, operationId] of Object.entries(earlyCalls)) {
    // The previous page may still read the queues for the menu.
    await page.goto('/livez');
    const asked = watchRequests(page);
    await page.goto(address);
    await waitUntilLoaded(page);
    const call = `/api/v1${operations[operationId].path}`;
    expect(
      asked.filter((name) => name === call),
      `${address} asks for ${call}`,
    ).toHaveLength(1);
    expect(new Set(asked.filter(isCode)).size, `files of ${address}`).toBeLessThanOrEqual(14);
    page.removeAllListeners('request');
  }
});

test('no page shifts its layout while it loads', async ({ page, token }) => {
  // The network is never idle while the stream of changes is open.
  await page.route('**/api/v1/admin/change', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value'),
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifts = async (address: string) => {
    await page.goto(address);
    await waitUntilLoaded(page);
    await page.waitForLoadState('networkidle');
    return page.evaluate<number>(() => Reflect.get(window, 'shifts'));
  };
  expect.soft(await shifts('/admin/login'), 'the login').toBeLessThan(0.02);
  await startSignedIn(page, token);
  for (const name of ['dashboard', 'artisans', 'withdraw request', 'artisan profile'] as const) {
    expect.soft(await shifts(pages[name]), name).toBeLessThan(0.02);
  }
});

test('every text file of the build has its compressed copies', () => {
  const names = readdirSync(path.join(dashboard, 'assets'));
  const plain = names.filter((name) => /\.(js|css|svg)$/.test(name));
  expect(plain.filter((name) => !names.includes(`${name}.br`))).toEqual([]);
  expect(plain.filter((name) => !names.includes(`${name}.gz`))).toEqual([]);
});
