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

/** The rules about colours take three quarters of the time, and are the only ones that depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The options that select the rules of axe. */
const rulesOf = {
  all: {},
  'without colours': {
    rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])),
  },
  colours: { runOnly: colourRules },
  scrolling: { runOnly: ['scrollable-region-focusable'] },
} satisfies Record<string, axe.RunOptions>;

/**
 * Expects that axe finds nothing.
 *
 * @param selector the checked part of the page; the whole page without it
 */
export async function expectNoViolations(
  page: Page,
  what: string,
  rules: keyof typeof rulesOf,
  selector = 'html',
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript);
  const violationsFound = await page.evaluate(
    async ({ within, options }) => {
      // axe measures colours, so all transitions must have ended; the end of one can start another. A placeholder pulses
      // without end until its content is loaded, and another one may follow.
      const running = () =>
        document.getAnimations().filter(({ playState }) => playState === 'running');
      const isEndless = ({ effect }: Animation) =>
        effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;
      const maxRounds = 20;
      for (let round = 0; running().length > 0; ) {
        if (running().some(isEndless)) {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          continue;
        }
        if (round === maxRounds) throw new Error('An animation on the page does not end');
        for (const animation of running()) animation.finish();
        round += 1;
      }
      // Collecting the passes would take most of the time.
      const { violations } = await window.axe.run(within, {
        ...options,
        resultTypes: ['violations'],
        selectors: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    { within: selector, options: rulesOf[rules] },
  );
  // A soft assertion lets one run report all violations.
  expect.soft(violationsFound, what).toEqual([]);
}

/**
 * Expects that axe finds nothing in either theme. The page must follow the theme of the system.
 *
 * @param selector the checked part of the page
 */
export async function expectNoViolationsInThemes(page: Page, what: string, selector: string) {
  for (const theme of themes) {
    await setTheme(page, theme);
    const rules = theme === 'light' ? 'all' : 'colours';
    await expectNoViolations(page, `${what} in ${theme}`, rules, selector);
  }
}

/** Changes the theme of the system, and waits until the page has followed. */
export async function setTheme(page: Page, theme: (typeof themes)[number]) {
  await page.emulateMedia({ colorScheme: theme });
  // This notices it in the next frame, before the page has drawn the steps of its transitions.
  await page.waitForFunction((wanted) => document.documentElement.dataset.theme === wanted, theme);
}

/** Expects that the page does not scroll sideways, and that no table is cut off at the edge of its card. */
export async function expectToFit(page: Page, what: string) {
  const tooWide = () =>
    page.evaluate(() => {
      const clipping = [...document.querySelectorAll('table')].flatMap(({ parentElement }) =>
        parentElement !== null && getComputedStyle(parentElement).overflowX === 'clip'
          ? [parentElement]
          : [],
      );
      return Math.max(
        ...[document.documentElement, ...clipping].map(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        ),
      );
    });
  // After a resize the table takes a frame to turn into cards.
  await expect.configure({ soft: true }).poll(tooWide, { message: what }).toBeLessThanOrEqual(0);
}
