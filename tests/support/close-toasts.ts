import { setImmediate as nextTurn } from 'node:timers/promises';
import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const closeButtons = () => [
  ...document.querySelectorAll('[data-sonner-toast] [data-close-button]'),
];

/** Closes the toasts of a test, which would outlive its page because they are outside the app. */
export async function closeToasts(): Promise<void> {
  // The last toast appears after the code of toasts is loaded.
  await import('../../src/components/feedback/toaster.tsx');
  await nextTurn();
  await waitFor(() => {
    for (const button of closeButtons()) fireEvent.click(button);
    expect(closeButtons()).toEqual([]);
  });
  await nextTurn();
}
