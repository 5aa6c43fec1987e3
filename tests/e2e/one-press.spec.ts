/** One press of Yes is one call, on a fast machine and on a slow one. */
import type { Locator, Page } from '@playwright/test';
import {
  expect,
  offerOnly,
  queueWithManyRows,
  startSignedIn,
  test,
  waitUntilLoaded,
} from './support.ts';

const answers = [
  { name: 'a host that takes its time', wait: 700, status: 200, body: { message: 'Approved.' } },
  { name: 'a host that refuses at once', wait: 0, status: 422, body: { message: 'No.' } },
] as const;

const approval = {
  fill: () => Promise.resolve(),
  done: 'Approved',
  failed: 'Request approval failed',
  slownesses: [1, 6],
  hosts: answers,
};
const rejection = {
  fill: async (page: Page) => {
    await page.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 });
  },
  done: 'Deleted',
  failed: 'Request rejection failed',
  // A rejection is sent in the same way as an approval, so one host for each queue is enough.
  slownesses: [6],
};
const [withdrawals, partPayments] = [
  '/admin/dashboard/withdrawrequest',
  '/admin/dashboard/pending/part-payments',
];
const decisions = [
  { ...approval, path: withdrawals, name: /^Approve withdrawal \d+$/ },
  { ...approval, path: partPayments, name: /^Approve part-payment for project \d+$/ },
  {
    ...rejection,
    path: withdrawals,
    name: /^Reject withdrawal \d+$/,
    hosts: answers.slice(0, 1),
  },
  {
    ...rejection,
    path: partPayments,
    name: /^Reject part-payment for project \d+$/,
    hosts: answers.slice(1),
  },
];

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
      if (box === null) throw new Error('The button Yes is not visible');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      await page.mouse.click(x, y);
      await page.waitForTimeout(80);
      await page.mouse.click(x, y);
    },
  ],
];

for (const { path, name, fill, done, failed, slownesses, hosts } of decisions) {
  for (const slowness of slownesses) {
    for (const answer of hosts) {
      test(`${done} or not: sends one call at ${slowness}× on ${path} to ${answer.name}`, async ({
        page,
        token,
        consoleErrors,
      }) => {
        test.slow(slowness > 1);
        await startSignedIn(page, token);
        await offerOnly(page, ['rejectWithdrawal', 'rejectPartPayment']);
        await page.goto(queueWithManyRows(path));
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
          // The tooltip disappears when the pointer leaves.
          await page.mouse.move(0, 0);
          // The journeys approve the first rows of the same host at the same time.
          await page.getByRole('button', { name }).last().click();
          await fill(page);
          const yes = page.getByRole('button', { name: 'Yes' });
          await expect(yes).toBeEnabled();
          // Only the press and its answer are slowed down, to keep the test short.
          await slowDown(slowness);
          await press(yes, page);
          const isOver =
            answer.status === 200
              ? page.getByRole('alertdialog', { name: done })
              : page.getByRole('alert').filter({ hasText: failed });
          await expect(isOver, kind).toBeVisible();
          expect(calls, kind).toBe(1);
          await slowDown(1);
          await page.keyboard.press('Escape');
          const ok = page.getByRole('button', { name: 'OK' });
          if (answer.status !== 200) await ok.click();
          await expect(page.getByRole('alertdialog')).toHaveCount(0);
        }
        // The browser reports every refused call.
        const refused = consoleErrors.filter((text) => text.includes('status of 422'));
        for (const text of refused) consoleErrors.splice(consoleErrors.indexOf(text), 1);
      });
    }
  }
}
