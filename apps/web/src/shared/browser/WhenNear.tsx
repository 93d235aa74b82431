import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far from the window's edge the children are rendered, in px. */
const NEAR_PX = 400;

/** Renders its children once they are near the window; until then `placeholder`, which has their size. */
export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR_PX}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children : <div ref={place}>{placeholder}</div>;
}
