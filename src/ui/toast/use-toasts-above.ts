import { type RefObject, useEffect } from 'react';

/** Notifications keep above what stays at the window's lower edge, wherever the page lets it stand, as long as it is there. */
export function useToastsAbove(edge: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const element = edge.current;
    if (!isThere || element === null) return undefined;
    const root = document.documentElement;
    const measure = (): void => {
      const above = window.innerHeight - element.getBoundingClientRect().top;
      root.style.setProperty('--toasts-above', `${Math.max(0, Math.round(above))}px`);
    };
    measure();
    // the page grows and shrinks below it, too
    const grown = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined;
    for (const one of [element, document.body]) grown?.observe(one);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      grown?.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--toasts-above');
    };
  }, [edge, isThere]);
}
