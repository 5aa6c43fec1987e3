import { type RefObject, useLayoutEffect } from 'react';

/** The values of `leaves`, in the order in which the columns leave, each with a space before it. */
const orders = ' 1 2 3 4';

/**
 * Fits a table into its box. While the table is wider than the box, columns leave in the order of their `leaves`:
 * `data-left` has those that have left, which base.css hides. If the table is still too wide, the box gets
 * `data-scrolled`. The box is scrollable only then, because the head row cannot be sticky in a scrollable box.
 * `data-before` and `data-after` mark the sides with hidden columns; base.css draws a shadow there.
 *
 * @param columns the memoised columns; null without a table
 */
export function useSidewaysScroll(box: RefObject<HTMLElement | null>, columns: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (columns === null || !element || !table) return;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    let needed = 0;
    const most = Math.max(0, ...heads.map((head) => Number(head.dataset.leaves ?? 0)));
    /** The widths of the table before each of the columns left. */
    const widths: number[] = [];
    const show = () => {
      element.dataset.left = orders.slice(0, 2 * widths.length);
    };
    const leave = () => {
      while ((widths.at(-1) ?? Number.POSITIVE_INFINITY) <= element.clientWidth) {
        widths.pop();
        show();
      }
      while (widths.length < most && table.offsetWidth > element.clientWidth) {
        widths.push(table.offsetWidth);
        show();
      }
    };
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 0);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // The observer runs after layout and before paint, so it costs no second layout and no flicker.
    const observer = new ResizeObserver(() => {
      if (needed <= element.clientWidth) element.removeAttribute('data-scrolled');
      if (!('scrolled' in element.dataset)) {
        leave();
        needed = table.offsetWidth;
      }
      const scrolls = needed > element.clientWidth;
      element.toggleAttribute('data-scrolled', scrolls);
      // Set only while the table scrolls: all cells inherit these properties, and each new width restyles the cells.
      if (scrolls) {
        const [first, last] = [heads[0], heads.find((head) => 'action' in head.dataset)];
        element.style.setProperty('--first', `${first?.offsetWidth ?? 0}px`);
        element.style.setProperty('--last', `${last?.offsetWidth ?? 0}px`);
      }
      mark();
    });
    for (const node of [element, table, ...heads]) observer.observe(node);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
      // On a narrow window the same box has the cards and does not scroll.
      for (const name of ['data-scrolled', 'data-before', 'data-after', 'data-left'])
        element.removeAttribute(name);
      for (const name of ['--first', '--last']) element.style.removeProperty(name);
    };
  }, [box, columns]);
}
