import { type RefObject, useLayoutEffect } from 'react';

/** All values of `hideOrder`, ascending, each with a space before it. */
const allHideOrders = ' 1 2 3 4';

/**
 * Fits a table into its box. While the table is wider than the box, columns are hidden in the order of their
 * `hideOrder`: `data-hidden-columns` lists these numbers, and base.css hides the columns. If the table is still too
 * wide, the box gets `data-scrolled`. The box is scrollable only then, because the head row cannot be sticky in a
 * scrollable box. `data-before` and `data-after` mark the sides to which the table can scroll further; base.css draws a
 * shadow there.
 *
 * @param columns the memoised columns; null while there is no table
 */
export function useTableFit(box: RefObject<HTMLElement | null>, columns: unknown): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (columns === null || !element || !table) return;
    const heads = [...table.querySelectorAll<HTMLElement>('thead th')];
    let tableWidth = 0;
    const lastHideOrder = Math.max(0, ...heads.map((head) => Number(head.dataset.hideOrder ?? 0)));
    /** For each number in `data-hidden-columns`, the width of the table before its columns were hidden. */
    const widthsBeforeHiding: number[] = [];
    const updateHiddenColumns = () => {
      element.dataset.hiddenColumns = allHideOrders.slice(0, 2 * widthsBeforeHiding.length);
    };
    const hideOrShowColumns = () => {
      while ((widthsBeforeHiding.at(-1) ?? Number.POSITIVE_INFINITY) <= element.clientWidth) {
        widthsBeforeHiding.pop();
        updateHiddenColumns();
      }
      while (widthsBeforeHiding.length < lastHideOrder && table.offsetWidth > element.clientWidth) {
        widthsBeforeHiding.push(table.offsetWidth);
        updateHiddenColumns();
      }
    };
    const markSides = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.toggleAttribute('data-before', scrollLeft > 0);
      element.toggleAttribute('data-after', scrollLeft + clientWidth < scrollWidth - 1);
    };
    // The observer runs after layout and before paint, so that nothing flickers.
    const observer = new ResizeObserver(() => {
      if (tableWidth <= element.clientWidth) element.removeAttribute('data-scrolled');
      if (!('scrolled' in element.dataset)) {
        hideOrShowColumns();
        tableWidth = table.offsetWidth;
      }
      const isScrolled = tableWidth > element.clientWidth;
      element.toggleAttribute('data-scrolled', isScrolled);
      // Set only while the table scrolls: all cells inherit these properties, and each new width restyles the cells.
      if (isScrolled) {
        const [first, last] = [heads[0], heads.find((head) => 'action' in head.dataset)];
        element.style.setProperty('--first', `${first?.offsetWidth ?? 0}px`);
        element.style.setProperty('--last', `${last?.offsetWidth ?? 0}px`);
      }
      markSides();
    });
    for (const node of [element, table, ...heads]) observer.observe(node);
    element.addEventListener('scroll', markSides, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', markSides);
      // On a narrow window the same box has the cards and does not scroll.
      for (const name of ['data-scrolled', 'data-before', 'data-after', 'data-hidden-columns'])
        element.removeAttribute(name);
      for (const name of ['--first', '--last']) element.style.removeProperty(name);
    };
  }, [box, columns]);
}
