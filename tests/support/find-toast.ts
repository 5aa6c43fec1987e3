import { waitFor } from '@testing-library/react';

/** Returns the toast of this test with a title, once it is on screen. A dialog hides toasts from queries by role. */
export const findToast = (title: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = document.querySelectorAll<HTMLElement>(
      '[data-sonner-toast][data-removed=false]:not([data-earlier])',
    );
    const found = [...toasts].find(
      (toast) => toast.querySelector('[data-title]')?.textContent === title,
    );
    if (found === undefined) throw new Error(`There is no toast "${title}"`);
    return found;
  });
