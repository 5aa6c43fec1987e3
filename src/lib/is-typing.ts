/** Whether a key goes into a field, or belongs to a dialog or menu that is open. */
export function isTyping({ target }: Event): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]',
    ) !== null
  );
}
