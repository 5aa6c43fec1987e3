/** Two browsers show the same queue: a decision in one appears in the other. */
import { expect, startSignedIn, test, waitUntilLoaded } from './support.ts';

test.use({ changesData: true });

const queue = '/admin/dashboard/withdrawrequest?size=50';
const listening = /\/api\/v1\/admin\/change$/;

test('a decision in one browser leaves the open list of another', async ({
  page,
  browser,
  token,
}) => {
  const context = await browser.newContext();
  const other = await context.newPage();
  for (const one of [page, other]) await startSignedIn(one, token);
  const stands = other.waitForResponse(listening);
  for (const one of [page, other]) {
    await one.goto(queue);
    await waitUntilLoaded(one);
  }
  expect((await stands).headers()['content-type']).toMatch(/^text\/event-stream/);

  const button = page.getByRole('button', { name: /^Approve withdrawal \d+$/, disabled: false });
  const name = (await button.first().getAttribute('aria-label')) ?? '';
  const same = other.getByRole('button', { name, exact: true });
  await expect(same).toBeVisible();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('alertdialog', { name: 'Approved' }).waitFor();
  // The list is read again every 60 s without the stream, which is longer than this expectation waits.
  await expect(same).toBeHidden();
  await context.close();
});
