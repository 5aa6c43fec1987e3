import { type BoundFunctions, type queries, within } from '@testing-library/react';

/** Returns queries in the dialog on top, because a search in the page behind it takes long. */
export function inTopDialog(): BoundFunctions<typeof queries> {
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]');
  return within([...dialogs].at(-1) ?? document.body);
}
