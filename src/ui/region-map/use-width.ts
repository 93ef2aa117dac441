import { useEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels; `usual` until it has been measured. */
export function useWidth(usual: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(usual);
  useEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    const watching = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || usual));
    watching.observe(element);
    return () => watching.disconnect();
  }, [usual]);
  return { ref, width };
}
