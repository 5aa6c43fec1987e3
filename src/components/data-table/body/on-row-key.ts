import { linkKindAttribute, rowIndexAttribute } from '../../../lib/browser/row-attributes.ts';
import { isInFieldOrOverlay } from '../../../lib/browser/shortcut-guards.ts';

/** The shortcuts for the focused row. A and R only open a dialog. */
export interface RowKeys<T> {
  /** Enter. Without this function, Enter follows the row's main link. */
  open?: (row: T) => void;
  /** A */
  approve?: (row: T) => void;
  /** R */
  reject?: (row: T) => void;
  /** Space, with or without Shift */
  select?: (row: T, isRange: boolean) => void;
}

/**
 * Handles a key on the page. J and K move the focus through the rows of all tables; Enter, Space, A and R act on
 * the focused row of this table.
 */
export function onRowKey<T>(
  event: KeyboardEvent,
  table: HTMLElement | null,
  rows: readonly T[],
  { open, approve, reject, select }: RowKeys<T>,
): void {
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
  // With several tables on a page, the first one handles J and K.
  if (event.defaultPrevented || hasModifier || isInFieldOrOverlay(event)) return;
  const key = event.key.toLowerCase();
  const here = document.activeElement?.closest<HTMLElement>(`[${rowIndexAttribute}]`) ?? null;
  if (key === 'j' || key === 'k') {
    moveFocus(here, key === 'j' ? 1 : -1);
    event.preventDefault();
    return;
  }
  const row = table?.contains(here)
    ? rows[Number(here?.getAttribute(rowIndexAttribute))]
    : undefined;
  // Enter and Space on a control inside the row activate that control.
  const isPress = key === 'enter' || key === ' ';
  if (row === undefined || (isPress && here !== document.activeElement)) return;
  const follow = () => mainLink(here)?.click();
  const act = { enter: open ?? follow, a: approve, r: reject, ' ': select }[key];
  if (act === undefined) return;
  event.preventDefault();
  act(row, event.shiftKey);
}

/** Returns the link to the artisan, else to the client, else the first link: the same for table rows and cards. */
function mainLink(row: HTMLElement | null): HTMLElement | null {
  const find = (selector: string) => row?.querySelector<HTMLElement>(selector) ?? null;
  return (
    find(`[${linkKindAttribute}="artisan"]`) ??
    find(`[${linkKindAttribute}="client"]`) ??
    find('a[href]')
  );
}

/** Focuses the next or previous row of the page; the first row if none has the focus. */
function moveFocus(from: HTMLElement | null, step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>(`main [${rowIndexAttribute}]`)];
  const at = from === null ? -1 : rows.indexOf(from);
  rows[Math.min(rows.length - 1, Math.max(0, at + step))]?.focus();
}
