/**
 * The tests run for a list that the browser searches, one that the host searches, and one that changes from the host to
 * the browser.
 */
import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import { expect, offerOnly, startSignedIn, test } from './support.ts';

const path = '/api/v1/admin/transaction/history';
const isWhole = ({ pathname, search }: URL) => pathname === path && search === '';

const kinds: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'searched by the browser': (page) => offerOnly(page, []),
  'searched by the host': (page) =>
    page.route(isWhole, (route) =>
      route.fulfill({ status: 413, json: { message: 'This list is too long.' } }),
    ),
  'that changes from the host to the browser': async (page) => {
    // The whole list arrives after the second answer of the host since the page was opened: its first search, sort or
    // filter.
    let second = hold();
    let answers = 0;
    page.on('request', (request) => {
      if (!request.isNavigationRequest()) return;
      second = hold();
      answers = 0;
    });
    page.on('response', (response) => {
      if (!response.url().includes(`${path}?`) || !response.url().includes('size=5')) return;
      answers += 1;
      if (answers === 2) second.release();
    });
    await page.route(isWhole, async (route) => {
      await second.wait();
      await route.continue();
    });
  },
};

/** The ids of the rows on screen. */
const idsOf = (page: Page) => page.locator('tbody tr td:first-child').allTextContents();

/** Returns the result of the host's search: the ids of a page, the number of all rows, and the sum paid out. */
async function searchOnHost(page: Page, token: string, query: Record<string, string>) {
  const answer = await page.request.get(path, {
    params: { size: '5', sort: 'date', direction: 'desc', ...query },
    headers: { authorization: `Bearer ${token}` },
  });
  const { data, total, sums } = await answer.json();
  return {
    ids: data.map(({ id }: { id: number }) => String(id)),
    count: Number(total.count),
    paidOut: Number(sums.paid_out.total),
  };
}

async function openList(page: Page) {
  await page.goto('/admin/dashboard/transaction-history');
  await expect(page.locator('tbody tr')).toHaveCount(5);
}

for (const [kind, prepare] of Object.entries(kinds)) {
  test(`a list ${kind} finds rows during typing, sorts, turns pages, filters, and adds up`, async ({
    page,
    token,
    expectConsoleError,
  }) => {
    // The browser reports each refusal of the whole list.
    expectConsoleError(/status of 413/);
    await startSignedIn(page, token);
    await prepare(page);
    await openList(page);
    const box = page.getByRole('searchbox');
    await box.click();
    for (const text of ['w', 'we', 'wel', 'weld']) {
      await page.keyboard.type(text.slice(-1));
      await expect(box).toHaveValue(text);
      const { count } = await searchOnHost(page, token, { q: text });
      expect(count).toBeGreaterThan(5);
      await expect(page.getByText(`1–5 of ${count.toLocaleString('en-US')}`)).toBeVisible();
    }
    const found = await searchOnHost(page, token, { q: 'weld' });
    await expect.poll(() => idsOf(page)).toEqual(found.ids);
    await expect(box).toBeFocused();
    await expect(page).toHaveURL(/q=weld/);

    await openList(page);
    const turn = (name: string) => page.getByRole('button', { name, exact: true }).click();
    // Browser and host order rows with equal values differently; no two rows have the same id.
    const ascending = { sort: 'id', direction: 'asc' };
    const first = await searchOnHost(page, token, ascending);
    await turn('ID');
    await expect.poll(() => idsOf(page)).toEqual(first.ids);
    await turn('Next page');
    const second = await searchOnHost(page, token, { ...ascending, page: '2' });
    await expect.poll(() => idsOf(page)).toEqual(second.ids);
    await expect(page).toHaveURL(/page=2/);
    await page.reload();
    await expect.poll(() => idsOf(page)).toEqual(second.ids);
    await turn('Last page');
    const pages = Math.ceil(first.count / 5);
    const last = await searchOnHost(page, token, { ...ascending, page: String(pages) });
    await expect.poll(() => idsOf(page)).toEqual(last.ids);
    await turn('Previous page');
    const lastButOne = await searchOnHost(page, token, { ...ascending, page: String(pages - 1) });
    await expect.poll(() => idsOf(page)).toEqual(lastButOne.ids);
    await turn('First page');
    await expect.poll(() => idsOf(page)).toEqual(first.ids);

    await openList(page);
    await page.getByRole('button', { name: 'More filters' }).click();
    await page.getByRole('menuitemcheckbox', { name: /^Withdrawal/ }).click();
    const { ids, paidOut } = await searchOnHost(page, token, { type: 'withdrawal' });
    await expect.poll(() => idsOf(page)).toEqual(ids);
    const sum = Math.abs(paidOut).toLocaleString('en-US', { minimumFractionDigits: 2 });
    await expect(page.getByText('Paid out:')).toContainText(sum);
    await expect(
      page.getByRole('button', { name: 'Remove filter Type: Withdrawal' }),
    ).toBeVisible();
  });
}
