import { rowPlace } from '../data-table/use-row-keys.ts';

/**
 * Remembers where the focus is. The function it gives puts it back there, or on the row that took
 * the place of the one that has left the list, or on the page's heading when no row is left.
 */
export function whereFocusIs(): () => void {
  const element = document.activeElement;
  const row = element?.closest(`[${rowPlace}]`);
  const list = row?.parentElement;
  const place = Number(row?.getAttribute(rowPlace) ?? 0);
  return () => {
    if (element instanceof HTMLElement && element.isConnected && element !== document.body) {
      element.focus();
      return;
    }
    const rows = [
      ...(list?.isConnected ? list.children : document.querySelectorAll(`[${rowPlace}]`)),
    ];
    const next = rows[Math.min(place, rows.length - 1)] ?? document.querySelector('main');
    if (next instanceof HTMLElement) next.focus();
  };
}
