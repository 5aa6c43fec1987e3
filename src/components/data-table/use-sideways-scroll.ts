import { type RefObject, useLayoutEffect } from 'react';

/**
 * Marks the box of a table for the `scrolled` classes once the table is wider than it, and until there
 * is room for the widest it was. A box that could always scroll would not let the head row stick.
 *
 * @param present whether the table is there
 */
export function useSidewaysScroll(box: RefObject<HTMLElement | null>, present: boolean): void {
  useLayoutEffect(() => {
    const element = box.current;
    const table = element?.querySelector('table');
    if (!(present && element && table)) return;
    let needed = 0;
    // Called after layout and before paint: nothing is laid out twice, and nobody sees a cut table.
    const observer = new ResizeObserver(() => {
      if (!('scrolled' in element.dataset)) needed = table.offsetWidth;
      element.toggleAttribute('data-scrolled', needed > element.clientWidth);
    });
    observer.observe(element);
    observer.observe(table);
    return () => observer.disconnect();
  }, [box, present]);
}
