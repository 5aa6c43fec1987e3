import type { Page } from '@playwright/test';
import { extensions } from '../../openapi/generated/operations.ts';
import {
  expectNoViolations,
  expectNoViolationsInThemes,
  expectToFit,
  setTheme,
} from './accessibility.ts';
import {
  expect,
  offerOnly,
  openWithin,
  queueWithManyRows,
  startSignedIn,
  test,
  toastOf,
  waitForYes,
  waitUntilLoaded,
} from './support.ts';

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

/** Makes the host offer the calls of the public pages, with `versions` as the history of each page. */
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

/** Opens a page, and presses its first button of this name. */
async function open(page: Page, path: string, name: RegExp | string) {
  await page.goto(path);
  await waitUntilLoaded(page);
  await page.getByRole('button', { name }).first().click();
}

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 900 } };

/**
 * Expects that a layer is visible, fits and has no violations, in a wide window and on a phone. Another test checks the
 * page behind it. No colour of a layer depends on the width, so the light ones are measured in the wide window, and the
 * dark ones on the phone.
 */
async function expectAccessible(page: Page, layer: string, what: string) {
  for (const [size, theme] of [
    ['wide', 'light'],
    ['phone', 'dark'],
  ] as const) {
    await page.setViewportSize(sizes[size]);
    await setTheme(page, theme);
    await expect(page.locator(layer)).toBeVisible();
    await expectToFit(page, `${what} in a ${size} window`);
    await expectNoViolations(page, `${what} in a ${size} window in ${theme}`, 'all', layer);
  }
  await setTheme(page, 'light');
  await page.setViewportSize(sizes.wide);
}

const expectShown = (page: Page, role: 'alertdialog' | 'dialog' | 'menu', what: string) =>
  expectAccessible(page, `[role=${role}]`, what);

/** Expects the same of a confirmation, without its colours: it has the parts of another one that `expectShown` checks. */
async function expectSimilar(page: Page, what: string) {
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectToFit(page, what);
  await expectNoViolations(page, what, 'without colours', '[role=alertdialog]');
  await page.setViewportSize(sizes.phone);
  await expectToFit(page, `${what} on a phone`);
  await page.setViewportSize(sizes.wide);
}

test.beforeEach(async ({ page, token }) => {
  await page.setViewportSize(sizes.wide);
  await startSignedIn(page, token, 'system');
});

test('menus: axe finds nothing, and the page does not scroll sideways', async ({ page }) => {
  const menu = page.getByRole('menu');
  const openMenu = async (name: RegExp | string) => {
    await page.getByRole('button', { name }).first().click();
    await expect(menu).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  };
  await page.goto('/admin/jobs');
  await waitUntilLoaded(page);
  for (const name of ['Period', 'Status: All', 'Columns']) {
    await openMenu(name);
    await expectToFit(page, name);
    // The menu of a phone has the entries of these menus; it is checked in the dark theme too.
    await expectNoViolations(page, name, 'all', '[role=menu]');
    await close();
  }
  await openMenu(/^Waiting for you/);
  await expectShown(page, 'menu', 'the bell');
  await close();
  await openMenu(/^Account/);
  await expectToFit(page, 'the account');
  await expectNoViolationsInThemes(page, 'the account', '[role=menu]');
  await close();
  await page.setViewportSize(sizes.phone);
  await openMenu('Filters and order');
  await expectToFit(page, 'the filters on a phone');
  await expectNoViolationsInThemes(page, 'the filters on a phone', '[role=menu]');
  await close();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectToFit(page, 'the drawer');
  await expectNoViolationsInThemes(page, 'the drawer', '[role=dialog]');
});

test('panels: axe finds nothing, and the page does not scroll sideways', async ({ page }) => {
  await open(page, '/admin/dashboard/contactforms', /^View & Reply/);
  await expectShown(page, 'dialog', 'the panel');
  await openWithin(page, '/admin/dashboard/client/client-info?clientId=7', 'Client Profile');
  await page.getByRole('button', { name: 'View More Details' }).click();
  await page.getByRole('menuitem', { name: 'View Ratings & Reviews' }).click();
  await expectShown(page, 'dialog', 'the reviews');
  await openWithin(page, '/admin/dashboard/withdraw-history', 'Withdraw History');
  await page
    .getByRole('button', { name: /^View withdrawal/ })
    .first()
    .click();
  await expectShown(page, 'dialog', 'the receipt');
  await openWithin(page, '/admin/jobs', 'Jobs');
  await page.getByRole('button', { name: /^Search or jump to/ }).click();
  await expectShown(page, 'dialog', 'search and commands');
});

