import { useEffect, useRef } from 'react';

/** Scrolls a row of tabs so that the open one is seen from the start, where more stand in it than fit; never the page. */
export function useShownTab() {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current="page"], [aria-selected="true"]');
    if (!row.current || !tab) return;
    const { scrollLeft, clientWidth } = row.current;
    const end = tab.offsetLeft + tab.offsetWidth - clientWidth;
    row.current.scrollLeft = Math.min(Math.max(scrollLeft, end), tab.offsetLeft);
  }, []);
  return row;
}
