import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '../../src/api/cache/keys.ts';
import { openOtherTab } from '../support/fake-locks.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';

const path = '/admin/dashboard/withdrawrequest';
const lock = 'decision withdrawal 1044';
const account = 'admin@artisan.example';
const elsewhere = 'Open in another tab of this browser';
const approve = 'Approve withdrawal 1044';

let other: ReturnType<typeof openOtherTab>;
let posts = 0;

beforeEach(() => {
  other = openOtherTab();
  posts = 0;
  mockServer.events.removeAllListeners();
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') posts += 1;
  });
});
afterEach(() => other.close());

/** Opens the page, and waits until it receives messages of other tabs. */
async function openPage() {
  const app = renderApp(path);
  await screen.findByRole('table');
  await screen.findByRole('button', { name: /^Waiting for you: \d/ });
  return app;
}

/** Opens the question in the other tab, and in this one before it has received the message. */
async function openInBoth() {
  const { user } = await openPage();
  const button = screen.getByRole('button', { name: approve });
  const end = other.ask(lock);
  button.click();
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  expect(await dialog.findByText(elsewhere)).toBeTruthy();
  return { user, dialog, end };
}

it('locks a row whose question is open in another tab, and unlocks it when that tab is closed', async () => {
  const { user } = await openPage();
  const end = other.ask(lock);
  const locked = await screen.findByRole('button', { name: `${approve}: ${elsewhere}` });
  expect(screen.getByText(elsewhere)).toBeTruthy();
  await user.click(locked);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  end();
  await user.click(await screen.findByRole('button', { name: approve }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
  );
});

it('locks a row whose question was open before the page', async () => {
  other.ask(lock);
  await openPage();
  expect(await screen.findByRole('button', { name: `${approve}: ${elsewhere}` })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve withdrawal 1045' })).toBeTruthy();
});

it('also locks Yes in the question until the other tab releases the row', async () => {
  const { user, dialog, end } = await openInBoth();
  expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
  end();
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(posts).toBe(0);
});

it('stays locked if the other tab is closed without the outcome of its call', async () => {
  const { dialog, end } = await openInBoth();
  const at = Date.now();
  const decision = { key: 'there', at, knownFrom: at + 60_000, kind: 'approve', id: '1044' };
  const decisions = [{ ...decision, record: 'withdrawal', reference: '1044', end: 'unknown' }];
  localStorage.setItem('decisions', JSON.stringify({ account, decisions }));
  dispatchEvent(new StorageEvent('storage', { key: 'decisions' }));
  end();
  expect(await dialog.findByText('Result not known')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
});

it('stays locked if the other tab has decided and the list cannot be read again', async () => {
  const { dialog, end } = await openInBoth();
  mockHost().switches.faults.listWithdrawalRequests = '500';
  other.end(lock, 'Approved in another tab', [keys.withdrawalRequests]);
  end();
  await screen.findByText(/could not be refreshed/);
  expect(await dialog.findByText('Approved in another tab')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', true);
});

it('shows the result of another tab at once', async () => {
  await openPage();
  const end = other.ask(lock);
  await screen.findByRole('button', { name: `${approve}: ${elsewhere}` });
  const held = hold();
  mockServer.use(http.get('*/admin/withdrawal/history', () => held.wait()));
  mockHost().store.approveWithdrawal(1044);
  other.end(lock, 'Approved in another tab', [keys.withdrawalRequests]);
  end();
  expect(
    await screen.findByRole('button', { name: `${approve}: Approved in another tab` }),
  ).toBeTruthy();
  held.release();
  await waitFor(() => expect(screen.queryByRole('button', { name: /1044/ })).toBeNull());
});

it('sends the other tabs each question and its outcome, with the lists to read again', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: approve }));
  await waitFor(() =>
    expect(other.messages).toContainEqual(expect.objectContaining({ lock, ended: null })),
  );
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
  );
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByRole('alertdialog', { name: 'Approved' });
  await waitFor(() =>
    expect(other.messages).toContainEqual(
      expect.objectContaining({
        lock,
        ended: {
          words: 'Approved in another tab',
          refreshes: expect.arrayContaining([keys.withdrawalRequests, keys.approvedWithdrawals]),
        },
      }),
    ),
  );
  const { held } = await navigator.locks.query();
  expect(held).toEqual([]);
  expect(posts).toBe(1);
});

it('decides without coordination in a browser without locks', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: approve }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Yes' })).toHaveProperty('disabled', false),
  );
});

describe('a run over several rows', () => {
  /** Reads back withdrawals 1044 and 1045, and runs them. */
  async function run() {
    const { user } = await openPage();
    for (const id of [1044, 1045]) {
      await user.click(screen.getByRole('checkbox', { name: `Select withdrawal ${id}` }));
    }
    await user.click(screen.getByRole('button', { name: 'Decide on 2' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    for (const line of dialog.getAllByRole('listitem')) {
      within(line).getByRole('button').focus();
      await within(line).findByText('Read');
    }
    return { user, dialog };
  }

  it('holds the lock of each row while its call runs', async () => {
    const { user, dialog } = await run();
    const held: (string | undefined)[][] = [];
    mockServer.events.on('request:start', ({ request }) => {
      if (request.method !== 'POST') return;
      void navigator.locks
        .query()
        .then((now) => held.push((now.held ?? []).map((one) => one.name)));
    });
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await screen.findByRole('alertdialog', { name: 'The run has ended' });
    expect(new Set(held.flat())).toEqual(new Set([lock, 'decision withdrawal 1045']));
    expect(other.messages).toContainEqual(expect.objectContaining({ lock, ended: null }));
    expect((await navigator.locks.query()).held).toEqual([]);
  });

  it('does not send a row whose question was opened in another tab', async () => {
    const { user, dialog } = await run();
    // The other tab holds the lock, and its message has not arrived yet.
    void navigator.locks.request(lock, {}, () => new Promise(() => {}));
    await user.click(dialog.getByRole('button', { name: 'Yes' }));
    await screen.findByRole('alertdialog', { name: 'The run has ended' });
    expect(dialog.getByText(elsewhere)).toBeTruthy();
    expect(posts).toBe(1);
  });
});
