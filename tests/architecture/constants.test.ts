import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultTenantColor } from '../../contract/kit/palette.ts';
import { reloadPause } from '../../machines/chunk-guard/chunk-guard.machine.ts';
import { defaultTimeout } from '../../machines/notification/notification.machine.ts';
import { mayPrefetch } from '../../src/api/fetch-ahead.ts';
import { chooseOwnLocale, localeCookie } from '../../src/i18n/locale.ts';
import { dropdownMaxHeight, media, modalWidth } from '../../src/theme/tokens.ts';

/** The numbers of the specification's section 9, where one place of the product holds each. */
afterEach(() => vi.unstubAllGlobals());

test('without a tenant the theme has its own colour [S9-03]', () => {
  expect(defaultTenantColor).toBe('#5e81f4');
});

test('a notification stays for five seconds, a page is fetched anew once a minute at most [S9-07] [S9-09]', () => {
  expect([defaultTimeout, reloadPause]).toEqual([5000, 60_000]);
});

test('the chosen language is kept in a cookie for a year [S1-13] [S9-08]', async () => {
  const kept: string[] = [];
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('document', {
    documentElement: {},
    getElementById: () => null,
    querySelector: () => null,
    set cookie(text: string) {
      kept.push(text);
    },
  });
  await chooseOwnLocale('de');
  expect(localeCookie).toBe('i18n_redirected');
  expect(kept[0]).toContain(`i18n_redirected=de; Path=/; Max-Age=${365 * 24 * 60 * 60};`);
});

test('nothing is fetched ahead on 2g, with save-data or offline [S9-11]', () => {
  expect(mayPrefetch({ onLine: true })).toBe(true);
  expect(mayPrefetch({ onLine: true, connection: { effectiveType: '4g' } })).toBe(true);
  expect(mayPrefetch({ onLine: false })).toBe(false);
  expect(mayPrefetch({ onLine: true, connection: { saveData: true } })).toBe(false);
  for (const effectiveType of ['2g', 'slow-2g'])
    expect(mayPrefetch({ onLine: true, connection: { effectiveType } })).toBe(false);
});

test('the layout’s steps, the typeface’s weights, the tallest list and the widths of dialogs [S9-12]', () => {
  const steps = [media.sm, media.md, media.lg, media.xl].map((query) => /min-width: (\d+)px/.exec(query)?.[1]);
  expect(steps).toEqual(['576', '768', '992', '1200']);
  expect(Object.values(modalWidth)).toEqual(['500px', '520px', '720px', '1200px']);
  expect(dropdownMaxHeight).toBe('26rem');
  const fonts = readFileSync(new URL('../../src/theme/fonts.css.ts', import.meta.url), 'utf8');
  for (const weight of [300, 400, 700]) expect(fonts).toContain(String(weight));
});
