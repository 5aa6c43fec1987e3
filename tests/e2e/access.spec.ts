import type { Page } from '@playwright/test';
import {
  expectNoViolations,
  expectNoViolationsInThemes,
  expectToFit,
  setTheme,
} from './accessibility.ts';
import { expect, pages, startSignedIn, test, waitUntilLoaded } from './support.ts';

/** Checks the page at every width and in both themes; the theme follows the emulated system. */
async function expectAccessible(page: Page, name: string) {
  const expectToFitAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(page);
    await expectToFit(page, `${name} at ${width}`);
  };
  // The menu beside a table, and cards with bars at the top and the bottom: together they show every colour.
  for (const width of [1440, 390]) {
    await expectToFitAt(width);
    await expectNoViolationsInThemes(page, `${name} at ${width}`);
  }
  // A narrow table with fixed columns, and the narrowest phone.
  await setTheme(page, 'light');
  for (const [width, rules] of [
    [1024, 'all'],
    [320, 'without colours'],
  ] as const) {
    await expectToFitAt(width);
    await expectNoViolations(page, `${name} at ${width}`, rules);
  }
  // The window sizes of a common laptop and of narrow tables.
  for (const width of [1280, 1180]) await expectToFitAt(width);
  // This is the size of a window of 1440 px with a zoom of 200 %.
  await page.setViewportSize({ width: 720, height: 450 });
  await waitUntilLoaded(page);
  await expectToFit(page, `${name} at 200 %`);
}

for (const [name, path] of Object.entries(pages)) {
  test(`${name}: axe finds nothing, and the page does not scroll sideways`, async ({
    page,
    token,
    consoleErrors,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await startSignedIn(page, token, 'system');
    await page.goto(path);
    await expectAccessible(page, name);
    if (name === 'not found') consoleErrors.length = 0;
  });
}

test('the login: axe finds nothing, and the page does not scroll sideways', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/login');
  await expectAccessible(page, 'login');
});

test('the skip link moves to the content', async ({ page, token }) => {
  await startSignedIn(page, token);
  await page.goto('/admin/jobs');
  await waitUntilLoaded(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
