import { type RefObject, useEffect, useRef, useState } from 'react';

/** The distance from the visible part of the page at which content starts to load. */
const margin = '400px';

/** Returns a ref, and whether its element has been in the visible part of the page or near it. */
export function useNearView(): [RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [wasNear, setWasNear] = useState(false);
  // Runs after each render, because the element may be rendered later.
  useEffect(() => {
    if (ref.current === null || wasNear) return;
    const observer = new IntersectionObserver(
      (entries) => setWasNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: margin },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  });
  return [ref, wasNear];
}
