import { expect, test } from './support.ts';

/** The page reports an error for each `anyOf` with `null`, but shows the schema. The contract has two of these. */
const aboutNull = /^(document validation errors: |\[Object, Object\])$/;

test('the reference of the API works in a wide window and on a phone without a request to another host', async ({
  page,
  baseURL,
  expectConsoleError,
}) => {
  // A request that the policy stops would be another error.
  expectConsoleError(aboutNull);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs');
  await expect(page).toHaveURL('/api/docs/');
  await expect(page).toHaveTitle('Back Office API');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Admin back office API');
  await expect(heading).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.setViewportSize({ width: 1440, height: 900 });
  // A call of the 25, and one of those beyond them.
  for (const call of ['Headline figures', 'Reject a withdrawal, with a reason']) {
    // Its shortcut does nothing before the page listens to keys. A press on the button waits until nothing covers it.
    await page.getByRole('search').click();
    await page.getByRole('combobox', { name: 'Enter search query' }).fill(call);
    await page.getByRole('option', { name: call }).first().click();
    await expect(page.getByRole('heading', { name: call, exact: true })).toBeInViewport();
  }
  await expect(page.getByRole('button', { name: 'Test Request' })).toHaveCount(0);

  expect(new Set(requested.map((url) => new URL(url).origin))).toEqual(new Set([baseURL]));
});
