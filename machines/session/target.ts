/** The parameter that carries the original target through login, verification, onboarding and terms. */
export const targetParameter = 'redirect';

const origin = 'http://origin.invalid';
const maxLength = 2000;
// oxlint-disable-next-line no-control-regex -- naming the refused characters is the rule itself
const refused = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\ufeff\\]/;
/** Encoded slash, backslash, percent sign or control character: no path of ours has one, tricks do. */
const refusedInPath = /%(?:2f|5c|25|0[0-9a-f]|1[0-9a-f]|7f)/i;

/**
 * The original target as a path of this origin with its query, or null. It is parsed once, by the
 * same rules as the browser's; the result is what the browser would make of it, so nothing is left
 * to interpret. The fragment and a nested target are dropped.
 * @param isKnown whether a path belongs to a route one may be sent back to
 */
export function parseTarget(raw: unknown, isKnown: (pathname: string) => boolean): string | null {
  if (typeof raw !== 'string' || raw.length > maxLength || !raw.isWellFormed()) return null;
  if (refused.test(raw) || !/^\/(?!\/)/.test(raw)) return null;
  const url = URL.parse(raw, origin);
  if (!url || url.origin !== origin || url.username || url.password) return null;
  const { pathname } = url;
  if (
    /\/\//.test(pathname) ||
    /\/\//.test(raw.split(/[?#]/, 1)[0] ?? '') ||
    refusedInPath.test(pathname) ||
    !isDecodable(pathname)
  )
    return null;
  if (!isKnown(pathname)) return null;
  return pathname + withoutTarget(url.search);
}

/** A query as it stands in the address, the original target taken out. */
export function withoutTarget(search: string): string {
  const kept = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '' && decodedName(part) !== targetParameter);
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** The target as it stands in a query, decoded but not yet judged. */
export const rawTarget = (search: string): string | null => new URLSearchParams(search).get(targetParameter);

const decodedName = (part: string) => [...new URLSearchParams(part).keys()][0];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
