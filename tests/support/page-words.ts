import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { screens } from './screens.ts';

/** Returns whether a part of the page shows that it is loading. */
export const isBusy = () =>
  document.querySelector('[aria-busy="true"]') !== null ||
  screen.queryByText('Loading Info...') !== null;

/**
 * Returns the text of the page, or of the dialog above it, with a line for each element. Status messages are missing,
 * because their timing varies.
 */
export function pageWords(): string {
  const lines = new Map<Element | null, string>();
  const shown = screen.queryByRole('dialog') ?? screen.getByRole('main');
  const pieces = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  for (let piece = pieces.nextNode(); piece !== null; piece = pieces.nextNode()) {
    const { parentElement, nodeValue } = piece;
    if (parentElement?.closest('[role="status"]') !== null) continue;
    lines.set(parentElement, `${lines.get(parentElement) ?? ''}${nodeValue}`);
  }
  return [...lines.values()].join('\n');
}

/** Waits for the parts of the page whose code loads after its rows: the controls of tables, and the form of notes. */
async function waitForLateParts(): Promise<void> {
  if (screen.queryByRole('dialog') !== null) return;
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  const tables = screens.find((one) => one.title === title)?.tables ?? [];
  await waitFor(() =>
    expect(screen.queryAllByRole('button', { name: 'Columns' })).toHaveLength(tables.length),
  );
  if (title.endsWith(' Profile')) await screen.findByRole('textbox', { name: 'New note' });
}

/** Waits until the page has no skeleton and its text no longer changes, and returns the text. */
export async function waitForWords(): Promise<string> {
  await screen.findByRole('heading', { level: 1, hidden: true });
  await waitFor(() => {
    expect(isBusy()).toBe(false);
    expect(document.querySelector('.animate-pulse')).toBeNull();
  });
  await waitForLateParts();
  // The comparison of a figure with last month is computed in steps, and has no skeleton.
  let words = '';
  await waitFor(() => {
    const previous = words;
    words = pageWords();
    expect(words).toBe(previous);
  });
  return words;
}
