import type { Locale } from '../../../contract/kit/fields.ts';

/** One look at a screen that stands in a page: through which windows, in which language and appearance. */
export interface Look {
  readonly windows: 'wide' | 'narrow';
  readonly locale: Locale;
  readonly scheme: 'light' | 'dark';
}

const other = { de: 'en', en: 'de', light: 'dark', dark: 'light' } as const;

/**
 * Each screen is looked at twice, the second time with everything else: the other windows, language and appearance.
 * What the first look has changes from screen to screen, so that over four of them all eight occur.
 */
export function looksAt({ isNarrow = false }: { readonly isNarrow?: boolean }, index: number): readonly [Look, Look] {
  const locale = index % 2 === 0 ? 'de' : 'en';
  const scheme = Math.floor(index / 2) % 2 === 0 ? 'light' : 'dark';
  return [
    { windows: isNarrow ? 'narrow' : 'wide', locale, scheme },
    { windows: 'narrow', locale: other[locale], scheme: other[scheme] },
  ];
}
