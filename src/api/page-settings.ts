import type { PageSettings } from '../../contract/kit/page-settings.ts';

let read: PageSettings | undefined;

/** The settings that the server wrote into the page. */
export const pageSettings = (): PageSettings =>
  (read ??= JSON.parse(document.getElementById('settings')?.textContent ?? '{}') as PageSettings);

/** Where the API answers. */
export const apiBase = (): string => pageSettings().api_base ?? '/api';

/** For cookies that the API reads: one with a host of its own lies below this one. */
export const cookieDomain = (): string =>
  pageSettings().api_base === undefined ? '' : `; Domain=${location.hostname}`;
