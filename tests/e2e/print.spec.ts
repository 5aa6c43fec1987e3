import type { Locator, Page } from '@playwright/test';
import { expect, settled, signedIn, test } from './support.ts';

const themes = ['light', 'dark'] as const;
/** Pixels between the margins of A4, upright and lying. */
const paperWidths = [703, 1032];

const lists = [
  '/admin/jobs?sort=amount.desc',
  '/admin/dashboard/transaction-history',
  '/admin/dashboard/withdraw-history',
  '/admin/dashboard/withdrawrequest',
  '/admin/dashboard/verification',
  '/admin/dashboard/contactforms',
  '/admin/dashboard/artisans',
  '/admin/dashboard/pending/part-payments',
];

/** How light the text and the ground of an element are, from 0 to 1; a ground that lets through is white. */
const lightness = (element: Locator) =>
  element.evaluate((node) => {
    const of = (colour: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
      return alpha === 0 ? 1 : (red + green + blue) / 3 / 255;
    };
    const { color, backgroundColor } = getComputedStyle(node);
    return { text: of(color), ground: of(backgroundColor) };
  });

async function expectInk(element: Locator, what: string) {
  const { text, ground } = await lightness(element);
  expect(text, `text of ${what}`).toBeLessThan(0.5);
  expect(ground, `ground of ${what}`).toBeGreaterThan(0.9);
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** Prints as the browser does, and tells how many rows the page had when the paper was laid out. */
async function printedRows(page: Page, landscape: boolean): Promise<number> {
  await page.evaluate(() => {
    addEventListener('beforeprint', () => {
      document.body.dataset.printed = String(document.querySelectorAll('tbody tr').length);
    });
  });
  const file = await page.pdf({ format: 'A4', landscape });
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  return Number(await page.locator('body').getAttribute('data-printed'));
}

for (const theme of themes) {
  test(`a receipt printed from the ${theme} theme is dark on white, and alone`, async ({
    page,
    token,
  }) => {
    await signedIn(page, token, theme);
    await page.goto('/admin/dashboard/withdraw-history');
    await settled(page);
    await page
      .getByRole('button', { name: /^View withdrawal/ })
      .first()
      .click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('#root')).toBeHidden();
    await expectInk(page.locator('html'), 'the page');
    await expectInk(page.locator('body'), 'the body');
    await expectInk(page.getByRole('dialog'), 'the dialog');
    await expectInk(page.getByRole('article', { name: 'Receipt' }), 'the receipt');
    await expect(page.getByRole('button')).toHaveCount(0);
  });

  for (const width of [1440, 390]) {
    test(`a list printed from ${theme} at ${width} has its heads, its filters and all its rows`, async ({
      page,
      token,
    }) => {
      await signedIn(page, token, theme);
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/admin/jobs?q=ad&job_status=completed');
      await settled(page);
      const place = page.getByText(/^1–5 of \d+$/);
      const found = Number((await place.innerText()).split(' of ')[1]);
      expect(found).toBeGreaterThan(25);
      expect(await printedRows(page, width === 390)).toBe(found);

      await page.emulateMedia({ media: 'print' });
      await expect(rows(page)).toHaveCount(found);
      for (const head of ['Job ID', 'Client Name', 'Artisan Name', 'Job Description', 'Status']) {
        const cell = page.getByRole('columnheader', { name: head });
        await expect(cell.getByText(head)).toBeVisible();
        await expectInk(cell, head);
      }
      await expectInk(rows(page).first().getByRole('cell').first(), 'a cell');
      for (const words of ['Search: ad', 'Status: Completed', `1–${found} of ${found}`]) {
        await expect(page.getByText(words, { exact: true })).toBeVisible();
      }
      await expect(page.getByText(/^Total Amount:/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
      for (const frame of [page.getByRole('navigation'), page.getByRole('searchbox')]) {
        await expect(frame).toHaveCount(0);
      }
      await page.emulateMedia({ media: 'screen' });
      if (width === 390) await expect(page.getByRole('table')).toHaveCount(0);
      else await expect(rows(page)).toHaveCount(5);
    });
  }
}

test('a printed list says when it has more rows than are printed', async ({ page, token }) => {
  await signedIn(page, token);
  await page.goto('/admin/dashboard/transaction-history');
  await settled(page);
  expect(await printedRows(page, false)).toBe(1000);
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByText(/^The first 1,000 of 1,\d{3} rows; Export as CSV has them all$/),
  ).toBeVisible();
  await expect(rows(page)).toHaveCount(1000);
});

test('no column of a printed list is cut off at the edge of the paper', async ({ page, token }) => {
  await signedIn(page, token, 'dark');
  await page.route('**/api/v1/admin/job/history', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(
      /"job_id":(\d+)/g,
      (_whole, id: string) => `"job_id":"3f2b8c1d-9a4e-4c7b-8d6f-${id.padStart(12, '0')}"`,
    );
    await route.fulfill({ response: answer, body });
  });
  for (const path of lists) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1024, height: 844 });
    await page.goto(path);
    await settled(page);
    await page.emulateMedia({ media: 'print' });
    for (const width of paperWidths) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(page.getByRole('table').first()).toBeVisible();
      const over = () =>
        page.evaluate(() => {
          const room = document.documentElement.clientWidth;
          const cells = [...document.querySelectorAll('th')];
          return Math.max(...cells.map((cell) => cell.getBoundingClientRect().right - room));
        });
      await expect.poll(over, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
    }
  }
});

test('coloured cards are printed as dark words in an edge', async ({ page, token }) => {
  await signedIn(page, token, 'dark');
  await page.goto('/admin/dashboard');
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  for (const label of ['Total Revenue', 'Total Withdraw', 'Total Users', 'Total Jobs']) {
    const words = page.getByText(label, { exact: true }).first();
    await expectInk(words, label);
    const card = words.locator('xpath=ancestor::div[2]');
    await expectInk(card, `the card ${label}`);
    await expect(card).toHaveCSS('border-top-width', '1px');
  }
});

test('an open message is printed alone, and whole', async ({ page, token }) => {
  await signedIn(page, token, 'dark');
  await page.goto('/admin/dashboard/contactforms');
  await settled(page);
  await page
    .getByRole('button', { name: /^View & Reply/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const panel = page.getByRole('dialog');
  await expectInk(panel, 'the panel');
  await expect(panel).toHaveCSS('position', 'static');
  await expect(panel.locator('p').last()).toHaveCSS('overflow', 'visible');
});

test('long ids are whole on paper', async ({ page, token }) => {
  const id = '3f2b8c1d-9a4e-4c7b-8d6f-0123456789ab';
  await signedIn(page, token);
  await page.route('**/api/v1/admin/job/history', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"job_id":\d+/, `"job_id":"${id}"`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto(`/admin/jobs?q=${id}`);
  await settled(page);
  await page.emulateMedia({ media: 'print' });
  const whole = page.getByRole('button', { name: `Copy id ${id}` });
  expect(await whole.evaluate((cut) => getComputedStyle(cut, '::after').content)).toBe(`"${id}"`);
});
