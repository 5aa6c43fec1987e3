import { linkKindAttribute, rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { isInFieldOrOverlay } from '../../../lib/browser/shortcut-guards.ts';

/** The shortcuts for the focused row: for each, the function that its key calls. */
export interface RowShortcuts<T> {
  /** Enter. Without this function, Enter follows the row's main link. */
  open?: (row: T) => void;
  /** A */
  approve?: (row: T) => void;
  /** R */
  reject?: (row: T) => void;
  /** Space, with or without Shift */
  tick?: (row: T, isRange: boolean) => void;
}

/**
 * Handles a key that is pressed on the page. J and K move the focus through the rows of all tables of the page; Enter,
 * Space, A and R act on the focused row of this table.
 */
export function onRowKey<T>(
  event: KeyboardEvent,
  table: HTMLElement | null,
  rows: readonly T[],
  { open, approve, reject, tick }: RowShortcuts<T>,
): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  // Another table of the page may have handled J or K.
  if (event.defaultPrevented || hasModifier || isInFieldOrOverlay(event)) return;
  const key = event.key.toLowerCase();
  const rowElement = document.activeElement?.closest<HTMLElement>(`[${rowIndexAttribute}]`) ?? null;
  if (key === 'j' || key === 'k') {
    moveFocus(rowElement, key === 'j' ? 1 : -1);
    event.preventDefault();
    return;
  }
  const row = table?.contains(rowElement)
    ? rows[Number(rowElement?.getAttribute(rowIndexAttribute))]
    : undefined;
  // Enter and Space on a control inside the row activate that control.
  const activatesControl = key === 'enter' || key === ' ';
  if (row === undefined || (activatesControl && rowElement !== document.activeElement)) return;
  const followLink = () => mainLink(rowElement)?.click();
  const action = { enter: open ?? followLink, a: approve, r: reject, ' ': tick }[key];
  if (action === undefined) return;
  event.preventDefault();
  action(row, event.shiftKey);
}

/** Returns the link of the row to the artisan, else to the client, else its first link. */
function mainLink(rowElement: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => rowElement?.querySelector<HTMLElement>(selector) ?? null;
  return (
    find(`[${linkKindAttribute}="artisan"]`) ??
    find(`[${linkKindAttribute}="client"]`) ??
    find('a[href]')
  );
}

/** Focuses the next or the previous row of the page; the first row if no row has the focus. */
function moveFocus(rowElement: HTMLElement | null, step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main [${rowIndexAttribute}]`)];
  const index = rowElement === null ? -1 : rows.indexOf(rowElement);
  rows[Math.min(rows.length - 1, Math.max(0, index + step))]?.focus();
}
