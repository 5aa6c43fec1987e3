/** Whether a question stands open: nothing opens over it, because the page could be left with its answer unseen. */
export const isAsking = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

/** Whether a key goes into a field, or belongs to a dialog or menu that is open. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ) !== null
  );
}
