import type { Page } from '@playwright/test';
import {
  expect,
  openSignedIn,
  startSignedIn,
  test,
  waitForWholeFrame,
  waitUntilLoaded,
} from './support.ts';

/** Returns the positions of a table's two shadows in pixels from its left edge; null without a shadow. */
const shadows = (page: Page) =>
  page.locator('[data-scrolled]').evaluate((box) => {
    const positionOf = (side: '::before' | '::after') => {
      const { content, left, right, width } = getComputedStyle(box, side);
      if (content === 'none') return null;
      return side === '::before'
        ? Math.round(parseFloat(left))
        : Math.round(box.clientWidth - parseFloat(right) - parseFloat(width));
    };
    return { before: positionOf('::before'), after: positionOf('::after') };
  });

const scrollTo = (page: Page, share: number) =>
  page
    .locator('[data-scrolled]')
    .evaluate(
      (box, toShare) => box.scrollTo((box.scrollWidth - box.clientWidth) * toShare, 0),
      share,
    );

/** Returns the widths of the box and of the fixed columns. */
const fixedWidths = (page: Page) =>
  page.locator('[data-scrolled]').evaluate((box) => ({
    box: box.clientWidth,
    first: box.querySelector('th')?.offsetWidth ?? 0,
    last: box.querySelector<HTMLElement>('th[data-action]')?.offsetWidth ?? 0,
  }));

test('a table that scrolls sideways has a shadow where columns are hidden', async ({
  page,
  token,
}) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await openSignedIn(page, token, '/admin/dashboard/verification');
  const { box, first, last } = await fixedWidths(page);
  await expect.poll(() => shadows(page)).toEqual({ before: null, after: box - last - 16 });
  await scrollTo(page, 0.5);
  await expect.poll(() => shadows(page)).toEqual({ before: first, after: box - last - 16 });
  await scrollTo(page, 1);
  await expect.poll(() => shadows(page)).toEqual({ before: first, after: null });
  // On a phone the cards are in the same box, which must not scroll.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.locator('ul[aria-busy]')).toBeVisible();
  await expect(page.locator('[data-scrolled]')).toHaveCount(0);
  // A table that fits has no hidden columns.
  await page.setViewportSize({ width: 1440, height: 800 });
  await expect(page.locator('[data-before], [data-after]')).toHaveCount(0);
});

const lists = [
  ['/admin/jobs?size=50', ['Artisan Name', 'Client Name']],
  ['/admin/dashboard/transaction-history?size=50', ['Artisan Name', 'Client Name']],
  ['/admin/dashboard/artisans?size=30', ['Artisan']],
] as const;

/** Waits until the columns fit the new width of the window. */
const waitForLayout = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );

/** Returns the cut texts in the columns with these headers. */
const cutTexts = (page: Page, headers: readonly string[]) =>
  page.locator('table').evaluate((table, names) => {
    const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent);
    return [...table.querySelectorAll('tbody tr')].flatMap((row) =>
      [...row.children].flatMap((cell, at) => {
        const text = cell.querySelector('[data-tip-cut]');
        const isCut = text !== null && text.scrollWidth > text.clientWidth;
        return isCut && names.includes(heads[at] ?? '') ? [text.textContent] : [];
      }),
    );
  }, headers);

/** Returns the headers inside the box of the table. */
const headersInside = (page: Page) =>
  page.locator('table').evaluate((table) => {
    const right = table.parentElement?.getBoundingClientRect().right ?? 0;
    return [...table.querySelectorAll<HTMLElement>('thead th')]
      .filter((head) => head.offsetWidth > 0 && head.getBoundingClientRect().right <= right + 1)
      .map(({ textContent }) => textContent);
  });

test('names are whole where descriptions can be cut instead, and a narrow table has no unimportant columns', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  for (const [path, names] of lists) {
    await page.goto(path);
    for (const width of [2560, 1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      await waitUntilLoaded(page);
      await waitForLayout(page);
      await expect
        .poll(() => cutTexts(page, names), { message: `${path} at ${width}` })
        .toEqual([]);
    }
  }
  await page.goto('/admin/jobs');
  await waitUntilLoaded(page);
  await expect(page.locator('[data-scrolled]')).toHaveCount(0);
  expect(await headersInside(page)).toEqual(
    expect.arrayContaining(['Job ID', 'Client Name', 'Artisan Name', 'Amount', 'Status']),
  );
  expect(await headersInside(page)).not.toContain('Job Description');
  // The columns are back when there is room.
  await page.setViewportSize({ width: 2560, height: 900 });
  await expect.poll(() => headersInside(page)).toHaveLength(9);
});

/** Returns the left and the right edge of the content of an element, in pixels. */
const contentEdges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)];
  });

test('on a wide screen header, content and footer have one column, and the chart is beside the counts', async ({
  page,
  token,
}) => {
  await page.setViewportSize({ width: 2560, height: 1300 });
  await openSignedIn(page, token, '/admin/dashboard');
  // The side panel takes 512 of 2560 pixels; 1440 are in the middle of the rest.
  for (const part of ['header[data-bar]', 'main', 'footer']) {
    expect(await contentEdges(page, part), part).toEqual([816, 2256]);
  }
  const chart = await page.getByRole('region', { name: 'Revenue and withdrawals' }).boundingBox();
  const counts = await page.getByText('Ongoing Jobs').first().boundingBox();
  expect(counts?.x).toBeGreaterThan((chart?.x ?? 0) + (chart?.width ?? 0));
  expect(counts?.y).toBeGreaterThan(chart?.y ?? 0);
});

test('in a low window no bar stays in view, and on a phone the first row begins in the upper half', async ({
  page,
  token,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openSignedIn(page, token, '/admin/dashboard/withdrawrequest');
  await waitForWholeFrame(page);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).not.toBeInViewport();
  await page.getByText('Rows per page').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Open the menu' })).not.toBeInViewport();
  await expect(page.getByRole('columnheader').first()).not.toBeInViewport();
  for (const queue of ['withdrawrequest', 'pending/part-payments']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/admin/dashboard/${queue}`);
    await waitUntilLoaded(page);
    for (const { width, height } of [
      { width: 390, height: 844 },
      { width: 375, height: 667 },
      { width: 360, height: 640 },
    ]) {
      await page.setViewportSize({ width, height });
      await waitUntilLoaded(page);
      await waitForLayout(page);
      const first = await page.getByRole('main').getByRole('listitem').first().boundingBox();
      expect(first?.y, `${queue} at ${width}`).toBeLessThan(height / 2);
    }
  }
});
