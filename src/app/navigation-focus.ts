import { focusedElement } from '../components/ui/return-focus.ts';
import { rowIndexAttribute } from '../lib/browser/row-attributes.ts';
import type { AppRouter } from './create-app.ts';

/** A row that a link was followed from. */
interface LeftRow {
  text: string;
  /** The address of the link. */
  href: string;
}

/**
 * Moves the focus when a navigation removed the element that had it: back to the row that the page was left from,
 * else to the heading of the new page. An element that stays, such as an entry of the menu, keeps the focus.
 */
export function followFocus(router: AppRouter): void {
  /** The rows by the address of their page. */
  const leftRows = new Map<string, LeftRow>();
  let stop = () => {};
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    stop();
    const row = focusedElement()?.closest(rows);
    if (row == null) leftRows.delete(fromLocation.href);
    else leftRows.set(fromLocation.href, { text: row.textContent, href: toLocation.href });
  });
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    // The first page of a document leaves the focus to the browser.
    if (fromLocation !== undefined && pathChanged) stop = placeFocus(leftRows.get(toLocation.href));
  });
}

const rows = `main [${rowIndexAttribute}]`;

/** Focuses the heading, and the row as soon as it is on screen, unless something else has the focus by then. */
function placeFocus(left: LeftRow | undefined): () => void {
  let placed: Element | null = null;
  const place = () => {
    const focused = document.activeElement;
    if (![null, document.body, document.querySelector('main'), placed].includes(focused)) {
      observer.disconnect();
      return;
    }
    const row = left && findRow(left);
    const target = row ?? document.querySelector<HTMLElement>('main h1');
    if (row !== undefined || (target !== null && left === undefined)) observer.disconnect();
    if (target === null || target === focused) return;
    target.tabIndex = -1;
    // The router restores the scroll position.
    target.focus({ preventScroll: true });
    placed = target;
  };
  const observer = new MutationObserver(place);
  observer.observe(document.body, { childList: true, subtree: true });
  place();
  return () => observer.disconnect();
}

/** Finds a row by its text; if it has changed meanwhile, by its link. */
function findRow({ text, href }: LeftRow): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>(rows)];
  const hasLink = (row: HTMLElement) =>
    [...row.querySelectorAll('a')].some((link) => link.getAttribute('href') === href);
  return shown.find((row) => row.textContent === text) ?? shown.find(hasLink);
}
