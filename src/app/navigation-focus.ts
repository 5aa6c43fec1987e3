import { focusedElement } from '../components/ui/return-focus.ts';
import { rowIndexAttribute } from '../lib/browser/row-attributes.ts';

/** A row that a link was followed from. */
interface LeftRow {
  text: string;
  /** The address of the link. */
  href: string;
}

/** The rows by the address of their page. */
const leftRows = new Map<string, LeftRow>();

let stop = () => {};

/**
 * Saves the row that a page is left from.
 *
 * @param focused the focused element when the navigation began; the page may be gone by now
 */
export function onBeforeNavigate(to: string, from: string, focused: Element | null): void {
  stop();
  const element = focused?.isConnected === true ? focusedElement() : focused;
  const row = element?.closest(`[${rowIndexAttribute}]`);
  if (row == null) leftRows.delete(from);
  else leftRows.set(from, { text: row.textContent, href: to });
}

/**
 * Moves the focus when a navigation removed the element that had it: back to the row that the page was left from,
 * else to the heading of the new page. An element that stays, such as an entry of the menu, keeps the focus. The row
 * has the focus as soon as it is on screen.
 */
export function onRendered(href: string): void {
  stop();
  const left = leftRows.get(href);
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
  stop = () => observer.disconnect();
  place();
}

/** Finds a row by its text; if it has changed meanwhile, by its link. */
function findRow({ text, href }: LeftRow): HTMLElement | undefined {
  const shown = [...document.querySelectorAll<HTMLElement>(`main [${rowIndexAttribute}]`)];
  const hasLink = (row: HTMLElement) =>
    [...row.querySelectorAll('a')].some((link) => link.getAttribute('href') === href);
  return shown.find((row) => row.textContent === text) ?? shown.find(hasLink);
}
