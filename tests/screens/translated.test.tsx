import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToasts } from '../support/close-toasts.ts';
import {
  openReadyConfirmation,
  requestsPath,
  waitForYes,
  yesButton,
} from '../support/confirmation.ts';
import { findToast } from '../support/find-toast.ts';
import { hold } from '../support/hold.ts';
import { mockServer, serve } from '../support/mock-server.ts';
import { renderApp } from '../support/render-app.tsx';
import { expectConsoleError } from '../support/strict-console.ts';

/**
 * Replaces every text by an element with the text, now and after each change, as translators in browsers do.
 * Returns a function that ends this.
 */
function translate(): () => void {
  const wrapTexts = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      const isOriginal = node.parentElement?.closest('[data-translated], style, script') === null;
      if (node instanceof Text && isOriginal && node.data.trim() !== '') texts.push(node);
    }
    for (const text of texts) wrap(text);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, type, addedNodes } of changes) {
      for (const node of type === 'childList' ? addedNodes : [target]) wrapTexts(node);
    }
  });
  wrapTexts(document.body);
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

const approveCall = '*/api/v1/admin/withdrawal/request/:id';

/** Makes the host list requests of ₦1,000 and ₦2,000, and remove a row that it approves. */
function serveTwoRows() {
  const rows = [1, 2].map((id) => ({
    id,
    artisan_id: id,
    artisan_name: `Artisan ${id}`,
    available_amount: 50_000,
    withdrawal_amount: id * 1_000,
    status: 'pending',
  }));
  serve('listWithdrawalRequests', rows);
  mockServer.use(
    http.post(approveCall, ({ params: { id } }) => {
      rows.splice(
        rows.findIndex((row) => String(row.id) === id),
        1,
      );
      return HttpResponse.json({ data: { message: 'Approved by the host' } });
    }),
  );
}

/** Presses Yes in the translated confirmation about the first row. */
async function approveTranslated() {
  const { user } = renderApp(requestsPath);
  const approve = await screen.findByRole('button', { name: 'Approve withdrawal 1' });
  stop = translate();
  await user.click(approve);
  await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  await waitForYes();
  const button = yesButton();
  await user.click(button);
  return { user, button };
}

describe('a page whose texts a translator replaced', () => {
  it('shows that a request is sent, its approval, and the new figures of the queue', async () => {
    serveTwoRows();
    const held = hold();
    mockServer.use(http.post(approveCall, () => held.wait(), { once: true }));
    const { button } = await approveTranslated();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    held.release();
    const result = await findToast('Approved');
    expect(result.textContent).toContain('Approved by the host');
    const figures = screen.getByRole('region', { name: 'The queue in figures' });
    await waitFor(() => expect(figures.textContent).toMatch(/a decision1Total.*2,000\.00/));
    expect(screen.queryByRole('button', { name: /withdrawal 1$/ })).toBeNull();
    expect(screen.queryByText('Unexpected Application Error')).toBeNull();
  });

  it('shows a refusal, and the words of the second one in place of those of the first', async () => {
    serveTwoRows();
    // The handler that is added last answers first.
    for (const message of ['The bank is closed.', 'The request is on hold.']) {
      mockServer.use(
        http.post(approveCall, () => HttpResponse.json({ message }, { status: 409 }), {
          once: true,
        }),
      );
    }
    const { user, button } = await approveTranslated();
    const dialog = screen.getByRole('alertdialog');
    await waitFor(() => expect(dialog.textContent).toContain('The request is on hold.'));
    await waitForYes();
    await user.click(button);
    await waitFor(() => expect(dialog.textContent).toContain('The bank is closed.'));
    expect(dialog.textContent).not.toContain('The request is on hold.');
  });
});

describe('a decision whose outcome the page cannot show', () => {
  it('has the outcome in a toast if its dialog crashed, and the queue still works', async () => {
    expectConsoleError(/NotFoundError|error occurred in|Error in route match/);
    const { user } = await openReadyConfirmation();
    // React inserts the spinner before this element, which must then be a child of the button.
    const label = yesButton().lastElementChild;
    if (label !== null) wrap(label);
    await user.click(yesButton());
    expect(await screen.findByText('Withdrawal 1044: Approved')).toBeTruthy();
    expect(screen.getByText('A part of the page stopped')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Approve withdrawal 1046' }));
    expect(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).toBeTruthy();
  });

  it('has the outcome in a toast if the page crashed', async () => {
    expectConsoleError(/NotFoundError|error occurred in|Error in route match/);
    const { user } = await openReadyConfirmation();
    for (const row of document.querySelectorAll('tbody > tr')) wrap(row);
    await user.click(yesButton());
    expect(await screen.findByText('Unexpected Application Error')).toBeTruthy();
    expect(await screen.findByText('Withdrawal 1044: Approved')).toBeTruthy();
  });
});
