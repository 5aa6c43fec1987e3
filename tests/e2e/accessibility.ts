import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, themes } from './support.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const axeScript = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * Expects that axe finds nothing.
 *
 * @param part a selector; the whole page without it
 */
async function expectNoViolations(page: Page, what: string, part = 'html') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violationsFound = await page.evaluate(async (within) => {
    // axe measures colours, so all transitions must have ended; the end of one can start another.
    const fading = () =>
      document.getAnimations().filter(({ playState }) => playState === 'running');
    const mostInARow = 20;
    for (let round = 0; fading().length > 0; round += 1) {
      if (round === mostInARow) throw new Error('An animation on the page does not end');
      for (const animation of fading()) animation.finish();
    }
    // Collecting the passes would take most of the time.
    const { violations } = await window.axe.run(within, {
      resultTypes: ['violations'],
      selectors: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, part);
  // A soft assertion lets one run report all violations.
  expect.soft(violationsFound, what).toEqual([]);
}

/** Like expectNoViolations, in both themes. The page must follow the theme of the system. */
export async function expectNoViolationsInThemes(page: Page, what: string, part?: string) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectNoViolations(page, `${what} in ${colorScheme}`, part);
  }
}

/** Expects that the page does not scroll sideways, and that no table is cut off at the edge of its card. */
export async function expectToFit(page: Page, what: string) {
  const tooWide = () =>
    page.evaluate(() => {
      const cutting = [...document.querySelectorAll('table')].flatMap(({ parentElement }) =>
        parentElement !== null && getComputedStyle(parentElement).overflowX === 'clip'
          ? [parentElement]
          : [],
      );
      return Math.max(
        ...[document.documentElement, ...cutting].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
    });
  // After a resize the table takes a frame to turn into cards.
  await expect.configure({ soft: true }).poll(tooWide, { message: what }).toBeLessThanOrEqual(0);
}
