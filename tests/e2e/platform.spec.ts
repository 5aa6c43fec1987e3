import { expect, queueWithManyRows, startSignedIn, test, waitUntilLoaded } from './support.ts';

test('forced colours leave the marks of pills, the bar of jobs, the current entry of the menu and the edge of a dialog', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/dashboard');
  await waitUntilLoaded(page);
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

test('the menu of a phone shows the account on one line and every button inside the panel', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  await page.setViewportSize({ width: 430, height: 844 });
  await page.goto('/admin/jobs');
  await waitUntilLoaded(page);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  for (const width of [430, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const role = await panel.getByText('Admin', { exact: true }).last().boundingBox();
    expect(role?.height, `${width} px`).toBeLessThan(30);
    await expect.poll(() => panel.evaluate((box) => box.getBoundingClientRect().left)).toBe(0);
    const edge = await panel.evaluate((box) => box.getBoundingClientRect().right);
    for (const button of await panel.getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? edge) + (box?.width ?? 1), `${width} px`).toBeLessThanOrEqual(edge);
    }
  }
});
