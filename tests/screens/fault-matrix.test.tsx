import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';
import type { Fault } from '../../src/mocks/switches.ts';
import { type ExtensionRead, extensionReads } from '../support/extension-reads.ts';
import { mockHost, mockServer } from '../support/mock-server.ts';
import { isBusy, loadedWords, pageWords } from '../support/page-words.ts';
import { renderApp } from '../support/render-app.tsx';
import { screens } from '../support/screens.ts';

/** The text that an administrator reads for a fault. */
const sentences: Partial<Record<Fault, RegExp>> = {
  '403': /may not use the back office/,
  '429': /Too many requests/,
  '500': /went wrong on the server/,
  'empty-500': /The host failed/,
  html: /cannot be read/,
  truncated: /cannot be read/,
  number: /cannot be read/,
  'no-answer': /does not answer/,
  '400': /could not be read/,
  '404': /nothing with this id/,
};

/** Faults for which a page about one person shows an error page instead. */
const pageFaults: Partial<Record<Fault, string>> = { '400': 'Bad request', '404': 'Not found' };

/** Holds back an answer of the host until the test releases it. */
function holdBack(operation: OperationId) {
  const address = `*/api/v1${allOperations[operation].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  let asked = false;
  let answer = () => {};
  const letGo = new Promise<void>((resolve) => {
    answer = resolve;
  });
  mockServer.use(
    http.get(address, async () => {
      asked = true;
      await letGo;
    }),
  );
  return { isAsked: () => asked, answer: () => answer() };
}

/** A read of a screen, with the name that the error message uses. */
type Case = Pick<ExtensionRead, 'path' | 'title' | 'what' | 'open'> & {
  operation: OperationId;
  offer?: readonly string[];
};

const cases: readonly Case[] = [
  ...screens.flatMap(({ path, title, tables, panels }) => [
    ...tables.map(({ operation, name }) => ({ path, title, operation, what: name })),
    ...Object.entries(panels).map(([operation, what]) => ({
      path,
      title,
      operation: operation as OperationId,
      what,
    })),
  ]),
  ...extensionReads,
];

describe.each(cases)('$path when $operation', ({ path, title, operation, what, offer, open }) => {
  const isPerson = operation === 'getArtisan' || operation === 'getClient';
  const set = (fault: Fault) => {
    mockHost().switches.faults[operation] = fault;
  };
  const show = async () => {
    const app = renderApp(path);
    await open?.(app.user);
    return app;
  };
  const pageTitle = () => screen.getByRole('heading', { level: 1, hidden: true }).textContent;

  beforeEach(() => {
    mockHost().switches.offer = offer;
  });

  it('fails: the page says what failed and why, and Retry reads it', async () => {
    const words = Object.entries(sentences) as [Fault, RegExp][];
    const seen = words.filter(([fault]) => !isPerson || pageFaults[fault] === undefined);
    const face = () =>
      within(screen.getByText(`${what} did not load`).parentElement ?? document.body);
    set(seen[0]?.[0] ?? '500');
    const { user, queryClient } = await show();
    const retry = async () => {
      await user.click(face().getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    };
    for (const [index, [fault, sentence]] of seen.entries()) {
      set(fault);
      if (index > 0) await retry();
      await waitFor(() => expect(face().getByText(sentence), fault).toBeTruthy());
      expect(pageTitle(), fault).toBe(title);
    }
    delete mockHost().switches.faults[operation];
    await retry();
    await waitFor(() => expect(screen.queryByText(`${what} did not load`)).toBeNull());
  });

  const ofPages = isPerson ? (Object.entries(pageFaults) as [Fault, string][]) : [];
  it.each(ofPages)('answers %s: the page is %s, with a link to the list', async (fault, name) => {
    set(fault);
    await show();
    expect(await screen.findByRole('heading', { name, level: 1 })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Go to (Artisans|Clients)/ })).toBeTruthy();
  });

  it('answers 401: the session ends, and the sign-in returns to the page', async () => {
    set('401');
    const { address } = await show();
    expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    expect(screen.getByText(/Your session has ended/)).toBeTruthy();
    expect(new URL(address(), 'http://x').searchParams.get('redirect')).toBe(path);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is empty: the page shows no loader and no invented value', async () => {
    set('empty');
    await show();
    await screen.findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => {
      expect(screen.queryByText('Loading Info...')).toBeNull();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    expect(pageTitle()).toBe(title);
    expect(screen.queryByText(/did not load/)).toBeNull();
  });

  it('is slow: the page shows a loader, and then the data', async () => {
    await show();
    const wanted = await loadedWords();
    cleanup();
    const { isAsked, answer } = holdBack(operation);
    const { queryClient } = await show();
    // Only this read is running, so everything that is busy waits for it.
    await waitFor(() => expect([isAsked(), queryClient.isFetching()]).toEqual([true, 1]));
    await screen.findByRole('heading', { level: 1, hidden: true });
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(pageWords()).not.toBe(wanted);
    expect(screen.queryByText(/did not load/)).toBeNull();
    answer();
    await waitFor(() => expect(isBusy()).toBe(false));
    await waitFor(() => expect(pageWords()).toBe(wanted));
  });
});

it('without a readable offer the page is complete, and its disabled buttons give the reason', async () => {
  const answers = [
    () => HttpResponse.json({ message: 'No.' }, { status: 403 }),
    () => new HttpResponse(null, { status: 500 }),
    () => HttpResponse.html('<!doctype html>'),
    () => HttpResponse.text('{"paths":'),
    () => HttpResponse.json(42),
    () => HttpResponse.error(),
  ];
  for (const answer of answers) {
    mockServer.use(http.get('*/api/v1/openapi.json', answer));
    renderApp('/admin/dashboard/Privacy');
    const name = 'Edit What we collect: The API host has no call for this';
    const edit = await screen.findByRole('button', { name });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByText(/did not load/)).toBeNull();
    cleanup();
  }
});
