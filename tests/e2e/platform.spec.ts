import { expect, openSignedIn, queueWithManyRows, test, waitUntilLoaded } from './support.ts';

test('forced colours leave the marks of pills, the bar of jobs, the current entry of the menu and the edge of a dialog', async ({
  page,
  token,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, token, '/admin/dashboard');
  const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const card = page.getByRole('region', { name: 'Jobs by status' });
  for (const mark of [
    card.locator('[aria-hidden] > span').first(),
    page.locator('[aria-current="page"] > [aria-hidden]').first(),
    card.locator('li', { hasText: 'Completed' }).locator('[aria-hidden]'),
  ]) {
    await expect(mark).not.toHaveCSS('background-color', canvas);
  }
  await page.goto(queueWithManyRows('/admin/dashboard/withdrawrequest'));
  await waitUntilLoaded(page);
  await page
    .getByRole('button', { name: /^Approve withdrawal \d+$/ })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveCSS('outline-style', 'solid');
  await expect(dialog).toHaveCSS('outline-width', '1px');
});

test('with reduced motion, a change of theme fades nothing', async ({ page, token }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, token, '/admin/dashboard', 'light');
  const fading = await page.evaluate(() => {
    // What fades in while the page is shown for the first time is not part of the change.
    const before = new Set(document.getAnimations());
    document.documentElement.dataset.theme = 'dark';
    return document
      .getAnimations()
      .flatMap((animation) =>
        animation instanceof CSSTransition && !before.has(animation)
          ? [animation.transitionProperty]
          : [],
      );
  });
  expect(fading).toEqual([]);
});

test('the menu of a phone shows the account on one line and every button inside the panel', async ({
  page,
  token,
}) => {
  await page.setViewportSize({ width: 430, height: 844 });
  await openSignedIn(page, token, '/admin/jobs');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  for (const width of [430, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const role = await panel.getByText('Admin', { exact: true }).last().boundingBox();
    expect(role?.height, `${width} px`).toBeLessThan(30);
    await expect.poll(() => panel.evaluate((box) => box.getBoundingClientRect().left)).toBe(0);
    const outside = await panel.evaluate((box) => {
      const edge = box.getBoundingClientRect().right;
      return [...box.querySelectorAll('button')]
        .filter((button) => button.getBoundingClientRect().right > edge)
        .map(({ textContent }) => textContent);
    });
    expect(outside, `${width} px`).toEqual([]);
  }
});

test('all cards of a profile are the same distance apart', async ({ page, token }) => {
  await openSignedIn(page, token, '/admin/dashboard/artisan/artisan-info?artisanId=2');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  // Both edges are read at once, because a card that loads moves those below it.
  const gapBetween = async (upper: string, lower: string) =>
    card(upper).evaluate(
      (above, below) => below.getBoundingClientRect().top - above.getBoundingClientRect().bottom,
      await card(lower).elementHandle(),
    );
  for (const [upper, lower] of [
    ['Profile', 'Waiting for a decision'],
    ['Notes', 'Transaction History'],
    ['Transaction History', 'Job History'],
    ['Job History', 'History'],
  ] as const) {
    await expect.poll(() => gapBetween(upper, lower), `${upper} and ${lower}`).toBe(20);
  }
});
