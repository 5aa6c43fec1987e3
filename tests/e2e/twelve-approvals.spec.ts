/** Several approvals on the real server: the tests count the presses of each, and expect its success on the screen. */
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  queueWithManyRows,
  startSignedIn,
  test,
  toastOf,
  waitForWholeFrame,
  waitForYes,
  waitUntilLoaded,
} from './support.ts';

/** The smallest amounts come first, because large ones have to be typed. */
const requests = `${queueWithManyRows('/admin/dashboard/withdrawrequest')}&sort=withdrawal_amount.asc`;
const approvals = 12;
const firstApprove = (page: Page) =>
  page.getByRole('button', { name: /^Approve withdrawal \d+$/ }).first();

test.use({ changesData: true });
// Twelve confirmations take half of the usual time limit, and four times as long beside busy cores.
test.slow();

/** Returns the ids of the withdrawals whose approvals the page sends; later ids are added. */
function watchApprovals(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    const id = /\/withdrawal\/request\/(\d+)$/.exec(request.url())?.[1];
    if (id !== undefined && request.method() === 'POST') ids.push(id);
  });
  return ids;
}

/** Opens the queue, and returns the ids whose approvals are sent from then on. */
async function openQueue(page: Page, token: string, theme: 'light' | 'dark') {
  await startSignedIn(page, token, theme);
  await page.goto(requests);
  await waitUntilLoaded(page);
  await waitForWholeFrame(page);
  return watchApprovals(page);
}

/** Waits for the toast about the last approval. */
async function expectSuccess(page: Page, ids: readonly string[], count: number) {
  await expect.poll(() => ids.length, { intervals: [50] }).toBe(count);
  const toast = toastOf(page, 'Approved').filter({ hasText: `Withdrawal ${ids.at(-1)},` });
  await toast.waitFor();
  return toast;
}

/** Approves requests one after the other. `press` presses a button. Returns the number of presses. */
async function approve(
  page: Page,
  ids: readonly string[],
  count: number,
  press: (button: Locator) => Promise<void>,
) {
  let presses = 0;
  const pressNext = async (button: Locator) => {
    presses += 1;
    await press(button);
  };
  await pressNext(firstApprove(page));
  for (let approved = 1; approved <= count; approved += 1) {
    await pressNext(await waitForYes(page));
    const toast = await expectSuccess(page, ids, approved);
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    if (approved < count) await pressNext(toast.getByRole('button', { name: 'Next' }));
  }
  expect(new Set(ids).size).toBe(count);
  return presses;
}

test('twelve approvals take 24 clicks', async ({ page, token }) => {
  // A click waits until its toast stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ids = await openQueue(page, token, 'light');
  expect(await approve(page, ids, approvals, (button) => button.click())).toBe(24);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('three approvals take two taps each', async ({ page, token }) => {
    const ids = await openQueue(page, token, 'dark');
    expect(await approve(page, ids, 3, (button) => button.tap())).toBe(6);
  });
});

test('five approvals take three keys each', async ({ page, token }) => {
  const ids = await openQueue(page, token, 'dark');
  await firstApprove(page).focus();
  for (let count = 1; count <= 5; count += 1) {
    await page.keyboard.press('a');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await waitForYes(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expectSuccess(page, ids, count);
    await page
      .getByRole('button', { name: /^Approve withdrawal/ })
      .and(page.locator(':focus'))
      .waitFor();
  }
  expect(new Set(ids).size).toBe(5);
});
