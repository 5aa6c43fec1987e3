import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  allOperations,
  type ExtensionId,
  type OperationId,
} from '../../openapi/generated/operations.ts';
import { checkConnection } from '../../src/api/transport/connection.ts';
import type { Fault, Switches } from '../../src/mocks/switches.ts';
import { hold } from '../support/hold.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { isBusy, pageWords, waitForWords } from '../support/page-words.ts';
import { onRealHost, realHost } from '../support/real-host.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

/** A read beyond the contract, and the screen that shows it. */
interface ExtensionRead {
  path: string;
  title: string;
  operation: ExtensionId;
  /** The name that the error message uses. */
  what: string;
  /** The operations that the host offers. */
  capabilities: readonly ExtensionId[];
  /** Opens a closed part of the screen that makes a read; undefined if the page makes all its reads by itself. */
  open?: (user: UserEvent) => Promise<void>;
}

const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

const artisanPage = {
  path: '/admin/dashboard/artisan/artisan-info?artisanId=1',
  title: 'Artisan Profile',
  capabilities: ['listTimeline', 'listArtisanMails'],
  open: press('E-mails'),
} as const;

const extensionReads: readonly ExtensionRead[] = [
  {
    path: '/admin/dashboard/audit',
    title: 'Audit',
    operation: 'listAuditEntries',
    what: 'Audit',
    capabilities: ['listAuditEntries'],
  },
  { ...artisanPage, operation: 'listTimeline', what: 'History' },
  { ...artisanPage, operation: 'listArtisanMails', what: 'E-mails' },
  {
    path: '/admin/dashboard/client/client-info?clientId=2',
    title: 'Client Profile',
    operation: 'listClientReviews',
    what: 'Ratings & Reviews',
    capabilities: ['listClientReviews'],
    async open(user) {
      await press('View More Details')(user);
      await user.click(await screen.findByRole('menuitem', { name: 'View Ratings & Reviews' }));
    },
  },
  {
    path: '/admin/dashboard/contactforms?read_status=all&message=313',
    title: 'Contact Forms',
    operation: 'listContactReplies',
    what: 'Replies',
    capabilities: ['replyToContactMessage', 'listContactReplies'],
  },
  {
    path: '/admin/dashboard/Privacy',
    title: 'Privacy',
    operation: 'listPageVersions',
    what: 'The versions of Privacy',
    capabilities: ['listPageVersions'],
    open: press('Versions'),
  },
];

/** The text that an administrator reads for a fault. */
const sentences: Partial<Record<Fault, RegExp>> = {
  '403': /may not use the back office/,
  '429': /Too many requests/,
  '500': /went wrong on the server/,
  'empty-500': /The host failed/,
  html: /cannot be read/,
  truncated: /cannot be read/,
  number: /cannot be read/,
  reported: /The list is being rebuilt/,
  'no-answer': /does not answer/,
  '400': /could not be read/,
  '404': /nothing with this id/,
};

