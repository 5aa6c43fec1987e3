/** Returns whether a confirm or result dialog is open. Shortcuts must open nothing above it. */
export const isAlertDialogOpen = (): boolean =>
  document.querySelector('[role="alertdialog"]') !== null;

/** Returns whether the target of a key event is a field that takes text. */
export const isTypingText = ({ target }: Event): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]',
  ) !== null;

/** Returns whether the target of a key event is a field to type in, or is inside an open dialog or menu. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ) !== null
  );
}
