import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import { hold } from '../support/hold.ts';
import { mockServer } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { expectConsoleError } from '../support/strict-console.ts';

const path = '/admin/dashboard/withdrawrequest';

/** Replaces every text by an element with the text, now and after each change, as translators in browsers do. */
function translate(): () => void {
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const isOriginal = text.parentElement?.closest('[data-translated], style, script') === null;
      if (text instanceof Text && isOriginal && text.data.trim() !== '') texts.push(text);
    }
    for (const text of texts) wrap(text);
  };
  const observer = new MutationObserver(wrapTexts);
  wrapTexts();
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

function wrap(node: Text | Element): void {
  const wrapper = document.createElement('span');
  wrapper.dataset.translated = '';
  node.replaceWith(wrapper);
  if (node instanceof Text) wrapper.textContent = node.data;
  else wrapper.append(node);
}

let stop: () => void = () => undefined;
afterEach(async () => {
  stop();
  await closeToasts();
});

async function openQuestion() {
  const app = renderApp(path);
  await app.user.click(await screen.findByRole('button', { name: 'Approve withdrawal 1044' }));
  const yes = await screen.findByRole('button', { name: 'Yes' });
  await waitFor(() => expect(yes).toHaveProperty('disabled', false));
  return { ...app, yes };
}

describe('a page whose texts a translator replaced', () => {
  it('shows the outcome of a decision, and the figures and words that changed meanwhile', async () => {
    const held = hold();
    mockServer.use(
      http.post('*/api/v1/admin/withdrawal/request/1044', () => held.wait(), { once: true }),
    );
    const app = renderApp(path);
    await screen.findByRole('button', { name: 'Approve withdrawal 1044' });
    stop = translate();
    await app.user.click(screen.getByRole('button', { name: 'Approve withdrawal 1044' }));
    const yes = await screen.findByRole('button', { name: 'Yes' });
    await waitFor(() => expect(yes).toHaveProperty('disabled', false));
    await app.user.click(yes);
    await waitFor(() => expect(yes.getAttribute('aria-busy')).toBe('true'));
    held.release();
    const result = await screen.findByRole('alertdialog', { name: 'Approved' });
    expect(result.textContent).toContain('Success');
    await app.user.click(within(result).getByRole('button', { name: 'OK' }));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /withdrawal 1044/ })).toBeNull(),
    );
    expect(screen.queryByText('Unexpected Application Error')).toBeNull();
  });
});

describe('a decision whose outcome the page cannot show', () => {
  it('has it in a toast if its dialog crashed, and the queue works on', async () => {
    expectConsoleError(/NotFoundError|error occurred in|Error in route match/);
    const { user, yes } = await openQuestion();
    // React puts the spinner before the text.
    if (yes.lastElementChild !== null) wrap(yes.lastElementChild);
    await user.click(yes);
    expect(await screen.findByText('Withdrawal 1044: Approved')).toBeTruthy();
    expect(screen.getByText('A part of the page stopped')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve withdrawal 1046' }));
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toBeTruthy();
  });

  it('has it in a toast if the page crashed', async () => {
    expectConsoleError(/NotFoundError|error occurred in|Error in route match/);
    const { user, yes } = await openQuestion();
    for (const row of document.querySelectorAll('tbody > tr')) wrap(row);
    await user.click(yes);
    expect(await screen.findByText('Unexpected Application Error')).toBeTruthy();
    expect(await screen.findByText('Withdrawal 1044: Approved')).toBeTruthy();
  });
});
