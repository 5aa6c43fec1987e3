/** One press of Yes is one call, on a fast machine and on a slow one. */
import type { Locator, Page } from '@playwright/test';
import { expect, startSignedIn, test, waitUntilLoaded } from './support.ts';

const queues = [
  { path: '/admin/dashboard/withdrawrequest', name: /^Approve withdrawal \d+$/ },
  {
    path: '/admin/dashboard/pending/part-payments',
    name: /^Approve part-payment for project \d+$/,
  },
] as const;

const presses: readonly (readonly [string, (yes: Locator, page: Page) => Promise<void>])[] = [
  ['a double click', (yes) => yes.dblclick()],
  [
    'two clicks in one task',
    (yes) =>
      yes.evaluate((button) => {
        if (!(button instanceof HTMLElement)) return;
        button.click();
        button.click();
      }),
  ],
  [
    'Enter twice',
    async (yes, page) => {
      await yes.focus();
      await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
    },
  ],
  [
    'a second click 80 ms later',
    async (yes, page) => {
      const box = await yes.boundingBox();
      if (box === null) throw new Error('Yes is not there');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await page.waitForTimeout(80);
      await page.mouse.click(x, y);
    },
  ],
];

const answers = [
  { name: 'a host that takes its time', wait: 700, status: 200, body: { message: 'Approved.' } },
  { name: 'a host that refuses at once', wait: 0, status: 422, body: { message: 'No.' } },
] as const;

for (const slowness of [1, 6]) {
  for (const { path, name } of queues) {
    for (const answer of answers) {
      test(`sends one call at ${slowness}× on ${path} to ${answer.name}`, async ({
        page,
        token,
        complaints,
      }) => {
        test.slow(slowness > 1);
        await startSignedIn(page, token);
        await page.goto(path);
        await waitUntilLoaded(page);
        const devtools = await page.context().newCDPSession(page);
        const slowDown = (rate: number) =>
          devtools.send('Emulation.setCPUThrottlingRate', { rate });
        let calls = 0;
        await page.route(
          (url) => url.pathname.startsWith('/api/'),
          async (route) => {
            if (route.request().method() !== 'POST') return route.fallback();
            calls += 1;
            await new Promise((resolve) => setTimeout(resolve, answer.wait));
            return route.fulfill({ status: answer.status, json: answer.body });
          },
        );
        for (const [kind, press] of presses) {
          calls = 0;
          // A tooltip disappears with the pointer.
          await page.mouse.move(0, 0);
          // The journeys approve the first rows of the same host at the same time.
          await page.getByRole('button', { name }).last().click();
          const yes = page.getByRole('button', { name: 'Yes' });
          await expect(yes).toBeEnabled();
          // Only the press and its answer are slowed down, which keeps the test short.
          await slowDown(slowness);
          await press(yes, page);
          const isOver =
            answer.status === 200
              ? page.getByRole('alertdialog', { name: 'Approved' })
              : page.getByRole('alert').filter({ hasText: 'Request approval failed' });
          await expect(isOver, kind).toBeVisible();
          expect(calls, kind).toBe(1);
          await slowDown(1);
          await page.keyboard.press('Escape');
          const ok = page.getByRole('button', { name: 'OK' });
          if (answer.status !== 200) await ok.click();
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
        }
        // The browser reports every refused call.
        const refused = complaints.filter((text) => text.includes('status of 422'));
        for (const text of refused) complaints.splice(complaints.indexOf(text), 1);
      });
    }
  }
}
