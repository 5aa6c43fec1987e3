import type { Locator, Page } from '@playwright/test';
import { expect, settled, signedIn, test } from './support.ts';

/** Has the host answer with a word put in the place of another, wherever that stands. */
async function answerWith(page: Page, address: string, field: string, value: string) {
  await page.route(`**/api/v1${address}`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const body = text.replaceAll(
      new RegExp(`"${field}":"?[^",}]*"?`, 'g'),
      `"${field}":"${value}"`,
    );
    await route.fulfill({ response: answer, body });
  });
}

/** The last letter of each line of an element but its last line. */
const lineEnds = (element: Locator) =>
  element.evaluate((node) => {
    const ends: string[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    let before: { letter: string; bottom: number } | null = null;
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      for (const [at, letter] of (text.textContent ?? '').split('').entries()) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, bottom } = range.getBoundingClientRect();
        if (before !== null && top >= before.bottom - 2) ends.push(before.letter);
        before = { letter, bottom };
      }
    }
    return ends;
  });

const address = 'oluwaseun-adebayo.okonkwo-umeh@business-of-the-north.lagos.example.com.ng';

test('an e-mail address breaks after its @ or a dot, not before its last letter', async ({
  page,
  token,
}) => {
  await signedIn(page, token);
  await answerWith(page, '/admin/get/artisan/7', 'email', address);
  await answerWith(page, '/admin/get/client/7', 'email', address);
  await answerWith(page, '/admin/get/all/contact/message', 'email', address);
  const places = [
    ['/admin/dashboard/artisan/artisan-info?artisanId=7', 'main'],
    ['/admin/dashboard/client/client-info?clientId=7', 'main'],
    ['/admin/dashboard/client/client-profile?clientId=7', 'main'],
    ['/admin/dashboard/contactforms?message=1', 'dialog'],
  ] as const;
  let broken = 0;
  for (const width of [1440, 1024, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const [path, role] of places) {
      await page.goto(path);
      await settled(page);
      const value = page.getByRole(role).locator('dd').filter({ hasText: address });
      await expect(value).toBeVisible();
      const ends = await lineEnds(value);
      broken += ends.length;
      expect(
        ends.filter((letter) => !'@.'.includes(letter)),
        `${path} at ${width}`,
      ).toEqual([]);
    }
  }
  expect(broken).toBeGreaterThan(0);
});

test('an address without a place to break does not leave its card', async ({ page, token }) => {
  await signedIn(page, token);
  const long = `${'w'.repeat(90)}@${'m'.repeat(60)}.ng`;
  await answerWith(page, '/admin/get/artisan/7', 'email', long);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admin/dashboard/artisan/artisan-info?artisanId=7');
    await settled(page);
    const value = page.locator('dd').filter({ hasText: long });
    await expect(value).toBeVisible();
    expect(await value.evaluate((dd) => dd.scrollWidth - dd.clientWidth)).toBeLessThanOrEqual(0);
  }
});