/** Holds back an answer of the host until the test releases it. */
function holdBack(operation: OperationId) {
  const address = `*/api/v1${allOperations[operation].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const held = hold();
  mockServer.use(http.get(address, () => held.wait()));
  return held;
}

/** A read of a screen, with the name that the error message uses. */
type ScreenRead = Pick<ExtensionRead, 'path' | 'title' | 'what' | 'open'> & {
  operation: OperationId;
  capabilities?: readonly string[];
};

const readsOfScreens: readonly (readonly ScreenRead[])[] = screens
  .map(({ path, title, panels, tables }) => {
    const named = [
      ...(Object.entries(panels) as [OperationId, string][]),
      ...tables.map(({ operation, name }) => [operation, name] as const),
    ];
    return named.map(([operation, what]) => ({ path, title, operation, what }));
  })
  .filter((reads) => reads.length > 0);

/** The switches of the host of the running test. */
let switches: Switches;
beforeEach(async () => {
  switches = mockHost().switches;
  // A call without an answer in the previous test may have started a probe of the host that is still running.
  await checkConnection();
});

/** Opens a screen, and the part of it that makes the read. */
async function show({ path, open, capabilities }: ScreenRead) {
  switches.offer = capabilities;
  const app = renderApp(path);
  await open?.(app.user);
  return app;
}
const setFault = (operation: OperationId, fault: Fault) => {
  switches.faults[operation] = fault;
};
const pageTitle = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;
const failureOf = (what: string) =>
  within(screen.getByText(`${what} did not load`).parentElement ?? document.body);
const retry = async (user: UserEvent, what: string) => {
  await user.click(failureOf(what).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText(`${what} did not load`)).toBeNull());
};
/** The number of elements on the page that show that they are loading. */
const countLoaders = () => document.querySelectorAll('[aria-busy="true"], .animate-pulse').length;

/**
 * Opens a screen whose reads fail one after the other, and expects a loader of each read until it fails, then a message
 * that says what failed and why. Returns the page, and the words that it has without faults.
 */
async function failAll(reads: readonly [ScreenRead, ...ScreenRead[]]) {
  const [firstRead] = reads;
  const usualCalls = reads.map(({ operation }) => holdBack(operation));
  for (const call of usualCalls) call.release();
  const usual = await show(firstRead);
  // The part of the screen that makes the read may appear after the page.
  await Promise.all(usualCalls.map(({ whenReached }) => whenReached));
  await waitFor(() => expect(usual.queryClient.isFetching()).toBe(0));
  const usualWords = await waitForWords();
  cleanup();
  const calls = reads.map((read) => {
    setFault(read.operation, '500');
    return { ...read, held: holdBack(read.operation) };
  });
  const { user, queryClient } = await show(firstRead);
  await Promise.all(calls.map(({ held }) => held.whenReached));
  // Only these reads are running, so everything that is busy waits for them.
  await waitFor(() => expect(queryClient.isFetching()).toBe(reads.length));
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => expect(isBusy()).toBe(true));
  for (const { held, what, title } of calls) {
    const before = countLoaders();
    expect(screen.queryByText(`${what} did not load`)).toBeNull();
    held.release();
    await screen.findByText(`${what} did not load`);
    expect(failureOf(what).getByText(/went wrong on the server/)).toBeTruthy();
    expect(countLoaders(), what).toBeLessThan(before);
    expect(pageTitle()).toBe(title);
  }
  return { user, queryClient, usualWords };
}

it.each(readsOfScreens.map((reads) => ({ path: reads[0]?.path, reads })))(
  '$path has a loader for each read, says what failed and why, and shows the data after Retry',
  async ({ reads }) => {
    const { user, usualWords } = await failAll(reads as [ScreenRead, ...ScreenRead[]]);
    switches.faults = {};
    // Retry of the chart also reads the transactions, so the tables are first.
    for (const { what } of reads.toReversed()) await retry(user, what);
    await waitFor(() => expect(pageWords()).toBe(usualWords));
    expect(isBusy()).toBe(false);
  },
);

// All screens show a failure with the same component, so one screen is enough.
it('a part that failed has a sentence for each fault', async () => {
  const read = readsOfScreens.flat().at(-1) as ScreenRead;
  const { operation, what, title } = read;
  const words = Object.entries(sentences) as [Fault, RegExp][];
  setFault(operation, words[0]?.[0] ?? '500');
  const { user, queryClient } = await show(read);
  for (const [index, [fault, sentence]] of words.entries()) {
    setFault(operation, fault);
    await screen.findByText(`${what} did not load`);
    if (index > 0) await user.click(failureOf(what).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(failureOf(what).getByText(sentence), fault).toBeTruthy());
    expect(pageTitle(), fault).toBe(title);
  }
});

describe('a read beyond the 25 calls', () => {
  onRealHost(mockServer);
  beforeEach(() => {
    switches = realHost().switches;
  });

  // tests/screens/check-list.test.tsx opens every screen on a host without data, which offers none of these reads.
  it.each([...new Set(extensionReads.map(({ path }) => path))])(
    '%s has a loader for each read, says what failed and why, and shows an empty answer and the data after Retry',
    async (path) => {
      const reads = extensionReads.filter((read) => read.path === path);
      const { user, queryClient, usualWords } = await failAll(
        reads as [ScreenRead, ...ScreenRead[]],
      );
      for (const { operation, what, title } of reads) {
        setFault(operation, 'empty');
        await retry(user, what);
        await waitFor(() => expect(isBusy()).toBe(false));
        expect(pageTitle()).toBe(title);
      }
      expect(screen.queryByText(/did not load/)).toBeNull();
      switches.faults = {};
      await queryClient.invalidateQueries();
      await waitFor(() => expect(pageWords()).toBe(usualWords));
    },
  );
});

// tests/data/capabilities.test.ts has the other answers.
it('a page is complete on a host whose capabilities cannot be read, and its disabled buttons give the reason', async () => {
  mockServer.use(http.get('*/api/v1/openapi.json', () => HttpResponse.html('<!doctype html>')));
  renderApp('/admin/dashboard/Privacy');
  const name = 'Edit What we collect: The server does not offer this';
  const edit = await screen.findByRole('button', { name });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText(/did not load/)).toBeNull();
});
