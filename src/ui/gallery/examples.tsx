import { useState, type ReactNode } from 'react';

/** The language of the gallery. */
export type GalleryLocale = 'de' | 'en';

/** One of two wordings. Sample words belong to no catalog, since the product never shows them. */
export type Words = (de: string, en: string) => string;

/** Where a component stands in the gallery's side list, in this order. */
export const groups = ['Actions', 'Fields', 'Overlays', 'Navigation', 'Messages', 'Data', 'Page'] as const;

/** A component in its states; each `<component>.examples.tsx` exports one, and the gallery collects them. */
export type Examples = {
  title: string;
  group: (typeof groups)[number];
  /** wide: a state to a row, for what fills a page */
  layout?: 'columns' | 'wide' | undefined;
  /** each state under its name */
  states: (words: Words) => Readonly<Record<string, ReactNode>>;
};

/** The wording of one language. */
export const wordsOf =
  (locale: GalleryLocale): Words =>
  (de, en) =>
    locale === 'de' ? de : en;

/** Bad input that every component must bear. */
export const samples = {
  longWord: 'Donaudampfschifffahrtsgesellschaftskapitänsanwärterinnenausbildung',
  rightToLeft: 'محمد علي الحسيني',
} as const;

/** Keeps what an example changes, as a screen would. */
export function Kept<Value>({
  start,
  children,
}: {
  start: Value;
  children: (value: Value, keep: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return children(value, setValue);
}
