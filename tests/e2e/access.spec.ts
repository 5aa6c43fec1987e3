import type { Page } from '@playwright/test';
import { expectNoViolations, expectToFit, setTheme } from './accessibility.ts';
import { allPages, expect, openSignedIn, openWithin, test, waitUntilLoaded } from './support.ts';

/**
 * Checks the page at every width and in both themes; the theme follows the emulated system.
 *
 * @param part what axe checks at each width: the whole page, or only what is not in the frame. The rules about the
 *   whole page, its headings and its landmarks, are checked once in any case.
 */
async function expectAccessible(page: Page, name: string, part: 'html' | 'main') {
  const resize = async (width: number, height = 900) => {
    await page.setViewportSize({ width, height });
    await waitUntilLoaded(page);
    await expectToFit(page, `${name} at ${width}`);
  };
  // The order of the widths turns each table into cards only once. At 1024 px the fixed columns of a table cover others.
  await resize(1024);
  await expectNoViolations(page, `${name} at 1024`, 'without colours', part);
  if ((await page.locator('[data-scrolled]').count()) > 0) {
    await expectNoViolations(page, `the table of ${name} at 1024`, 'colours', '[data-scrolled]');
  }
  // These are the sizes of narrow tables, and of a common laptop.
  await resize(1180);
  await resize(1280);
  // A menu beside a table, and cards between bars at the top and the bottom, show every colour together.
  await resize(1440);
  await expectNoViolations(page, `${name} at 1440 in light`, 'all');
  await setTheme(page, 'dark');
  await expectNoViolations(page, `${name} at 1440 in dark`, 'colours', part);
  // This is the size of 1440 px with a zoom of 200 %.
  await resize(720, 450);
  await resize(390);
  await expectNoViolations(page, `${name} at 390 in dark`, 'colours', part);
  await setTheme(page, 'light');
  await expectNoViolations(page, `${name} at 390 in light`, 'all', part);
  // On the narrowest phone the page is the same as at 390 px, but more can overflow.
  await resize(320);
  await expectNoViolations(page, `${name} at 320`, 'scrolling');
}

/** A test opens several pages, because a page opens in a third of the time in the loaded app. */
const pagesPerTest = 6;

for (let start = 0; start < allPages.length; start += pagesPerTest) {
  const pagesOfTest = allPages.slice(start, start + pagesPerTest);
  const names = pagesOfTest.map(([name]) => name).join(', ');
  test(`${names}: axe finds nothing, and the page does not scroll sideways`, async ({
    page,
    token,
  }) => {
    await openSignedIn(page, token, '/admin/dashboard/withdraw-history', 'system');
    for (const [at, [name, path]] of pagesOfTest.entries()) {
      await openWithin(page, path, name);
      // The frame is the same on every page.
      await expectAccessible(page, name, at === 0 ? 'html' : 'main');
    }
  });
}

test('the login: axe finds nothing, and the page does not scroll sideways', async ({ page }) => {
  await page.goto('/admin/login');
  await expectAccessible(page, 'login', 'html');
});

test('the skip link moves to the content', async ({ page, token }) => {
  await openSignedIn(page, token, '/admin/jobs');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
