import type { Locator, Page } from '@playwright/test';
import { sheetsOf, withoutSpaces } from './pdf-text.ts';
import {
  answerWith,
  answerWithoutMarks,
  expect,
  offerOnly,
  openWithin,
  startSignedIn,
  test,
  waitUntilPrintable,
} from './support.ts';

/** The width between the margins of A4 in pixels, portrait and landscape. */
const paperWidths = [703, 1032];

/** Lists that fit on few sheets. That is enough, as a column is as wide as its head and its longest words need. */
const lists = [
  ['Jobs', '/admin/jobs?sort=amount.desc&q=ad'],
  ['Transaction History', '/admin/dashboard/transaction-history?q=ad'],
  ['Withdraw History', '/admin/dashboard/withdraw-history?q=ad'],
  ['Withdraw Request', '/admin/dashboard/withdrawrequest'],
  ['Verification', '/admin/dashboard/verification'],
  ['Contact Forms', '/admin/dashboard/contactforms'],
  ['Artisans', '/admin/dashboard/artisans'],
  ['Pending Part Payments', '/admin/dashboard/pending/part-payments'],
] as const;

/**
 * Returns how light the text and the background of an element are, from 0 to 1. Behind a transparent element is its
 * parent, or the white paper.
 */
const lightness = (element: Locator) =>
  element.evaluate((node) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('The browser has no 2D canvas');
    const paint = (colour: string) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return (red + green + blue) / 3 / 255;
    };
    const backgrounds: string[] = [];
    for (let behind: Element | null = node; behind !== null; behind = behind.parentElement) {
      backgrounds.unshift(getComputedStyle(behind).backgroundColor);
    }
    const background = ['white', ...backgrounds].map(paint).at(-1) ?? 0;
    return { background, text: paint(getComputedStyle(node).color) };
  });

async function expectDarkOnLight(element: Locator, what: string) {
  const { text, background } = await lightness(element);
  expect(text, `text of ${what}`).toBeLessThan(0.5);
  expect(background, `background of ${what}`).toBeGreaterThan(0.9);
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** Waits until the browser has all rows of a list; before that, only the page on screen is printed. */
async function waitForPrintedRows(page: Page, count: number) {
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(count);
  await page.emulateMedia({ media: null });
}

/** Prints the page. Returns the words of each sheet, without spaces. */
async function printPage(page: Page, landscape = false): Promise<string[]> {
  return sheetsOf(await page.pdf({ format: 'A4', landscape }));
}

/** Expects every row on a sheet, in the order of the page, below the heads of its columns. */
async function expectRows(page: Page, sheets: string[]) {
  const [head = '', ...texts] = (await page.locator('tr:visible').allInnerTexts()).map(
    withoutSpaces,
  );
  const unread = [...sheets];
  const missing = texts.filter((text) => {
    const sheet = unread.findIndex((words) => words.includes(text));
    unread.splice(0, Math.max(0, sheet));
    return sheet === -1;
  });
  expect(missing, 'rows that are on no sheet').toEqual([]);
  expect(unread, 'sheets after the last row').toHaveLength(1);
  expect([head, ...texts]).not.toContain('');
  expect(sheets.filter((words) => !words.includes(head))).toEqual([]);
}

test('a receipt printed from the dark theme is dark on white, without the page behind it', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token, 'dark');
  await page.goto('/admin/dashboard/withdraw-history');
  await waitUntilPrintable(page);
  await page
    .getByRole('button', { name: /^View withdrawal/ })
    .first()
    .click();
  // The code of the receipt is loaded when it is opened first, so wait until it is on screen.
  await expect(page.getByRole('article', { name: 'Receipt' })).toContainText('Decided by');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expectDarkOnLight(page.locator('html'), 'the page');
  await expectDarkOnLight(page.locator('body'), 'the body');
  await expectDarkOnLight(page.getByRole('dialog'), 'the dialog');
  await expectDarkOnLight(page.getByRole('article', { name: 'Receipt' }), 'the receipt');
  await expect(page.getByRole('button')).toHaveCount(0);
  const receipt = withoutSpaces(await page.getByRole('article', { name: 'Receipt' }).innerText());
  expect(receipt).toContain('nairaonly');
  expect(await printPage(page)).toEqual([receipt]);
});

