import { afterAll, beforeAll, expect, test } from 'vitest';
import { guardChunks } from './chunk-guard.ts';

/** The page has just been reloaded, so that nothing reloads here; what is counted leaves its name all the same. */
beforeAll(() => {
  sessionStorage.setItem('reloaded-at', String(Date.now()));
  guardChunks();
});
afterAll(() => sessionStorage.clear());

test.each([
  ['a page’s', 'https://app.example.org/assets/0a1b2c3d-4g.js', true],
  ['a dialog’s', 'https://app.example.org/assets/0a1b2c3d-2o.js', true],
  ['one of a host that is called like a toast', 'https://toast.example.org/assets/0a1b2c3d-2o.js', true],
  ['a toast’s', 'https://app.example.org/assets/0a1b2c3d-toast.js', false],
  ['a tooltip’s', 'https://app.example.org/assets/0a1b2c3d-badge-tooltip.js', false],
  ['the report’s of a defect', 'https://app.example.org/assets/0a1b2c3d-defect-report.js', false],
  ['a tooltip’s styles', '/assets/0a1b2c3d-badge-tooltip.css', false],
])('a part that can’t be fetched is counted unless the page works without: %s', (_, file, isCounted) => {
  const payload = new Error(`Failed to fetch dynamically imported module: ${file}`);
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(sessionStorage.getItem(`tanstack_router_reload:${payload.message}`) !== null).toBe(isCounted);
});
