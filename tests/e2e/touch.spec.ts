import type { Locator, Page } from '@playwright/test';
import { answerWith, expect, offerOnly, openSignedIn, test, waitUntilLoaded } from './support.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const tip = (page: Page) => page.locator('[popover]');

/** Taps the middle of an element. Playwright's own tap waits until a disabled button is enabled. */
async function tap(page: Page, target: Locator) {
  // Scrolls the element away from the bars at the top and the bottom of the window.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to tap');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

test('a tap on a disabled button shows the reason', async ({ page, token }) => {
  await offerOnly(page, []);
  await openSignedIn(page, token, '/admin/dashboard/verification');
  const edit = page.getByRole('button', { name: /^Edit / }).first();
  await tap(page, edit);
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toHaveText('The server does not offer this');
  await tap(page, page.getByRole('heading', { level: 1 }));
  await expect(tip(page)).toBeHidden();

  await tap(page, edit);
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toBeHidden();

  await tap(page, edit);
  await expect(tip(page)).toBeVisible();
  await page.evaluate(() => scrollBy(0, 120));
  await expect(tip(page)).toBeHidden();
});

test('a tap shows the time of a date, and the full text of a cut cell', async ({ page, token }) => {
  const long = 'Louvred doors for a house with more rooms than any cell has letters';
  await answerWith(
    page,
    '/admin/get/all/approved/withdrawal',
    'created_at',
    '2026-03-31T23:05:00Z',
  );
  await answerWith(page, '/admin/job/history', 'job_description', long);
  await openSignedIn(page, token, '/admin/dashboard/withdraw-history');
  const day = page.getByRole('main').getByText('2026/04/01').first();
  await tap(page, day);
  await expect(tip(page)).toHaveText('Wednesday, 1 April 2026, 00:05:00 WAT');
  await expect(tip(page)).toBeVisible();

  // A narrower table has no descriptions.
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto('/admin/jobs');
  await waitUntilLoaded(page);
  await tap(page, page.getByRole('cell', { name: long }).first());
  await expect(tip(page)).toBeVisible();
  await expect(tip(page)).toHaveText(long);
});

test('a tap on an enabled button shows no tooltip', async ({ page, token }) => {
  await openSignedIn(page, token, '/admin/dashboard/withdraw-history');
  await page.evaluate(() => {
    addEventListener('toggle', () => document.body.setAttribute('data-flashed', ''), true);
  });
  await tap(page, page.getByRole('button', { name: 'Next page' }));
  await expect(page.getByText(/^6–10 of/)).toBeVisible();
  await tap(page, page.getByRole('button', { name: /^View withdrawal/ }).first());
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).not.toHaveAttribute('data-flashed');
});

test('a tooltip shown by the focus does not block the pointer', async ({ page, token }) => {
  await openSignedIn(page, token, '/admin/dashboard/withdrawrequest');
  const button = page.getByRole('button', { name: /^Approve withdrawal \d+$/ }).first();
  // The browser shows the focus only after a key press.
  await page.keyboard.press('Tab');
  await button.focus();
  await expect(tip(page)).toHaveText('Approve');
  // The tooltip stays after the focus has scrolled the page.
  await expect(button).toBeInViewport();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(tip(page)).toBeVisible();
  const isCovering = await tip(page).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === element;
  });
  expect(isCovering).toBe(false);
});

test('the tooltip of a button does not cover its open menu', async ({ page, token }) => {
  await page.clock.install();
  await openSignedIn(page, token, '/admin/dashboard/artisans');
  const button = page.getByRole('button', { name: 'Filters and order' });
  await button.hover();
  await expect(tip(page)).toHaveText('Filters and order');
  await expect(tip(page)).toBeVisible();
  await button.click();
  await expect(page.getByRole('menu')).toBeVisible();
  // After the menu opened, the button under the pointer is a new element. A tooltip appears after 300 ms.
  await button.hover();
  await page.clock.runFor(500);
  await expect(tip(page)).toBeHidden();
});
