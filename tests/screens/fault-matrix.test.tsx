import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { allOperations, type OperationId } from '../../openapi/generated/operations.ts';
import type { Fault } from '../../src/mocks/switches.ts';
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

/** Holds back an answer of the host until the test lets it go. */
function holdBack(operation: OperationId) {
  const address = `*/api/v1${allOperations[operation].path.replace('{id}', ':id')}`;
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

const cases = screens.flatMap(({ path, title, tables, panels }) => [
  ...tables.map(({ operation, name }) => ({ path, title, operation, what: name })),
  ...Object.entries(panels).map(([operation, what]) => ({
    path,
    title,
    operation: operation as OperationId,
    what,
  })),
]);

describe.each(cases)('$path when $operation', ({ path, title, operation, what }) => {
  const isPerson = operation === 'getArtisan' || operation === 'getClient';
  const set = (fault: Fault) => {
    mockHost().switches.faults[operation] = fault;
  };

  it.each(Object.entries(sentences) as [Fault, RegExp][])(
    'fails with %s: says what failed and why, and offers Retry',
    async (fault, sentence) => {
      set(fault);
      const { user } = renderApp(path);
      if (isPerson && pageFaults[fault] !== undefined) {
        expect(
          await screen.findByRole('heading', { name: pageFaults[fault], level: 1 }),
        ).toBeTruthy();
        expect(screen.getByRole('link', { name: /Go to (Artisans|Clients)/ })).toBeTruthy();
        return;
      }
      const alert = await screen.findByText(`${what} did not load`);
      const face = within(alert.parentElement ?? document.body);
      expect(face.getByText(sentence)).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      delete mockHost().switches.faults[operation];
      await user.click(face.getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(screen.queryByText(`${what} did not load`)).toBeNull());
    },
  );

  it('answers 401: ends the session, and returns to the page after the sign-in', async () => {
    set('401');
    const { address } = renderApp(path);
    expect(await screen.findByRole('heading', { name: 'admin login' })).toBeTruthy();
    expect(screen.getByText(/Your session has ended/)).toBeTruthy();
    expect(new URL(address(), 'http://x').searchParams.get('redirect')).toBe(path);
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('is empty: shows no loader and no invented value', async () => {
    set('empty');
    renderApp(path);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => {
      expect(screen.queryByText('Loading Info...')).toBeNull();
      expect(document.querySelector('[aria-busy="true"]')).toBeNull();
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.queryByText(/did not load/)).toBeNull();
  });

  it('is slow: shows a loader, and then the data', async () => {
    renderApp(path);
    const wanted = await loadedWords();
    cleanup();
    const { isAsked, answer } = holdBack(operation);
    const { queryClient } = renderApp(path);
    // No other read runs: everything busy waits for this one.
    await waitFor(() => expect([isAsked(), queryClient.isFetching()]).toEqual([true, 1]));
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(isBusy()).toBe(true));
    expect(pageWords()).not.toBe(wanted);
    expect(screen.queryByText(/did not load/)).toBeNull();
    answer();
    await waitFor(() => expect(isBusy()).toBe(false));
    await waitFor(() => expect(pageWords()).toBe(wanted));
  });
});
