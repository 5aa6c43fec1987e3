import { type RefObject, useEffect, useRef, useState } from 'react';

/** The width of an element in pixels, and again when it changes; null until it has been laid out. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (ref.current === null) return;
    // Told, not asked for: asking would have the page laid out in the middle of drawing it.
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
