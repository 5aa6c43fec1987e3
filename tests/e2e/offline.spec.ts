/** Without a connection, loaded pages can be used, no decision is sent, and no failure is reported as a new version. */
import type { Locator } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { filesOfPage, pageEntries, readManifest } from './built-files.ts';
import {
  expect,
  openSignedIn,
  queueWithManyRows,
  startSignedIn,
  test,
  waitForWholeFrame,
  waitUntilLoaded,
  waitUntilLoadedAhead,
} from './support.ts';

/** What browser and page report about code and calls that did not arrive. */
const notArrived =
  /Failed to load resource|A part of this page did not load|dynamically imported module|ERR_/;

test('stays online if the browser reports no network, and the host is reachable', async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, '/admin/dashboard/withdrawrequest');
  await waitForWholeFrame(page);
  const probed = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
  await page.evaluate(() => dispatchEvent(new Event('offline')));
  expect((await probed).ok()).toBe(true);
  await expect(page.getByText('No connection.')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Approve withdrawal \d+$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Yes' })).toBeEnabled();
});

test('distinguishes a new version from a missing connection', async ({
  page,
  token,
  expectConsoleError,
}) => {
  expectConsoleError(/status of 404|dynamically imported module/);
  await page.route(/\/assets\/toolbar-menu-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: '' }),
  );
  await openSignedIn(page, token, '/admin/jobs');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: /^Status: / }).click();
  await expect(page.getByRole('alert')).toContainText('A new version is out');
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('recognises a new version when a file exists and one that it imports does not', async ({
  page,
  token,
  expectConsoleError,
}) => {
  expectConsoleError(notArrived);
  const manifest = readManifest();
  const jobs = pageEntries(manifest).find((name) => name.includes('/admin.jobs.')) ?? '';
  const ofPage = filesOfPage(manifest, jobs);
  const ofPalette = filesOfPage(manifest, 'src/features/frame/palette/palette.tsx');
  const missing = ofPalette.filter((file) => !ofPage.includes(file) && !file.includes('/palette-'));
  expect(missing).not.toEqual([]);
  await page.route(
    ({ pathname }) => missing.includes(pathname.slice(1)),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await openSignedIn(page, token, '/admin/jobs');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert')).toContainText('A new version is out');
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('a menu that was not loaded says that there is no connection, and opens after the connection is back', async ({
  page,
  token,
  expectConsoleError,
}) => {
  expectConsoleError(notArrived);
  let isDown = false;
  await page.route('**/*', (route) => (isDown ? route.abort() : route.fallback()));
  // The late frame has not arrived, so the notice cannot depend on it.
  const frame = hold();
  await page.route(/\/assets\/late-[^/]*\.js$/, (route) =>
    frame.wait().then(() => route.fallback()),
  );
  await openSignedIn(page, token, '/admin/jobs');
  const status = page.getByRole('button', { name: /^Status: / });
  // The controls of the toolbar load after the rows.
  await expect(status).toBeVisible();
  isDown = true;
  await status.click();
  await expect(page.getByRole('alert')).toContainText('Not opened');
  await expect(page.getByText('A new version is out')).toHaveCount(0);
  await expect(page).toHaveURL('/admin/jobs');
  isDown = false;
  frame.release();
  await status.click();
  await expect(page.getByRole('menuitemcheckbox').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that was not loaded waits for the connection', async ({
  page,
  token,
  expectConsoleError,
}) => {
  expectConsoleError(notArrived);
  await page.clock.install();
  let isDown = false;
  await page.route('**/*', (route) => (isDown ? route.abort() : route.fallback()));
  await openSignedIn(page, token, '/admin/jobs');
  isDown = true;
  await page.getByRole('link', { name: 'Verification' }).click();
  await expect(page.getByRole('heading', { name: 'Not loaded yet' })).toBeVisible();
  await expect(page.getByText('A new version is out')).toHaveCount(0);
  isDown = false;
  // The page asks the server every three seconds.
  await page.clock.fastForward(3_000);
  await waitUntilLoaded(page, 'Verification');
});

test.describe('with all code loaded ahead', () => {
  test.use({ loadsAhead: true });

  test('everything that the page can open works after the connection is lost', async ({
    page,
    context,
    token,
    expectConsoleError,
  }) => {
    expectConsoleError(notArrived);
    await openSignedIn(page, token, '/admin/dashboard/withdraw-history');
    await waitUntilLoadedAhead(page);
    await context.setOffline(true);

    /** Closes a layer with Escape. A layer takes this key only while it has the focus. */
    const close = async (layer: Locator) => {
      await expect(layer.locator(':focus').or(layer.and(page.locator(':focus')))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer).toBeHidden();
    };
    await page.getByRole('button', { name: /^Status: / }).click();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    await close(page.getByRole('menu'));
    await page
      .getByRole('button', { name: /^View withdrawal/ })
      .first()
      .click();
    await expect(page.getByRole('article', { name: 'Receipt' })).toBeVisible();
    await close(page.getByRole('dialog'));
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
    await page.keyboard.press('Escape');
    // The code of an unopened page is loaded, but its rows are not.
    await page.getByRole('link', { name: 'Jobs' }).click();
    await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
    await expect(page.getByText('A new version is out')).toHaveCount(0);
  });

  test('shows the age of the data, blocks decisions, and recovers automatically', async ({
    page,
    context,
    token,
    expectConsoleError,
  }) => {
    expectConsoleError(notArrived);
    await openSignedIn(page, token, queueWithManyRows('/admin/dashboard/withdrawrequest'));
    await waitUntilLoadedAhead(page);
    const approvable = page.getByRole('button', { name: /^Approve withdrawal \d+$/ }).first();
    const label = (await approvable.getAttribute('aria-label')) ?? '';
    const approve = page.getByRole('button', { name: label });
    await context.setOffline(true);
    await expect(
      page.getByText(/^No connection\. What you see was read at \d\d:\d\d\./),
    ).toBeVisible();
    await expect(approve).toHaveAttribute('aria-label', /Offline: nothing can be decided/);
    await context.setOffline(false);
    await expect(page.getByText('No connection.')).toHaveCount(0);
    await expect(approve).toHaveAttribute('aria-label', label);
  });

  test('loading ahead continues when the connection is back', async ({
    page,
    context,
    token,
    expectConsoleError,
  }) => {
    expectConsoleError(notArrived);
    await startSignedIn(page, token);
    let isDown = true;
    await page.route(/\/assets\/palette-[^/]*\.js$/, (route) =>
      isDown ? route.abort() : route.fallback(),
    );
    const failed = page.waitForEvent('requestfailed', (request) => /palette-/.test(request.url()));
    await page.goto('/admin/jobs');
    await failed;
    isDown = false;
    const sent = page.waitForResponse(/\/assets\/palette-[^/]*\.js$/);
    await context.setOffline(true);
    await expect(page.getByText(/^No connection\./)).toBeVisible();
    await context.setOffline(false);
    await sent;
    await waitUntilLoadedAhead(page);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to' })).toBeFocused();
  });

  test('a file that is missing when it is loaded ahead means a new version', async ({
    page,
    token,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 404|dynamically imported module/);
    await startSignedIn(page, token);
    await page.route(/\/assets\/palette-[^/]*\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    const refused = page.waitForResponse(/\/assets\/palette-[^/]*\.js$/);
    await page.goto('/admin/jobs');
    await refused;
    await expect(page.getByText('A new version is out')).toBeVisible();
  });
});
