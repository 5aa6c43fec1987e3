import type { Locator } from '@playwright/test';
import {
  answerWith,
  answerWithoutMarks,
  expect,
  hasFocus,
  openSignedIn,
  openWithin,
  pressUntil,
  startSignedIn,
  test,
  waitUntilLoaded,
  waitUntilLoadedAhead,
} from './support.ts';

/** Returns the last letter of each line of an element, except the last line. */
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
  await answerWith(page, '/admin/get/artisan/7', 'email', address);
  await answerWith(page, '/admin/get/client/7', 'email', address);
  await answerWith(page, '/admin/get/all/contact/message', 'email', address);
  const places = [
    ['Artisan Profile', '/admin/dashboard/artisan/artisan-info?artisanId=7', 'main'],
    ['Client Profile', '/admin/dashboard/client/client-info?clientId=7', 'main'],
    ['Client Profile Details', '/admin/dashboard/client/client-profile?clientId=7', 'main'],
    ['Contact Forms', '/admin/dashboard/contactforms?message=1', 'dialog'],
  ] as const;
  await openSignedIn(page, token, '/admin/settings');
  let breaks = 0;
  for (const [title, path, role] of places) {
    await openWithin(page, path, title);
    for (const width of [1440, 1024, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const value = page.getByRole(role).locator('dd').filter({ hasText: address });
      await expect(value).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      const ends = await lineEnds(value);
      breaks += ends.length;
      expect(
        ends.filter((letter) => !'@.'.includes(letter)),
        `${path} at ${width}`,
      ).toEqual([]);
    }
  }
  expect(breaks).toBeGreaterThan(0);
});

test('an address without a break opportunity stays in its card', async ({ page, token }) => {
  await startSignedIn(page, token);
  const long = `${'w'.repeat(90)}@${'m'.repeat(60)}.ng`;
  await answerWith(page, '/admin/get/artisan/7', 'email', long);
  await page.goto('/admin/dashboard/artisan/artisan-info?artisanId=7');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(page);
    const value = page.locator('dd').filter({ hasText: long });
    await expect(value).toBeVisible();
    const overflow = () => value.evaluate((dd) => dd.scrollWidth - dd.clientWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
});

const uuid = (id: string) => `3f2b8c1d-9a4e-4c7b-8d6f-${id.padStart(12, '0')}`;

test('long ids do not cover the next column: they are cut in the middle, but read out and copied whole', async ({
  page,
  token,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answerWith(page, '/admin/job/history', 'job_id', uuid);
  await answerWithoutMarks(page);
  await openSignedIn(page, token, '/admin/jobs');
  const ids = page.getByRole('table').getByRole('button', { name: /^Copy id / });
  await expect(ids).toHaveCount(5);
  const overhangs = () =>
    ids.evaluateAll((all) =>
      all.map((id) => {
        const cell = id.closest('td')?.getBoundingClientRect();
        return id.getBoundingClientRect().right - (cell?.right ?? 0);
      }),
    );
  for (const width of [1440, 1280, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(Math.max(...(await overhangs())), `at ${width}`).toBeLessThanOrEqual(0);
  }

  const first = ids.first();
  const whole = (await first.getAttribute('aria-label'))?.replace('Copy id ', '') ?? '';
  expect(whole).toMatch(/^3f2b8c1d-9a4e-4c7b-8d6f-\d{12}$/);
  const link = page.getByRole('table').locator(`a[href$="record=${whole}"]`);
  expect(await link.innerText()).toBe(`${whole.slice(0, 6)}…${whole.slice(-4)}`);
  const tip = page.locator('[popover]');
  await link.hover();
  await expect(tip).toHaveText(whole);
  await page.mouse.move(0, 0);
  await expect(tip).toBeHidden();
  await pressUntil(page, 'Tab', 'focus on the id', () => hasFocus(first));
  await expect(tip).toHaveText('Copy');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);

  await page.setViewportSize({ width: 390, height: 844 });
  const onCard = page.getByRole('list', { name: 'Jobs' }).getByRole('button', { name: /^Copy id/ });
  await expect(onCard).toHaveCount(5);
  expect((await onCard.first().boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('a figure of any length fits its card', async ({ page, token }) => {
  await startSignedIn(page, token);
  const largest = '21204567890.00';
  await answerWith(page, '/admin/dashboard/data', 'total_(?:revenue|withdrawal)', largest);
  await page.goto('/admin/dashboard');
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await waitUntilLoaded(page);
    for (const label of ['Total Revenue', 'Total Withdraw']) {
      const card = page.getByText(label, { exact: true }).first().locator('xpath=ancestor::div[2]');
      const figure = card.getByText(/^₦\s?21,204,567,890/).first();
      const overflow = async () => {
        const cardBox = await card.boundingBox();
        const figureBox = await figure.boundingBox();
        const right = (figureBox?.x ?? Number.POSITIVE_INFINITY) + (figureBox?.width ?? 0);
        return right - (cardBox?.x ?? 0) - (cardBox?.width ?? 0);
      };
      await expect.poll(overflow, `${label} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('the title of a dialog shares its line with the buttons, and a filter shows its whole day, on a phone', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/admin/dashboard/verification');
  await page
    .getByRole('button', { name: /^View Certificate of/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  const title = await dialog.getByRole('heading', { level: 2 }).boundingBox();
  const close = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect(close?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0));
  expect((close?.x ?? 0) + (close?.width ?? 0)).toBeGreaterThan(300);
  await page.goto('/admin/dashboard/contactforms?message=12&read_status=all');
  await expect(dialog.getByText('12', { exact: true })).toBeVisible();
  expect((await dialog.getByText('12', { exact: true }).boundingBox())?.height).toBeLessThan(28);
  // A day in letters of 16 px needs at least 140 px with its button.
  await page.goto('/admin/dashboard/audit');
  for (const label of ['From', 'To']) {
    const day = await page.getByLabel(label, { exact: true }).boundingBox();
    expect(day?.width, label).toBeGreaterThanOrEqual(140);
  }
});

test.describe('with loading ahead', () => {
  test.use({ loadsAhead: true });

  test('a panel that a menu opened gives the focus back to the button of the menu', async ({
    page,
    token,
  }) => {
    await openSignedIn(page, token, '/admin/dashboard/client/client-info?clientId=7');
    // Once its code is loaded, the panel opens before the menu has closed.
    await waitUntilLoadedAhead(page);
    const button = page.getByRole('button', { name: /^View More Details/ });
    await button.press('Enter');
    await page.getByRole('menuitem').last().press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => hasFocus(button)).toBe(true);
  });
});
