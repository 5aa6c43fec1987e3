import { expect, openSignedIn, pages, test, waitForWholeFrame } from './support.ts';

test('the shutter blurs from the first paint of a reload, and a print shows nothing private', async ({
  page,
  token,
}) => {
  await openSignedIn(page, token, pages['withdraw history']);
  const amount = page.locator('tbody tr > *').nth(3);
  await expect(amount).toHaveCSS('filter', 'none');
  const notice = page.getByText('Blurred for screen sharing');
  await waitForWholeFrame(page);
  await page.keyboard.press('h');
  await expect(notice).toBeVisible();
  await expect(amount).toHaveCSS('filter', 'blur(7px)');
  await page.emulateMedia({ media: 'print' });
  await expect(amount).toHaveCSS('visibility', 'hidden');
  await page.emulateMedia({ media: 'screen' });

  // This runs before the code of the page.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.title = String('shutter' in document.documentElement.dataset);
    });
  });
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await page.evaluate(() => document.documentElement.title)).toBe('true');
});
