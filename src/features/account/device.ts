import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Names people know for what a browser says of itself; undefined where it isn't one of the usual ones. */
export function deviceOf(userAgent: string): {
  readonly browser: string | undefined;
  readonly system: string | undefined;
} {
  const first = (names: typeof browsers) => names.find(([sign]) => sign.test(userAgent))?.[1];
  return { browser: first(browsers), system: first(systems) };
}

/** The same in words: "Chrome on Linux". */
export function deviceInWords(i18n: I18n, userAgent: string): string {
  const { browser = i18n._(msg`Unknown browser`), system } = deviceOf(userAgent);
  return system === undefined ? browser : i18n._(msg`${browser} on ${system}`);
}
