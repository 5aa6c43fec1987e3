import { setImmediate as nextTurn } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const closeButtons = () => screen.queryAllByRole('button', { name: 'Close toast', hidden: true });

/**
 * Closes the toasts of a test: they stand outside the app, and what they render or time later would outlive
 * the test's page.
 */
export async function closeToasts(): Promise<void> {
  // A toast of the last moment appears once the code of toasts is there.
  await import('../../src/components/feedback/toaster.tsx');
  await nextTurn();
  await waitFor(() => {
    for (const button of closeButtons()) fireEvent.click(button);
    expect(closeButtons()).toEqual([]);
  });
  await nextTurn();
}
