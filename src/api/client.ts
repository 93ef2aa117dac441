import ky, { type KyInstance } from 'ky';
import { readCookie } from './cookies.ts';
import { apiListeners } from './listeners.ts';
import { heedProgram } from './newer-program.ts';
import { apiBase } from './page-settings.ts';
import { heedServerTime } from './server-time.ts';

/**
 * The one HTTP client: same cookies, JSON, the CSRF token echoed, GETs retried after a fault of
 * the network or a 502 to 504. Everything else is the caller's decision (`call`).
 */
export const client = (): KyInstance => (made ??= create());
let made: KyInstance | undefined;

const create = (): KyInstance =>
  ky.create({
    prefix: new URL(apiBase(), document.baseURI),
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: 30_000,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [503], maxRetryAfter: 5_000 },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = readCookie('XSRF-TOKEN');
          if (token !== undefined && request.method !== 'GET') request.headers.set('X-XSRF-TOKEN', token);
          const person = apiListeners().person();
          if (person !== undefined) request.headers.set('X-Person', person);
        },
      ],
      afterResponse: [({ response }) => heedServerTime(response), ({ response }) => heedProgram(response)],
    },
  });

let refreshing: Promise<void> | undefined;

/** Fetches a fresh CSRF token; calls that come meanwhile share the one request. */
export function refreshCsrf(): Promise<void> {
  refreshing ??= client()
    .get('auth/csrf-cookie')
    .then(() => undefined)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}
