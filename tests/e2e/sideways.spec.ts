import type { Page } from '@playwright/test';
import { expect, startSignedIn, test, themes, waitUntilLoaded } from './support.ts';

/** Returns the positions of a table's two shadows in pixels from its left edge; null without a shadow. */
const shadows = (page: Page) =>
  page.locator('[data-scrolled]').evaluate((box) => {
    const place = (side: '::before' | '::after') => {
      const { content, left, right, width } = getComputedStyle(box, side);
      if (content === 'none') return null;
      return side === '::before'
        ? Math.round(parseFloat(left))
        : Math.round(box.clientWidth - parseFloat(right) - parseFloat(width));
    };
    return { before: place('::before'), after: place('::after') };
  });

const scrollTo = (page: Page, share: number) =>
  page
    .locator('[data-scrolled]')
    .evaluate((box, part) => box.scrollTo((box.scrollWidth - box.clientWidth) * part, 0), share);

/** Returns the widths of the box and of the fixed columns. */
const fixed = (page: Page) =>
  page.locator('[data-scrolled]').evaluate((box) => ({
    box: box.clientWidth,
    first: box.querySelector('th')?.offsetWidth ?? 0,
    last: box.querySelector<HTMLElement>('th[data-action]')?.offsetWidth ?? 0,
  }));

for (const theme of themes) {
  test(`a table that scrolls sideways has a shadow where columns are hidden, in ${theme}`, async ({
    page,
    token,
  }) => {
    await startSignedIn(page, token, theme);
    for (const [path, width] of [
      ['/admin/jobs', 1024],
      ['/admin/dashboard/verification', 800],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitUntilLoaded(page);
      const { box, first, last } = await fixed(page);
      await expect
        .poll(() => shadows(page), path)
        .toEqual({ before: null, after: box - last - 16 });
      await scrollTo(page, 0.5);
      await expect
        .poll(() => shadows(page), path)
        .toEqual({ before: first, after: box - last - 16 });
      await scrollTo(page, 1);
      await expect.poll(() => shadows(page), path).toEqual({ before: first, after: null });
    }
    // On a phone the cards are in the same box, which must not scroll.
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.locator('ul[aria-busy]')).toBeVisible();
    await expect(page.locator('[data-scrolled]')).toHaveCount(0);
    // A table that fits has no hidden columns.
    await page.setViewportSize({ width: 1440, height: 800 });
    await expect(page.locator('[data-before], [data-after]')).toHaveCount(0);
  });
}
