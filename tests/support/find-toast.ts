import { waitFor } from '@testing-library/react';

/**
 * Waits for a toast with a title, and returns it. It does not search by role, because an open dialog
 * hides toasts from such queries.
 */
export const findToast = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = document.querySelectorAll<HTMLElement>(
      '[data-sonner-toast][data-removed=false]',
    );
    const found = [...toasts].find(
      (toast) => toast.querySelector('[data-title]')?.textContent === title,
    );
    if (found === undefined) throw new Error(`There is no toast "${title}"`);
    return found;
  });
