import { type BoundFunctions, type queries, within } from '@testing-library/react';

/** Queries in the dialog on top, or in the page: a search by role in a page behind a dialog takes long. */
export function top(): BoundFunctions<typeof queries> {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]');
  return within([...dialogs].at(-1) ?? document.body);
}
