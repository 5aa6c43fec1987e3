/**
 * Moves the focus from the button of a filter that its press removes: to the next filter, else to the one before, else
 * to the first control of the toolbar. Without this the focus would be lost.
 */
export function focusBeside(button: Element): void {
  const item = button.closest('li');
  const target =
    item?.nextElementSibling ?? item?.previousElementSibling ?? item?.closest('section');
  target?.querySelector<HTMLElement>('button, select')?.focus();
}
