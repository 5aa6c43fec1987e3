import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const closeButtons = () => screen.queryAllByRole('button', { name: 'Close toast', hidden: true });

/** Closes the toasts of a test: they stand outside the app, and their timers would outlive the test's page. */
export async function closeToasts(): Promise<void> {
  await waitFor(() => {
    for (const button of closeButtons()) fireEvent.click(button);
    expect(closeButtons()).toEqual([]);
  });
}
