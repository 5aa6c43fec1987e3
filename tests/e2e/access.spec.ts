import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { extensions } from '../../openapi/generated/operations.ts';
import { expect, offerOnly, pages, startSignedIn, test, waitUntilLoaded } from './support.ts';

const widths = [1440, 1024, 390, 320];
/** The window sizes of a common laptop and of narrow tables. */
const tightWidths = [1280, 1180];
const themes = ['light', 'dark'] as const;

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** @param part a selector; the whole page without it */
async function expectNoViolations(page: Page, what: string, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violationsFound = await page.evaluate(async (within) => {
    // axe measures colours, so all transitions must be over; the end of one can start another.
    const fading = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    const mostInARow = 20;
    for (let round = 0; fading().length > 0; round += 1) {
      if (round === mostInARow) throw new Error('Something on the page never stops fading');
      for (const animation of fading()) animation.finish();
    }
    // Only violations: collecting passes takes most of the time.
    const { violations } = await window.axe.run(within, {
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, part);
  // Soft, so that one run reports everything.
  expect.soft(violationsFound, what).toEqual([]);
}

/** The page does not scroll sideways, and no table is cut at the edge of its card. */
async function expectToFit(page: Page, what: string) {
  const tooWide = () =>
    page.evaluate(() => {
      const cutting = [...document.querySelectorAll('table')].flatMap(({ parentElement }) =>
        parentElement !== null && getComputedStyle(parentElement).overflowX === 'clip'
          ? [parentElement]
          : [],
      );
      return Math.max(
        ...[document.documentElement, ...cutting].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
    });
  // After a resize the table takes a frame to turn into cards.
  await expect.configure({ soft: true }).poll(tooWide, { message: what }).toBeLessThanOrEqual(0);
}

/** Checks the page at every width and in both themes, which follow the system here. */
async function expectAccessible(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(page);
    await expectToFit(page, `${name} at ${width}`);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      await expectNoViolations(page, `${name} at ${width} in ${colorScheme}`);
    }
  }
  for (const width of tightWidths) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(page);
    await expectToFit(page, `${name} at ${width}`);
  }
  // A zoom of 200 % in a window of 1440.
  await page.setViewportSize({ width: 720, height: 450 });
  await waitUntilLoaded(page);
  await expectToFit(page, `${name} at 200 %`);
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: axe finds nothing, and the page does not scroll sideways`, async ({
    page,
    token,
    complaints,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startSignedIn(page, token, 'system');
    await page.goto(path);
    await expectAccessible(page, name);
    if (name === 'not found') complaints.length = 0;
  });
}

test('the login: axe finds nothing, and the page does not scroll sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/login');
  await expectAccessible(page, 'login');
});

/** Two versions of one text, for the history. */
const versions = [
  [2, 'updated', 'Names and phone numbers.'],
  [1, 'created', 'Names.'],
].map(([version, change, description]) => ({
  id: 900 + Number(version),
  item_id: 1,
  version,
  change,
  name: 'What we store',
  description,
  by: 'admin@artisan.example',
  at: '2026-11-20T09:12:00.000Z',
}));

/** E-mails to an artisan, in the order of the host. */
const mails = ['failed', 'not-known', 'failed', 'sent', 'queued'].map((state, index) => ({
  id: `018f8a52-7c1d-7e3a-b2c4-9d1e5f60a70${index}`,
  to: 'chukwuemeka.okafor.of.the.long.address@example.ng',
  subject: 'Your withdrawal request 1041',
  text: 'Your request was not approved.',
  state,
  detail: '550 5.1.1 The mailbox does not exist.',
  by: 'admin@artisan.example',
  created_at: '2026-11-20T09:12:00.000Z',
  finished_at: null,
}));

/** Makes the host offer the calls of the public pages, with these versions. */
async function offerPages(page: Page) {
  const paths = Object.entries(extensions)
    .filter(([, { tag }]) => tag === 'Pages')
    .map(([operationId, { path, method }]) => [path, { [method.toLowerCase()]: { operationId } }]);
  await page.route('**/api/v1/openapi.json', (route) =>
    route.fulfill({ json: { openapi: '3.1.0', paths: Object.fromEntries(paths) } }),
  );
  await page.route('**/api/v1/admin/get/page/*/version', (route) =>
    route.fulfill({ json: { data: { data: versions } } }),
  );
}

for (const theme of themes) {
  for (const width of [1440, 390]) {
    test(`dialogs, menus and panels in ${theme} at ${width}`, async ({
      page,
      token,
      complaints,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await startSignedIn(page, token, theme);
      const open = async (
        path: string,
        name: RegExp | string,
        role: 'button' | 'link' = 'button',
      ) => {
        await page.goto(path);
        await waitUntilLoaded(page);
        await page.getByRole(role, { name }).first().click();
      };
      const shown = async (role: 'alertdialog' | 'dialog' | 'menu', what: string) => {
        await expect(page.getByRole(role)).toBeVisible();
        // The page behind has a test of its own.
        await expectNoViolations(page, what, `[role=${role}]`);
        await expectToFit(page, what);
      };

      await open('/admin/dashboard/withdrawrequest', /^Approve withdrawal \d+$/);
      await shown('alertdialog', 'the question');
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Cancelled' })).toBeVisible();
      await shown('alertdialog', 'the result');
      await page.getByRole('button', { name: 'OK' }).click();

      await open('/admin/dashboard/artisans', /^Filters/);
      await shown('menu', 'the filters');
      await open('/admin/dashboard/artisans', 'Columns and export');
      await shown('menu', 'the columns');
      await open('/admin/jobs', /^Waiting for you/);
      await shown('menu', 'the bell');
      await open('/admin/dashboard/contactforms', /^View & Reply/);
      await shown('dialog', 'the panel');
      await open('/admin/dashboard/client/client-info?clientId=7', 'View More Details');
      const reviews = page.getByRole('menuitem', { name: 'View Ratings & Reviews' });
      // A host without the call leaves the entry disabled.
      if ((await reviews.getAttribute('aria-disabled')) === null) {
        await reviews.click();
        await shown('dialog', 'the reviews');
      }
      await open('/admin/dashboard/withdraw-history', /^View withdrawal/);
      await shown('dialog', 'the receipt');
      await open('/admin/jobs', /^Search or jump to/);
      await shown('dialog', 'search and commands');
      if (width === 390) {
        await open('/admin/jobs', 'Open the menu');
        await shown('dialog', 'the drawer');
      } else {
        await open('/admin/jobs', /^Account/);
        await shown('menu', 'the account');
      }

      await offerPages(page);
      const editor = async (what: string) => {
        await shown('dialog', what);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };
      await open('/admin/dashboard/Privacy', 'Add Item');
      await page.getByRole('button', { name: 'Save' }).click();
      await editor('the editor with its errors');
      await open('/admin/dashboard/Privacy', /^Edit /);
      await page.getByLabel('Text').fill('Another text.');
      await page.getByText('Preview').click();
      await shown('dialog', 'the preview');
      await page.getByText('Difference').click();
      await shown('dialog', 'the difference');
      await page.route('**/api/v1/admin/update/privacy/*', (route) =>
        route.fulfill({
          status: 409,
          json: {
            message: 'Changed.',
            current: { version: 9, name: 'Now', description: 'Theirs.' },
          },
        }),
      );
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('It was changed meanwhile')).toBeVisible();
      await shown('dialog', 'both versions');
      complaints.length = 0;
      await page.getByRole('button', { name: 'Cancel' }).click();
      await shown('alertdialog', 'the question before leaving');
      await page.getByRole('button', { name: 'Leave' }).click();
      await page
        .getByRole('button', { name: /^Delete / })
        .first()
        .click();
      await shown('alertdialog', 'the question before deleting');
      await open('/admin/dashboard/Privacy', 'Versions');
      await page.getByRole('list', { name: 'Versions' }).waitFor();
      await shown('dialog', 'the versions');
      await page.getByRole('button', { name: /^Restore version 1/ }).click();
      await shown('alertdialog', 'the question before restoring');

      const withCertificates = '/admin/dashboard/artisan/artisan-portfolio?artisanId=3';
      await open(withCertificates, /^Open certificate/);
      await shown('dialog', 'a certificate');

      await offerOnly(page, [
        'rejectWithdrawal',
        'retryMail',
        'listArtisanMails',
        'setArtisanStatus',
        'setArtisanLevel',
        'declineVerification',
      ]);
      await open('/admin/dashboard/withdrawrequest', /^Reject withdrawal \d+$/);
      await page.getByRole('combobox', { name: 'Reason' }).selectOption('own words');
      await shown('alertdialog', 'the question before a rejection');
      await page.route('**/api/v1/admin/get/artisan/3/mail', (route) =>
        route.fulfill({ json: { data: { data: mails } } }),
      );
      await open('/admin/dashboard/artisan/artisan-info?artisanId=3', 'E-mails');
      await expect(page.getByText('2 failed')).toBeVisible();
      await expectNoViolations(page, 'the e-mails', '[aria-label="E-mails"]');
      await expectToFit(page, 'the e-mails');
      await open(withCertificates, 'Deactivate');
      await shown('alertdialog', 'the question before a deactivation');
      await open('/admin/dashboard/verification', /^View Certificate of/);
      await expect(page.getByRole('button', { name: /^Set level 2/ })).toBeVisible();
      await expect(page.getByText('Loading Info...')).toHaveCount(0);
      await shown('dialog', 'the desk');
      await page.getByRole('button', { name: 'Decline…' }).click();
      await shown('dialog', 'the reason at the desk');
      await open('/admin/dashboard/verification', /^Edit /);
      await shown('alertdialog', 'the level');
      await open('/admin/dashboard/verification', /^Delete /);
      await shown('alertdialog', 'the reason for declining');
    });
  }
}

test('the skip link moves to the content', async ({ page, token }) => {
  await startSignedIn(page, token);
  await page.goto('/admin/jobs');
  await waitUntilLoaded(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
