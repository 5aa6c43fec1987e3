import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the box of a table for the `scrolled` classes once the table is wider than it, and until there
 * is room for the widest it was. A box that could always scroll would not let the head row stick. The
 * marks `before` and `after` tell at which sides columns lie outside; base.css draws a shadow there.
 *
 * @param columns of the table, memoised; null while there is none
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
    // Called after layout and before paint: nothing is laid out twice, and nobody sees a cut table.
    const observer = new ResizeObserver(() => {
      if (!('scrolled' in element.dataset)) needed = table.offsetWidth;
      const scrolls = needed > element.clientWidth;
      element.toggleAttribute('data-scrolled', scrolls);
      const [first, last] = [heads[0], heads.find((head) => 'action' in head.dataset)];
      element.style.setProperty('--first', `${first?.offsetWidth ?? 0}px`);
      element.style.setProperty('--last', `${last?.offsetWidth ?? 0}px`);
      mark();
    });
    for (const node of [element, table, ...heads]) observer.observe(node);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', mark);
      // The cards of a narrow window come into the same box, which is not a scroller any more.
      for (const name of ['data-scrolled', 'data-before', 'data-after'])
        element.removeAttribute(name);
      for (const name of ['--first', '--last']) element.style.removeProperty(name);
    };
  }, [box, columns]);
}
