/** The part of the budget that does not depend on the machine: bytes, requests, chunks, layout shifts. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { operations } from '../../openapi/generated/operations.ts';
import { earlyCalls } from '../../src/app/early-calls.ts';
import { hold } from '../support/hold.ts';
import { bytesOf, filesOfPage, pageEntries, readBuilt, readManifest } from './built-files.ts';
import {
  expect,
  pages,
  startSignedIn,
  test,
  waitForWholeFrame,
  waitUntilLoaded,
  waitUntilLoadedAhead,
} from './support.ts';

const assets = path.resolve(import.meta.dirname, '../../dist/dashboard/assets');
const kB = 1000;

test('the entry script is at most 112 kB gzip', () => {
  const [entry] = [...readBuilt('index.html').matchAll(/<script type="module"[^>]+src="([^"]+)"/g)];
  expect(bytesOf([entry?.[1] ?? ''], 'gz')).toBeLessThanOrEqual(112 * kB);
});

test('the build has nothing of the development tools', () => {
  const tools = Object.values(readManifest()).filter(({ file }) =>
    /devtools|tsqd/.test(`${file} ${readBuilt(file)}`),
  );
  expect(tools).toEqual([]);
});

test('a list with its frame needs few files, without the code of hidden parts', () => {
  const code = filesOfPage(readManifest());
  expect(code.length, code.join()).toBeLessThanOrEqual(3);
  expect(bytesOf(code, 'br')).toBeLessThanOrEqual(132.5 * kB);
  expect(bytesOf(code, 'gz')).toBeLessThanOrEqual(152 * kB);
});

test('every page needs at most 14 code files', () => {
  const manifest = readManifest();
  const counts = pageEntries(manifest).map((entry) => ({
    entry,
    files: filesOfPage(manifest, entry).length,
  }));
  expect(counts.length).toBeGreaterThan(15);
  expect(counts.filter(({ files }) => files > 14)).toEqual([]);
});

/** The code files that the page has requested so far, as paths in the build. */
const codeOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname.slice(1))
      .filter((name) => /\.(js|css)$/.test(name)),
  );

test.describe('with loading ahead', () => {
  test.use({ loadsAhead: true });

  test('a list loads the code that it needs, and all other code after its rows', async ({
    page,
    token,
  }) => {
    const rows = hold();
    const capabilities = hold();
    await startSignedIn(page, token);
    await page.route(`**/api/v1${operations.listArtisans.path}`, async (route) => {
      await rows.wait();
      await route.continue();
    });
    // The code of long lists loads when the host says that it has them.
    await page.route('**/api/v1/openapi.json', async (route) => {
      await capabilities.wait();
      await route.continue();
    });
    await page.goto(pages.artisans);
    await rows.whenReached;
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const needed = filesOfPage(readManifest());
    const early = await codeOf(page);
    expect(early).toEqual(expect.arrayContaining(needed));
    // The tooltips load as soon as the browser is idle.
    const others = early.filter((name) => !needed.includes(name) && !/\/tooltips-/.test(name));
    expect(others).toEqual([]);
    capabilities.release();
    rows.release();
    await waitUntilLoaded(page);
    await waitUntilLoadedAhead(page);
  });
});

/** The call that the next visit of a list sends early; null if the list is read whole. */
const storedCall = (page: Page, address: string) =>
  page.evaluate((path) => localStorage.getItem(`first-call ${path}`), address);

/** The pages whose rows and cards have known sizes. A skeleton does not know the length of a public text. */
const fixedLayouts = new Set<string>([
  pages.dashboard,
  pages.artisans,
  pages['withdraw request'],
  pages['artisan profile'],
  pages.audit,
]);

test('every page sends its early call once, and a page with rows or cards does not shift its layout while it loads', async ({
  page,
  token,
}) => {
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
  const expectNoShift = async (address: string) => {
    // The browser reports the shifts of a frame after it.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    const shifts = await page.evaluate<number>(() => Reflect.get(window, 'shifts'));
    expect.soft(shifts, `the layout of ${address}`).toBeLessThan(0.02);
  };
  await page.goto('/admin/login');
  await waitUntilLoaded(page);
  await expectNoShift('/admin/login');
  await startSignedIn(page, token);
  const early = Object.entries(earlyCalls).map(
    ([address, operationId]) => [address, `/api/v1${operations[operationId].path}`] as const,
  );
  const others = [pages['artisan profile'], pages.audit].map(
    (address) => [address, undefined] as const,
  );
  for (const [address, call] of [...early, ...others]) {
    // The previous page may still read the queues for the menu.
    await page.goto('/livez');
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      requested.push(`${pathname}${search}`);
    });
    await page.goto(address);
    await waitUntilLoaded(page);
    await waitForWholeFrame(page);
    if (fixedLayouts.has(address)) await expectNoShift(address);
    if (call !== undefined) {
      // A list in pages stores the call of its page; the next visit sends it early.
      const stored = await storedCall(page, address);
      const expected = stored === null ? call : `/api/v1${stored}`;
      const calls = requested.filter((name) => name === expected);
      expect(calls, `${address} asks for ${expected}`).toHaveLength(1);
    }
    page.removeAllListeners('request');
  }
});

test('the second visit of a list sends the call of its page before its scripts, once, and shows the answer', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  // The first page of this browser reads what the host offers.
  await page.goto(pages.dashboard);
  await waitForWholeFrame(page);
  await page.goto(pages.artisans);
  await waitUntilLoaded(page);
  const call = `/api/v1${await storedCall(page, pages.artisans)}`;
  expect(call).toMatch(/\?.*size=10/);
  await page.goto('/livez');
  // The whole list, which is read later, would replace the page of the early call.
  await page.route(
    (url) => url.href.endsWith('/api/v1/admin/get/all/artisan'),
    () => undefined,
  );
  const scripts = hold();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await scripts.wait();
    await route.continue();
  });
  let calls = 0;
  await page.route(
    (url) => `${url.pathname}${url.search}` === call,
    async (route) => {
      calls += 1;
      const answer = await route.fetch();
      const text = (await answer.text()).replaceAll(
        /"first_name":"[^"]*"/g,
        '"first_name":"Early"',
      );
      await route.fulfill({ response: answer, body: text });
      scripts.release();
    },
  );
  await page.goto(pages.artisans);
  await expect(page.locator('tbody tr').first()).toContainText('Early');
  await waitForWholeFrame(page);
  expect(calls).toBe(1);
});

test('every text file of the build has its compressed copies', () => {
  const names = readdirSync(assets);
  const plain = names.filter((name) => /\.(js|css|svg)$/.test(name));
  expect(plain.filter((name) => !names.includes(`${name}.br`))).toEqual([]);
  expect(plain.filter((name) => !names.includes(`${name}.gz`))).toEqual([]);
});
