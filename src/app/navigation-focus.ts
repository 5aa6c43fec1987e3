import { focusedElement } from '../components/ui/return-focus.ts';
import { rowIndexAttribute } from '../lib/browser/row-attributes.ts';

/** The table row whose link the user followed to another page. */
interface OriginRow {
  text: string;
  href: string;
}

/** The origin rows by the address of the page that they are on. */
const originRows = new Map<string, OriginRow>();

/** Disconnects the observer of the last navigation. */
let stopWatching = () => {};

/**
 * Saves the row with the focus, if the user leaves a page from a row.
 *
 * @param to the address of the next page
 * @param from the address of the page that the user leaves
 * @param focused the focused element when the navigation began. It may be removed, because this code loads late.
 */
export function onBeforeNavigate(to: string, from: string, focused: Element | null): void {
  stopWatching();
  const element = focused?.isConnected === true ? focusedElement() : focused;
  const row = element?.closest(`[${rowIndexAttribute}]`);
  if (row == null) originRows.delete(from);
  else originRows.set(from, { text: row.textContent, href: to });
}

/**
 * Moves the focus if the navigation removed the focused element: back to the row from which the user left this page
 * earlier, as soon as the row is on screen, else to the heading. An element that stays, such as an entry of the menu,
 * keeps the focus.
 *
 * @param href the address of the new page
 */
export function onRendered(href: string): void {
  stopWatching();
  const origin = originRows.get(href);
  let movedTo: Element | null = null;
  const moveFocus = () => {
    const focused = document.activeElement;
    if (![null, document.body, document.querySelector('main'), movedTo].includes(focused)) {
      observer.disconnect();
      return;
    }
    const row = origin && findRow(origin);
    const target = row ?? document.querySelector<HTMLElement>('main h1');
    if (row !== undefined || (target !== null && origin === undefined)) observer.disconnect();
    if (target === null || target === focused) return;
    target.tabIndex = -1;
    // The router restores the scroll position.
    target.focus({ preventScroll: true });
    movedTo = target;
  };
  const observer = new MutationObserver(moveFocus);
  observer.observe(document.body, { childList: true, subtree: true });
  stopWatching = () => observer.disconnect();
  moveFocus();
}

/** Finds a row by its text; if the text has changed meanwhile, by its link. */
function findRow({ text, href }: OriginRow): HTMLElement | undefined {
  const rows = [...document.querySelectorAll<HTMLElement>(`main [${rowIndexAttribute}]`)];
  const hasLink = (row: HTMLElement) =>
    [...row.querySelectorAll('a')].some((link) => link.getAttribute('href') === href);
  return rows.find((row) => row.textContent === text) ?? rows.find(hasLink);
}
