import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The whole of it lies within the window, and nothing upon it. */
function isInSight(element: HTMLElement): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = (left + right) / 2;
  return [top + 1, bottom - 1].every((y) => {
    const upon = document.elementFromPoint(middle, y);
    return upon !== null && element.contains(upon);
  });
}

/** Tells once that something has come into sight, as long as that is waited for. */
export function useInSight(it: RefObject<HTMLElement | null>, isWaited: boolean, onSeen: () => void): void {
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    // nothing is laid out there
    if (!isWaited || !('elementFromPoint' in document)) return undefined;
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (it.current !== null && isInSight(it.current)) tell();
      });
    };
    look();
    // whatever scrolls within the page as well
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [it, isWaited]);
}
