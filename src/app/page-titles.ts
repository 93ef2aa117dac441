import type { AppRouter } from './router.ts';

/** Names the document after what stands above the page under an address of its own, else after the page's main heading. */
function nameAfterHeading(tenantName: string): void {
  const first = document.querySelector<HTMLElement>('[role=dialog] [data-title]') ?? document.querySelector('h1');
  const heading = first?.dataset['title'] ?? first?.textContent.trim();
  const title = heading ? `${heading} – ${tenantName}` : tenantName;
  if (document.title !== title) document.title = title;
}

/**
 * The title follows the main heading, and after a change of page the keyboard and the screen reader go on at its
 * beginning (WCAG 2.4.2, 2.4.3), unless a field there has taken the focus already.
 */
export function followPages(router: AppRouter, tenantName: string): void {
  nameAfterHeading(tenantName);
  new MutationObserver(() => nameAfterHeading(tenantName)).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  let { pathname } = router.state.location;
  router.subscribe('onRendered', ({ toLocation }) => {
    if (toLocation.pathname === pathname) return;
    ({ pathname } = toLocation);
    const main = document.getElementById('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  });
}
