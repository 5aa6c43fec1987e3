/** Returns whether a confirmation or its result is open. Shortcuts must open nothing above it. */
export const isAlertDialogOpen = (): boolean =>
  document.querySelector('[role="alertdialog"]') !== null;

const isTargetInside =
  (selector: string) =>
  ({ target }: Event): boolean =>
    target instanceof Element && target.closest(selector) !== null;

/** Returns whether the target of a key event is a field that takes typed keys. */
export const isInField = isTargetInside(
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
);

/** Returns whether the target of a key event is a field or radio button, or is inside an open dialog or menu. */
export const isInFieldOrOverlay = isTargetInside(
  'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu]',
);
