import { crc32 } from 'node:zlib';
import type { Locale } from '../../../contract/kit/fields.ts';

/** One look at a screen that stands in a page: through which windows, in which language and appearance. */
export interface Look {
  readonly windows: 'wide' | 'narrow';
  readonly locale: Locale;
  readonly scheme: 'light' | 'dark';
}

/** Any two of windows, language and appearance meet in one of these. */
const pairwise: readonly Look[] = [
  { windows: 'wide', locale: 'de', scheme: 'light' },
  { windows: 'narrow', locale: 'en', scheme: 'light' },
  { windows: 'narrow', locale: 'de', scheme: 'dark' },
  { windows: 'wide', locale: 'en', scheme: 'dark' },
];

const other = { de: 'en', en: 'de', light: 'dark', dark: 'light', wide: 'narrow', narrow: 'wide' } as const;

/** Which of the looks is a screen's first: by its name, so that a new screen changes no other's. */
export const turnOf = (name: string): number => crc32(name) % pairwise.length;

/**
 * Whether `.ci/run` looks at it, too: each page as it stands and with the longest words, and a third of the others, by
 * their names as well.
 */
export const isTaken = ({ name }: { readonly name: string }): boolean =>
  !name.includes('.') || name.includes('unwieldy') || crc32(name) % 3 === 0;

/**
 * Each screen is looked at once, by one of the four pairwise looks; in a whole run twice, the second time with
 * everything else: the other windows, language and appearance.
 */
export function looksAt(
  { isNarrow = false }: { readonly isNarrow?: boolean },
  turn: number,
  isWhole: boolean,
): readonly [Look, Look?] {
  const { windows, locale, scheme } = pairwise[turn] as Look;
  const first: Look = { windows: isNarrow ? 'narrow' : windows, locale, scheme };
  const second: Look = {
    windows: isNarrow ? 'narrow' : other[windows],
    locale: other[locale],
    scheme: other[scheme],
  };
  return isWhole ? [first, second] : [first];
}

/** What a page that goes on as another screen is looked at in there: the same language, all else the other way. */
export const nextLook = (
  { windows, locale, scheme }: Look,
  { isNarrow = false }: { readonly isNarrow?: boolean },
): Look => ({
  windows: isNarrow ? 'narrow' : other[windows],
  locale,
  scheme: other[scheme],
});
