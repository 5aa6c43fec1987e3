import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInThemes, expectToFit } from './accessibility.ts';
import { allPages, expect, openWithin, startSignedIn, test, waitUntilLoaded } from './support.ts';

/** Checks the page at every width and in both themes; the theme follows the emulated system. */
async function expectAccessible(page: Page, name: string) {
  const resize = async (width: number, height = 900) => {
    await page.setViewportSize({ width, height });
    await waitUntilLoaded(page);
    await expectToFit(page, `${name} at ${width}`);
  };
  // A menu beside a table, and cards between bars at the top and the bottom, show every colour together.
  await resize(1440);
  await expectNoViolationsInThemes(page, `${name} at 1440`);
  await resize(390);
  await expectNoViolationsInThemes(page, `${name} at 390`, 'html', ['dark', 'light']);
  // At 1024 px the fixed columns of a table cover others, and 320 px is the width of the narrowest phone.
  await resize(1024);
  await expectNoViolations(page, `${name} at 1024`, 'without colours');
  if ((await page.locator('[data-scrolled]').count()) > 0) {
    await expectNoViolations(page, `the table of ${name} at 1024`, 'colours', '[data-scrolled]');
  }
  await resize(320);
  await expectNoViolations(page, `${name} at 320`, 'without colours');
  // These are the sizes of a common laptop, of narrow tables, and of 1440 px with a zoom of 200 %.
  await resize(1280);
  await resize(1180);
  await resize(720, 450);
}

/** A test opens several pages, because a page opens in a third of the time in the loaded app. */
const pagesPerTest = 6;

for (let at = 0; at < allPages.length; at += pagesPerTest) {
  const pagesOfTest = allPages.slice(at, at + pagesPerTest);
  const names = pagesOfTest.map(([name]) => name).join(', ');
  test(`${names}: axe finds nothing, and the page does not scroll sideways`, async ({
    page,
    token,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await startSignedIn(page, token, 'system');
    await page.goto('/admin/dashboard/withdraw-history');
    await waitUntilLoaded(page);
    for (const [name, path] of pagesOfTest) {
      await openWithin(page, path, name);
      await expectAccessible(page, name);
    }
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