test('the editor of a public page: axe finds nothing, and the page does not scroll sideways', async ({
  page,
  expectConsoleError,
}) => {
  await offerPages(page);
  await open(page, '/admin/dashboard/Privacy', 'Add Item');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectShown(page, 'dialog', 'the editor with its errors');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open(page, '/admin/dashboard/Privacy', /^Edit /);
  await page.getByLabel('Text').fill('Another text.');
  await page.getByText('Preview').click();
  await expectShown(page, 'dialog', 'the preview');
  await page.getByText('Difference').click();
  await expectShown(page, 'dialog', 'the difference');
  expectConsoleError(/status of 409/);
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
  await expectShown(page, 'dialog', 'both versions');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expectSimilar(page, 'the confirmation before leaving');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await expectShown(page, 'alertdialog', 'the confirmation before deleting');
  await open(page, '/admin/dashboard/Privacy', 'Versions');
  await page.getByRole('list', { name: 'Versions' }).waitFor();
  await expectShown(page, 'dialog', 'the versions');
  await page.getByRole('button', { name: /^Restore version 1/ }).click();
  await expectSimilar(page, 'the confirmation before restoring');
});

test('confirmations about withdrawals, and e-mails: axe finds nothing, and the page does not scroll sideways', async ({
  page,
  expectConsoleError,
}) => {
  await open(page, '/admin/dashboard/withdrawrequest', /^Approve withdrawal \d+$/);
  await expectShown(page, 'alertdialog', 'the confirmation');
  await page.setViewportSize({ width: 1366, height: 768 });
  const question = page.getByRole('alertdialog');
  // All of it is in sight on a small laptop, with the amount beside Yes.
  expect(await question.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await expect(question.getByText(/^₦[\d,.]+ to \S/)).toBeInViewport({ ratio: 1 });
  await expect(question.getByText('Last five payments')).toBeInViewport({ ratio: 1 });
  // This is also true for an amount that has to be typed.
  await open(
    page,
    `${queueWithManyRows('/admin/dashboard/withdrawrequest')}&sort=withdrawal_amount.desc`,
    /^Approve withdrawal \d+$/,
  );
  await expect(question.getByLabel('Type the amount')).toBeInViewport({ ratio: 1 });
  await expect(question.getByText('Notes on the withdrawal')).toBeInViewport({ ratio: 1 });
  expect(await question.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await page.setViewportSize(sizes.wide);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(toastOf(page, 'Cancelled')).toBeVisible();
  await expectAccessible(page, '[data-sonner-toast]', 'the toast');
  await open(page, '/admin/dashboard/withdrawrequest', /^Approve withdrawal \d+$/);
  const yes = await waitForYes(page);
  expectConsoleError(/status of 422/);
  await page.route('**/admin/withdrawal/request/*', (route) =>
    route.fulfill({ status: 422, json: { message: 'Too much.' } }),
  );
  await yes.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog', { name: 'Not approved' })).toBeVisible();
  await expectShown(page, 'alertdialog', 'the result');
  await page.getByRole('button', { name: 'OK' }).click();

  await offerOnly(page, ['rejectWithdrawal', 'retryMail', 'listArtisanMails']);
  await open(page, '/admin/dashboard/withdrawrequest', /^Reject withdrawal \d+$/);
  await page.getByRole('combobox', { name: 'Reason' }).selectOption('own words');
  await expectShown(page, 'alertdialog', 'the confirmation before a rejection');
  await page.route('**/api/v1/admin/get/artisan/3/mail', (route) =>
    route.fulfill({ json: { data: { data: mails } } }),
  );
  await open(page, '/admin/dashboard/artisan/artisan-info?artisanId=3', 'E-mails');
  await expect(page.getByText('2 failed')).toBeVisible();
  await expectAccessible(page, '[aria-label="E-mails"]', 'the e-mails');
});

test('certificates and the verification desk: axe finds nothing, and the page does not scroll sideways', async ({
  page,
}) => {
  const withCertificates = '/admin/dashboard/artisan/artisan-portfolio?artisanId=3';
  await open(page, withCertificates, /^Open certificate/);
  await expectShown(page, 'dialog', 'a certificate');

  await offerOnly(page, ['setArtisanStatus', 'setArtisanLevel', 'declineVerification']);
  await open(page, withCertificates, 'Deactivate');
  await expectSimilar(page, 'the confirmation before a deactivation');
  await open(page, '/admin/dashboard/verification', /^View Certificate of/);
  await expect(page.getByRole('button', { name: /^Set level 2/ })).toBeVisible();
  await expect(page.getByText('Loading Info...')).toHaveCount(0);
  await expectShown(page, 'dialog', 'the desk');
  await page.getByRole('button', { name: 'Decline…' }).click();
  await expectShown(page, 'dialog', 'the reason at the desk');
  await open(page, '/admin/dashboard/verification', /^Edit /);
  await expectShown(page, 'alertdialog', 'the level');
  await open(page, '/admin/dashboard/verification', /^Delete /);
  await expectSimilar(page, 'the reason for declining');
});
