import { type RefObject, useEffect, useRef, useState } from 'react';

/** Returns a ref and the width of its element in pixels; null before the first layout. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number | null] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    if (ref.current === null) return;
    // Reading offsetWidth would force a layout during rendering; the observer reports the width after layout.
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
