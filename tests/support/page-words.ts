import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Whether a part of the page shows that it loads. */
export const isBusy = () =>
  document.querySelector('[aria-busy="true"]') !== null ||
  screen.queryByText('Loading Info...') !== null;

/** What the page says, a line for each piece. What only screen readers hear comes at a time of its own. */
export function pageWords(): string {
  const lines: string[] = [];
  const pieces = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  for (let piece = pieces.nextNode(); piece !== null; piece = pieces.nextNode()) {
    if (piece.parentElement?.closest('[role="status"]') === null) lines.push(piece.nodeValue ?? '');
  }
  return lines.join('\n');
}

/** The same, once it has loaded. */
export async function loadedWords(): Promise<string> {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(isBusy()).toBe(false));
  return pageWords();
}
