import { focusPart, surroundings } from '../ui/dialog/nearest-part.ts';

/**
 * Keyboard and screen reader go on where they were when a control goes while it has the focus, such as a form that
 * gives way to the next one or a button that has done its work (WCAG 2.4.3). The browser would put the focus on the
 * document: it goes to the nearest part that is still there instead, or to the main heading where that part is about
 * the whole page.
 */
export function keepFocus(): void {
  let last: Element | undefined;
  let around: HTMLElement[] = [];
  // on the way down: on the way up some is not told (src/ui/toast)
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      last = target;
      around = surroundings(target);
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (last === undefined || last.isConnected || document.activeElement !== document.body) return;
    last = undefined;
    const remaining = around.filter((part) => part.isConnected && part !== document.body);
    const parts = remaining.map((part) => part.querySelector('h1') ?? part);
    // what has emptied may be drawn no more, and takes no focus
    for (const part of [...parts, document.querySelector('h1')]) {
      if (part) focusPart(part);
      if (document.activeElement !== document.body) return;
    }
  }).observe(document.body, { subtree: true, childList: true });
}
