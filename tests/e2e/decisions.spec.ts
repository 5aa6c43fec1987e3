/** Decisions in two tabs of one browser, and over a connection that drops the host's answer. */
import { createServer, request } from 'node:http';
import type { Page } from '@playwright/test';
import {
  expect,
  queueWithManyRows,
  startSignedIn,
  test,
  waitForWholeFrame,
  waitUntilLoaded,
} from './support.ts';

const requests = queueWithManyRows('/admin/dashboard/withdrawrequest');
const approvable = (page: Page) => page.getByRole('button', { name: /^Approve withdrawal \d+$/ });

test('a request whose question is open in one tab is locked in the other, until the tab is closed', async ({
  page,
  context,
  token,
}) => {
  await startSignedIn(page, token);
  const other = await context.newPage();
  await startSignedIn(other, token);
  for (const tab of [page, other]) {
    await tab.goto(requests);
    await waitUntilLoaded(tab);
    await waitForWholeFrame(tab);
  }
  const name = (await approvable(page).first().getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name, exact: true }).click();
  const locked = other.getByRole('button', { name: `${name}: Open in another tab` });
  await expect(locked).toBeVisible();
  await page.close();
  await expect(locked).toHaveCount(0);
  await expect(other.getByRole('button', { name, exact: true })).toBeVisible();
});

/** Starts a proxy that forwards calls to the host, and drops the answers to approvals. */
async function startDroppingProxy(host: string) {
  let dropped = 0;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port } = new URL(host);
    const { method, headers, url: path } = incoming;
    const isApproval = method === 'POST' && /\/(approve|withdrawal\/request)\//.test(path ?? '');
    const passedOn = request({ hostname, port, method, headers, path }, (answer) => {
      if (isApproval) {
        // The host has acted, and its answer is lost.
        dropped += 1;
        answer.resume();
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passedOn);
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

  test('an approval without an answer pays once, and the screen finds out its outcome', async ({
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
    const yes = page.getByRole('button', { name: 'Yes' });
    await expect(yes).toBeEnabled();
    await yes.click();
    await expect(page.getByRole('alertdialog', { name: 'Approved' })).toContainText(
      `Withdrawal ${id}`,
    );
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