for (const [theme, width] of [
  ['light', 1440],
  ['dark', 390],
] as const) {
  test(`a list printed from ${theme} at ${width} has its heads, its filters and all its rows`, async ({
    page,
    token,
  }) => {
    await startSignedIn(page, token, theme);
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/admin/jobs?q=ad&job_status=completed');
    await waitUntilPrintable(page);
    const position = page.getByText(/^1–5 of \d+$/);
    const count = Number((await position.innerText()).split(' of ')[1]);
    expect(count).toBeGreaterThan(25);
    await waitForPrintedRows(page, count);
    const sheets = await printPage(page, width === 390);

    await page.emulateMedia({ media: 'print' });
    await expect(rows(page)).toHaveCount(count);
    await expectRows(page, sheets);
    for (const head of ['Job ID', 'Client Name', 'Artisan Name', 'Job Description', 'Status']) {
      const cell = page.getByRole('columnheader', { name: head });
      await expect(cell.getByText(head)).toBeVisible();
      await expectDarkOnLight(cell, head);
    }
    await expectDarkOnLight(rows(page).first().getByRole('cell').first(), 'a cell');
    for (const words of ['Search: ad', 'Status: Completed', `1–${count} of ${count}`]) {
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

test('a printed list says that it has more rows than are printed', async ({ page, token }) => {
  await startSignedIn(page, token);
  await page.goto('/admin/dashboard/transaction-history');
  await waitUntilPrintable(page);
  await page.emulateMedia({ media: 'print' });
  // A slow machine takes seconds to draw or remove a thousand rows.
  await rows(page).nth(999).waitFor();
  await expect(rows(page)).toHaveCount(1000);
  await expect(
    page.getByText(/^The first 1,000 of 1,\d{3} rows; Export as CSV has them all$/),
  ).toBeVisible();
  const sheets = await printPage(page);
  expect(sheets[0]).toMatch(/Thefirst1,000of1,\d{3}rows;ExportasCSVhasthemall/);
  await expectRows(page, sheets);
  // After printing, the screen has its page of rows again.
  await page.emulateMedia({ media: null });
  await rows(page).nth(999).waitFor({ state: 'detached' });
  await expect(rows(page)).toHaveCount(5);
});

test('no column of a printed list is cut off at the edge of the paper, and long ids are whole', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token, 'dark');
  const uuid = (id: string) => `3f2b8c1d-9a4e-4c7b-8d6f-${id.padStart(12, '0')}`;
  await answerWith(page, '/admin/job/history', 'job_id', uuid);
  await answerWithoutMarks(page);
  await page.goto('/admin/settings');
  await waitUntilPrintable(page);
  for (const [title, path] of lists) {
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 1024, height: 844 });
    await openWithin(page, path, title);
    await page.emulateMedia({ media: 'print' });
    for (const width of paperWidths) {
      await page.setViewportSize({ width, height: 1000 });
      await expect(rows(page).first()).toBeVisible();
      const overflow = () =>
        page.evaluate(() => {
          const room = document.documentElement.clientWidth;
          const cells = [...document.querySelectorAll('th')];
          return Math.max(...cells.map((cell) => cell.getBoundingClientRect().right - room));
        });
      await expect.poll(overflow, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
    }
    if (title !== 'Jobs') continue;
    const whole = page.getByRole('table').locator('[data-tip^="3f2b8c1d"]').first();
    const printed = await whole.evaluate((id) => getComputedStyle(id, '::after').content);
    expect(printed).toBe(`"${await whole.getAttribute('data-tip')}"`);
  }
});

test('a dashboard prints the rows it shows, how many there are, and coloured cards as dark words in a border', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token, 'dark');
  await page.goto('/admin/dashboard?jobs_q=ad');
  await waitUntilPrintable(page);
  const jobs = page.getByRole('region', { name: 'Job History' });
  await expect(jobs.getByText(/^1–5 of \d+$/)).toBeVisible();
  const words = (await printPage(page)).join('');
  await page.emulateMedia({ media: 'print' });
  await expect(rows(page)).toHaveCount(10);
  for (const row of await rows(page).allInnerTexts()) expect(words).toContain(withoutSpaces(row));
  for (const region of [jobs, page.getByRole('region', { name: 'Transaction History' })]) {
    const position = await region.getByText(/^1–5 of [\d,]+$/).innerText();
    expect(words).toContain(withoutSpaces(position));
  }
  await expect(jobs.getByText('Search: ad', { exact: true })).toBeVisible();
  await expect(jobs.getByText('More of')).toBeHidden();
  for (const label of ['Total Revenue', 'Total Withdraw', 'Total Users', 'Total Jobs']) {
    const words = page.getByText(label, { exact: true }).first();
    await expectDarkOnLight(words, label);
    const card = words.locator('xpath=ancestor::div[2]');
    await expectDarkOnLight(card, `the card ${label}`);
    await expect(card).toHaveCSS('border-top-width', '1px');
  }
});

test('an open message is printed whole and without the list', async ({ page, token }) => {
  const lines = Array.from({ length: 120 }, (_, at) => `Line ${at + 1} of a long complaint.`);
  await startSignedIn(page, token, 'dark');
  await answerWith(page, '/admin/get/all/contact/message', 'message', lines.join('\n'));
  await page.goto('/admin/dashboard/contactforms');
  await waitUntilPrintable(page);
  await page
    .getByRole('button', { name: /^View & Reply/ })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
  const sheets = await printPage(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#root')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Message' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  const panel = page.getByRole('dialog');
  await expectDarkOnLight(panel, 'the panel');
  await expect(panel).toHaveCSS('position', 'static');
  const message = panel.getByText(lines[0] ?? '');
  await expectDarkOnLight(message, 'the message');
  expect(sheets.length).toBeGreaterThan(1);
  expect(sheets.join('')).toBe(withoutSpaces(await panel.innerText()));
  expect(sheets.at(-1)).toMatch(/Line120ofalongcomplaint\.$/);
});

test('the state of a reply is printed, and empty fields of the audit are not', async ({
  page,
  token,
}) => {
  await offerOnly(page, ['replyToContactMessage', 'listContactReplies', 'listAuditEntries']);
  const mail = { id: 'a', to: 'x@example.ng', subject: 'Re: x', text: 'Yes.', state: 'sent' };
  await page.route('**/api/v1/admin/contact/message/*/reply', (route) =>
    route.fulfill({ json: { data: [mail] } }),
  );
  await startSignedIn(page, token);
  await page.goto('/admin/dashboard/contactforms');
  await waitUntilPrintable(page);
  await page
    .getByRole('button', { name: /^View & Reply/ })
    .first()
    .click();
  await expect(page.getByText('Yes.')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.goto('/admin/dashboard/audit');
  await waitUntilPrintable(page);
  await expect(page.locator('input[type="date"]:visible')).toHaveCount(0);
});
