/**
 * The export of last month's withdrawals, from the list as it opens; tests/screens/filters.test.tsx exports with the
 * mouse.
 */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, openSignedIn, pages, test, waitForWholeFrame } from './support.ts';

async function openHistory(page: Page, token: string) {
  await openSignedIn(page, token, pages['withdraw history'], 'dark');
  await waitForWholeFrame(page);
}

/** Presses the buttons one after the other, and checks that the last one saves the rows of October 2026 only. */
async function exportWith(
  page: Page,
  press: (button: Locator) => Promise<void>,
  steps: readonly Locator[],
) {
  const download = page.waitForEvent('download');
  for (const step of steps) await press(step);
  const file = await readFile(await (await download).path(), 'utf8');
  const [, ...rows] = file.trim().split('\n');
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter((row) => !row.includes('2026-10-'))).toEqual([]);
  await expect(page).toHaveURL(/created_at=last-month/);
}

test('the export of last month works by keyboard', async ({ page, token }) => {
  await openHistory(page, token);
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await exportWith(page, press, [
    page.getByRole('button', { name: 'Period', exact: true }),
    page.getByRole('menuitemradio', { name: 'Last month' }),
    page.getByRole('button', { name: /^Export/ }),
  ]);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('the export of last month takes three taps', async ({ page, token }) => {
    await openHistory(page, token);
    await exportWith(page, (button) => button.tap(), [
      page.getByRole('button', { name: 'Filters and order' }),
      page.getByRole('menuitemradio', { name: 'Last month' }),
      page.getByRole('button', { name: /^Export/ }),
    ]);
  });
});
