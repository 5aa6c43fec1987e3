import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** Whether a part of the page says that it loads. */
export const isBusy = () =>
  document.querySelector('[aria-busy="true"]') !== null ||
  screen.queryByText('Loading Info...') !== null;

/** What the page says, a line for each element. What only screen readers hear comes at a time of its own. */
export function pageWords(): string {
  const lines = new Map<Element | null, string>();
  const pieces = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  for (let piece = pieces.nextNode(); piece !== null; piece = pieces.nextNode()) {
    const { parentElement, nodeValue } = piece;
    if (parentElement?.closest('[role="status"]') !== null) continue;
    lines.set(parentElement, `${lines.get(parentElement) ?? ''}${nodeValue}`);
  }
  return [...lines.values()].join('\n');
}

/** The same, once it has loaded: nothing is grey any more, and the words stay the same. */
export async function loadedWords(): Promise<string> {
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => {
    expect(isBusy()).toBe(false);
    expect(document.querySelector('.animate-pulse')).toBeNull();
  });
  // A figure's change is made of a list in slices, and nothing is grey until it is there.
  let before = '';
  await waitFor(() => {
    const last = before;
    before = pageWords();
    expect(before).toBe(last);
  });
  return before;
}
