/**
 * Decisions in two tabs of one browser, and over a connection that drops the host's answer. Several approvals: the tests
 * count the presses of each, and expect its success on the screen.
 */
import { createServer, request } from 'node:http';
import type { Locator, Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import {
  expect,
  openSignedIn,
  queueWithManyRows,
  startSignedIn,
  test,
  toastOf,
  waitForWholeFrame,
  waitForYes,
  waitUntilLoaded,
} from './support.ts';

const requests = queueWithManyRows('/admin/dashboard/withdrawrequest');
const approvable = (page: Page) => page.getByRole('button', { name: /^Approve withdrawal \d+$/ });

/**
 * Starts a proxy that forwards calls to the host, and drops the answers to approvals while `isDropping` returns true. The
 * browser also repeats a call by itself, if it was sent over an earlier connection.
 */
async function startDroppingProxy(host: string, isDropping: () => boolean) {
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(host);
    const { method, headers, url: path } = incoming;
    const isApproval = method === 'POST' && /\/(approve|withdrawal\/request)\//.test(path ?? '');
    const forwarded = request({ hostname, port, method, headers, path }, (answer) => {
      if (isApproval && isDropping()) {
        // The host has acted, and its answer is lost.
        answer.resume();
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, () => resolve());
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The smallest amounts come first, because large ones have to be typed. */
const smallRequests = `${requests}&sort=withdrawal_amount.asc`;
const firstApprove = (page: Page) => approvable(page).first();

/** Returns the ids of the withdrawals whose approvals the page sends; later ids are added. */
function watchApprovals(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (call) => {
    const id = /\/withdrawal\/request\/(\d+)$/.exec(call.url())?.[1];
    if (id !== undefined && call.method() === 'POST') ids.push(id);
  });
  return ids;
}

/** Opens the queue, and returns the ids whose approvals are sent from then on. */
async function openQueue(page: Page, token: string, theme: 'light' | 'dark') {
  await openSignedIn(page, token, smallRequests, theme);
  await waitForWholeFrame(page);
  return watchApprovals(page);
}

/** Waits for the toast about the last approval. */
async function expectSuccess(page: Page, ids: readonly string[], count: number) {
  await expect.poll(() => ids.length, { intervals: [50] }).toBe(count);
  const toast = toastOf(page, 'Approved').filter({ hasText: `Withdrawal ${ids.at(-1)},` });
  await toast.waitFor();
  return toast;
}

/** Approves requests one after the other. `press` presses a button. Returns the number of presses. */
async function approve(
  page: Page,
  ids: readonly string[],
  count: number,
  press: (button: Locator) => Promise<void>,
) {
  let presses = 0;
  const pressNext = async (button: Locator) => {
    presses += 1;
    await press(button);
  };
  await pressNext(firstApprove(page));
  for (let approved = 1; approved <= count; approved += 1) {
    await pressNext(await waitForYes(page));
    const toast = await expectSuccess(page, ids, approved);
    await page.getByRole('alertdialog').waitFor({ state: 'hidden' });
    if (approved < count) await pressNext(toast.getByRole('button', { name: 'Next' }));
  }
  expect(new Set(ids).size).toBe(count);
  return presses;
}

test.use({ changesData: true });
// One worker runs the tests one after the other, on the server of this file.
test.describe.configure({ mode: 'default' });

test('a row whose approval is under way in one tab is locked in the other, and leaves both', async ({
  page,
  context,
  token,
}) => {
  const held = hold();
  await page.route('**/api/v1/admin/withdrawal/request/*', async (route) => {
    await held.wait();
    await route.continue();
  });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await startSignedIn(tab, token);
    await tab.goto(requests);
    await waitUntilLoaded(tab);
    await waitForWholeFrame(tab);
  }
  const name = (await approvable(page).first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name, exact: true }).click();
  await (await waitForYes(page)).click();
  await expect(other.getByRole('button', { name: `${name}: Result not known` })).toBeVisible();
  held.release();
  await expect(toastOf(page, 'Approved')).toBeVisible();
  await expect(other.getByRole('button', { name })).toHaveCount(0);
});

test('an approval without an answer is sent again, pays once, and has its outcome', async ({
  page,
  token,
  baseURL,
  expectConsoleError,
}) => {
  // The browser reports the lost answer.
  expectConsoleError(/ERR_EMPTY_RESPONSE/);
  const sent = watchApprovals(page);
  const proxy = await startDroppingProxy(baseURL ?? '', () => sent.length < 2);
  await openSignedIn(page, token, `${proxy.origin}${requests}`);
  const button = approvable(page).first();
  const id = /\d+$/.exec((await button.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  await button.click();
  await (await waitForYes(page)).click();
  await expect(toastOf(page, 'Approved')).toContainText(/Approved\. ₦[\d,.]+ goes to /);
  const answer = await page.request.get('/api/v1/admin/get/all/approved/withdrawal', {
    headers: { authorization: `Bearer ${token}` },
  });
  const paid = JSON.stringify(await answer.json()).match(new RegExp(`"id":"?${id}\\b`, 'g'));
  expect(paid).toHaveLength(1);
  // The proxy may drop the answer of the second call too, if the test hears of that call later.
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent)).toEqual(new Set([id]));
  proxy.stop();
});

test.describe('several approvals', () => {
  // A press waits until its toast or dialog stands still.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  // The screen shows three toasts at most, and the fifth approval comes after that.
  test('five approvals take two clicks each', async ({ page, token }) => {
    // Five confirmations take up to a minute beside busy cores.
    test.slow();
    const ids = await openQueue(page, token, 'light');
    expect(await approve(page, ids, 5, (button) => button.click())).toBe(10);
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

    test('two approvals take two taps each', async ({ page, token }) => {
      const ids = await openQueue(page, token, 'dark');
      expect(await approve(page, ids, 2, (button) => button.tap())).toBe(4);
    });
  });

  test('three approvals take three keys each', async ({ page, token }) => {
    const ids = await openQueue(page, token, 'dark');
    await firstApprove(page).focus();
    for (let count = 1; count <= 3; count += 1) {
      await page.keyboard.press('a');
      await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await waitForYes(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expectSuccess(page, ids, count);
      await page
        .getByRole('button', { name: /^Approve withdrawal/ })
        .and(page.locator(':focus'))
        .waitFor();
    }
    expect(new Set(ids).size).toBe(3);
  });
});
