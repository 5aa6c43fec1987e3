import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets `data-scrolled` on the box of a table while the table is wider than the box. The box is scrollable only
 * then, because the head row cannot be sticky in a scrollable box. `data-before` and `data-after` mark the sides with
 * hidden columns; base.css draws a shadow there.
 *
 * @param columns the memoised columns; null without a table
 */
export function useSidewaysScroll(box: RefObject<HTMLElement | null>, columns: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (columns === null || !element || !table) return;
    const heads = [...table.querySelectorAll('th')];
    let needed = 0;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 0);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // The observer runs after layout and before paint, so it costs no second layout and no flicker.
    const observer = new ResizeObserver(() => {
      if (!('scrolled' in element.dataset)) needed = table.offsetWidth;
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
      for (const name of ['data-scrolled', 'data-before', 'data-after'])
        element.removeAttribute(name);
      for (const name of ['--first', '--last']) element.style.removeProperty(name);
    };
  }, [box, columns]);
}
