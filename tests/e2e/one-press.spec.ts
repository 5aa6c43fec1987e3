/** Two presses of Yes, before the answer or around a refusal, send one call: at full speed, and on a slowed page. */
import type { Locator, Page } from '@playwright/test';
import { type Hold, hold } from '../support/hold.ts';
import {
  expect,
  offerOnly,
  openSignedIn,
  queueWithManyRows,
  test,
  toastOf,
  waitForYes,
} from './support.ts';

interface Decision {
  /** The address of a queue with more rows than the test decides on. */
  address: string;
  /** The name of the button of a row. */
  button: RegExp;
  fill: (page: Page) => Promise<unknown>;
  /** The title of the toast after a success. */
  successTitle: string;
  /** The title of the alert after a refusal. */
  failureTitle: string;
  /** The factor by which the browser slows the page down. */
  slowness: number;
}

const approval = {
  fill: () => Promise.resolve(),
  successTitle: 'Approved',
  failureTitle: 'Request approval failed',
};
const rejection = {
  fill: (page: Page) => page.getByRole('combobox', { name: 'Reason' }).selectOption({ index: 1 }),
  successTitle: 'Deleted',
  failureTitle: 'Request rejection failed',
};

/** An approval in one queue and a rejection in the other; tests/screens/decisions.test.tsx has both in both queues. */
const decisions: Readonly<Record<string, Decision>> = {
  'approves a part-payment at 6×': {
    ...approval,
    // The smallest amounts come first, because an administrator has to type a large amount into the confirmation.
    address: `${queueWithManyRows('/admin/dashboard/pending/part-payments')}&sort=part_payment_amount.asc`,
    button: /^Approve part-payment for project \d+$/,
    slowness: 6,
  },
  'rejects a withdrawal at 1×': {
    ...rejection,
    address: queueWithManyRows('/admin/dashboard/withdrawrequest'),
    button: /^Reject withdrawal \d+$/,
    slowness: 1,
  },
};

// The tests press buttons of toasts and dialogs, and a press waits until they stand still.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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
    await call.whenReached;
    await clickWithMouse(yes, page);
  },
};

/** Two presses around the answer of a host that refuses at once. */
const pressesAroundRefusal: Readonly<Record<string, Press>> = {
  'two clicks in one task': clickTwice,
  // A script in the page presses, so that nothing on a slow machine delays the click after the refusal.
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

/** Two clicks in one task are the same on a slow page, because nothing happens between them. */
const kindsOf = (presses: Readonly<Record<string, Press>>, slowness: number) =>
  Object.entries(presses).filter(([_kind, press]) => slowness === 1 || press !== clickTwice);

/** Opens the queue of a decision. Returns the functions that open its confirmation and slow the page down. */
async function openQueue(page: Page, token: string, { address, button, fill, slowness }: Decision) {
  await offerOnly(page, ['rejectWithdrawal', 'rejectPartPayment']);
  await openSignedIn(page, token, address);
  const devtools = await page.context().newCDPSession(page);
  return {
    /** Slows only the presses and the answer down, to keep the test short. */
    runSlowly: async (run: () => Promise<unknown>) => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness });
      await run();
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    },
    openConfirmation: async () => {
      // The tooltip disappears when the pointer leaves.
      await page.mouse.move(0, 0);
      await page.getByRole('button', { name: button }).first().click();
      await fill(page);
      return waitForYes(page);
    },
  };
}

for (const [what, decision] of Object.entries(decisions)) {
  test(`${what} with one call, for two presses before the answer and around a refusal`, async ({
    page,
    token,
    expectConsoleError,
  }) => {
    const { slowness } = decision;
    const { runSlowly, openConfirmation } = await openQueue(page, token, decision);
    const expectNoConfirmation = () => expect(page.getByRole('alertdialog')).toHaveCount(0);
    let call = hold();
    let answer = { status: 200, json: { message: `${decision.successTitle}.` } };
    const calls: string[] = [];
    await page.route(
      (url) => /\/(request|approve|reject)\//.test(url.pathname),
      async (route) => {
        calls.push(route.request().url());
        await call.wait();
        await route.fulfill(answer);
      },
    );
    for (const [kind, press] of kindsOf(pressesBeforeAnswer, slowness)) {
      calls.length = 0;
      call = hold();
      const yes = await openConfirmation();
      await runSlowly(async () => {
        await press(yes, page, call);
        await call.whenReached;
        call.release();
        await toastOf(page, decision.successTitle).waitFor();
      });
      await page.getByRole('button', { name: 'Close toast' }).first().click();
      await expect(toastOf(page, decision.successTitle)).toHaveCount(0);
      await expectNoConfirmation();
      expect(calls, kind).toHaveLength(1);
    }
    // The browser reports every refused call.
    expectConsoleError(/status of 422/);
    answer = { status: 422, json: { message: 'No.' } };
    for (const [kind, press] of kindsOf(pressesAroundRefusal, slowness)) {
      calls.length = 0;
      const yes = await openConfirmation();
      await runSlowly(async () => {
        await press(yes, page, call);
        await page.getByRole('alert').filter({ hasText: decision.failureTitle }).waitFor();
      });
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'OK' }).click();
      await expectNoConfirmation();
      expect(calls, kind).toHaveLength(1);
    }
  });
}
