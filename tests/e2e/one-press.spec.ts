/** One press of Yes is one call, on a fast machine and on a slow one. */
import type { Locator, Page } from '@playwright/test';
import { type Hold, hold } from '../support/hold.ts';
import {
  expect,
  offerOnly,
  queueWithManyRows,
  startSignedIn,
  test,
  waitUntilLoaded,
} from './support.ts';

interface Decision {
  path: string;
  /** The name of the button of a row. */
  button: RegExp;
  fill: (page: Page) => Promise<unknown>;
  approved: string;
  failed: string;
}

const approval = {
  fill: () => Promise.resolve(),
  approved: 'Approved',
  failed: 'Request approval failed',
};
const rejection = {
  fill: (page: Page) => page.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 }),
  approved: 'Deleted',
  failed: 'Request rejection failed',
};
const withdrawals = '/admin/dashboard/withdrawrequest';
const partPayments = '/admin/dashboard/pending/part-payments';

const decisions = {
  'approves a withdrawal': {
    ...approval,
    path: withdrawals,
    button: /^Approve withdrawal \d+$/,
  },
  'approves a part-payment': {
    ...approval,
    path: partPayments,
    button: /^Approve part-payment for project \d+$/,
  },
  'rejects a withdrawal': {
    ...rejection,
    path: withdrawals,
    button: /^Reject withdrawal \d+$/,
  },
  'rejects a part-payment': {
    ...rejection,
    path: partPayments,
    button: /^Reject part-payment for project \d+$/,
  },
} as const satisfies Record<string, Decision>;

const clickTwice = (yes: Locator) =>
  yes.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

/** Clicks the middle of Yes, also while it is disabled. */
async function clickWithMouse(yes: Locator, page: Page) {
  const box = await yes.boundingBox();
  if (box === null) throw new Error('The button Yes is not visible');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

type Press = (yes: Locator, page: Page, call: Hold) => Promise<unknown>;

/** Two presses before the host answers. */
const pressesBeforeAnswer: Readonly<Record<string, Press>> = {
  'a double click': (yes) => yes.dblclick(),
  'two clicks in one task': clickTwice,
  'Enter twice': async (yes, page) => {
    await yes.focus();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
  },
  'a second click while the call runs': async (yes, page, call) => {
    await clickWithMouse(yes, page);
    await call.reached;
    await clickWithMouse(yes, page);
  },
};

/** Two presses around the answer of a host that refuses at once. */
const pressesAroundRefusal: Readonly<Record<string, Press>> = {
  'two clicks in one task': clickTwice,
  // The page itself presses, so that no other work of a slow machine comes between the two moments.
  'a second click at the moment the refusal appears': (yes) =>
    yes.evaluate(
      (button: HTMLElement) =>
        new Promise<void>((resolve) => {
          const observer = new MutationObserver(() => {
            if (document.querySelector('[role="alert"]') === null) return;
            observer.disconnect();
            button.click();
            resolve();
          });
          observer.observe(document.body, { childList: true, subtree: true });
          button.click();
        }),
    ),
};

/** Opens the queue of a decision. Returns the functions that open its question and slow the page down. */
async function openQueue(page: Page, token: string, { path, button, fill }: Decision) {
  await startSignedIn(page, token);
  await offerOnly(page, ['rejectWithdrawal', 'rejectPartPayment']);
  await page.goto(queueWithManyRows(path));
  await waitUntilLoaded(page);
  const devtools = await page.context().newCDPSession(page);
  return {
    slowDown: (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate }),
    openQuestion: async () => {
      // The tooltip disappears when the pointer leaves.
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name: button }).first().click();
      await fill(page);
      const yes = page.getByRole('button', { name: 'Yes' });
      await expect(yes).toBeEnabled();
      return yes;
    },
  };
}

/** Answers each decision of the page with `answer`. Returns the calls so far. */
async function answerDecisions(
  page: Page,
  answer: () => Promise<{ status: number; message: string }>,
) {
  const calls: string[] = [];
  await page.route(
    (url) => /\/(request|approve|reject)\//.test(url.pathname),
    async (route) => {
      calls.push(route.request().url());
      const { status, message } = await answer();
      await route.fulfill({ status, json: { message } });
    },
  );
  return calls;
}

for (const [what, slowness] of [
  ['approves a withdrawal', 1],
  ['approves a part-payment', 6],
  ['rejects a withdrawal', 6],
] as const) {
  test(`${what} at ${slowness}× with one call, for two presses before the answer`, async ({
    page,
    token,
  }) => {
    const decision = decisions[what];
    const { slowDown, openQuestion } = await openQueue(page, token, decision);
    let call = hold();
    const calls = await answerDecisions(page, async () => {
      await call.wait();
      return { status: 200, message: `${decision.approved}.` };
    });
    for (const [kind, press] of Object.entries(pressesBeforeAnswer)) {
      calls.length = 0;
      call = hold();
      const yes = await openQuestion();
      // Only the presses and the answer are slowed down, to keep the test short.
      await slowDown(slowness);
      await press(yes, page, call);
      await call.reached;
      call.release();
      await expect(page.getByRole('alertdialog', { name: decision.approved }), kind).toBeVisible();
      await slowDown(1);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(calls, kind).toHaveLength(1);
    }
  });
}

for (const [what, slowness] of [
  ['approves a withdrawal', 6],
  ['rejects a part-payment', 1],
] as const) {
  test(`${what} at ${slowness}× with one call, for two presses around a refusal`, async ({
    page,
    token,
    consoleErrors,
  }) => {
    const decision = decisions[what];
    const { slowDown, openQuestion } = await openQueue(page, token, decision);
    const calls = await answerDecisions(page, () =>
      Promise.resolve({ status: 422, message: 'No.' }),
    );
    for (const [kind, press] of Object.entries(pressesAroundRefusal)) {
      calls.length = 0;
      const yes = await openQuestion();
      await slowDown(slowness);
      await press(yes, page, hold());
      const alert = page.getByRole('alert').filter({ hasText: decision.failed });
      await expect(alert, kind).toBeVisible();
      await slowDown(1);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(calls, kind).toHaveLength(1);
    }
    // The browser reports every refused call.
    const refused = consoleErrors.filter((text) => text.includes('status of 422'));
    for (const text of refused) consoleErrors.splice(consoleErrors.indexOf(text), 1);
  });
}
