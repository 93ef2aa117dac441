import { createContext, use, type ReactNode } from 'react';
import { Heading } from '../heading/heading.tsx';
import * as css from './gallery.css.ts';

export type GalleryLocale = 'de' | 'en';
export const LocaleContext = createContext<GalleryLocale>('de');

/** Sample words of the gallery in its language; they belong to no catalog, since the product never shows them. */
export function useWords(): (de: string, en: string) => string {
  const locale = use(LocaleContext);
  return (de, en) => (locale === 'de' ? de : en);
}

/** One heading of the gallery with its examples, in one or two columns. */
export function Section({ title, columns = 2, children }: { title: string; columns?: 1 | 2; children: ReactNode }) {
  return (
    <section className={css.section}>
      <Heading level={2}>{title}</Heading>
      <div className={columns === 2 ? css.grid : css.section}>{children}</div>
    </section>
  );
}
