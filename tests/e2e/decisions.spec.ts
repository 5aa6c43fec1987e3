/** Decisions in two tabs of one browser, and over a connection that drops the host's answer. */
import { createServer, request } from 'node:http';
import type { Page } from '@playwright/test';
import { hold } from '../support/hold.ts';
import {
  expect,
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

/** Starts a proxy that forwards calls to the host, and drops the answers to the first approvals. */
async function startDroppingProxy(host: string) {
  let dropped = 0;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(host);
    const { method, headers, url: path } = incoming;
    const isApproval = method === 'POST' && /\/(approve|withdrawal\/request)\//.test(path ?? '');
    const forwarded = request({ hostname, port, method, headers, path }, (answer) => {
      if (isApproval && dropped < 3) {
        // The host has acted, and its answer is lost.
        dropped += 1;
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
    dropped: () => dropped,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test.describe('on a server of its own', () => {
  test.use({ changesData: true });
  // One worker runs the tests one after the other, on this server.
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
    consoleErrors,
  }) => {
    const proxy = await startDroppingProxy(baseURL ?? '');
    await startSignedIn(page, token);
    await page.goto(`${proxy.origin}${requests}`);
    await waitUntilLoaded(page);
    const approve = approvable(page).first();
    const id = /\d+$/.exec((await approve.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await approve.click();
    await (await waitForYes(page)).click();
    await expect(toastOf(page, 'Approved')).toContainText(/Approved\. ₦[\d,.]+ goes to /);
    const answer = await page.request.get('/api/v1/admin/get/all/approved/withdrawal', {
      headers: { authorization: `Bearer ${token}` },
    });
    const paid = JSON.stringify(await answer.json()).match(new RegExp(`"id":"?${id}\\b`, 'g'));
    expect(paid).toHaveLength(1);
    // The browser repeats a call on a kept-alive connection, so the host may receive it several times.
    expect(proxy.dropped()).toBeGreaterThan(0);
    // The browser reports the lost answer.
    consoleErrors.length = 0;
    proxy.stop();
  });
});
