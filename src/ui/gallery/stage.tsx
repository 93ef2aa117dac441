import { i18n } from '@lingui/core';
import { Suspense, useEffect } from 'react';
import { activateLocale } from '../../i18n/catalogs.ts';
import { applyTenantColor } from '../../theme/tenant-color.ts';
import { Heading } from '../heading/heading.tsx';
import { collection, type Entry } from './collection.ts';
import { wordsOf, type GalleryLocale } from './examples.tsx';
import * as css from './gallery.css.ts';
import { useView } from './view.ts';

/** The page the examples stand on: one theme, one language, one tenant's colour. */
export function Stage() {
  const { show, theme, locale, color } = useView();
  useEffect(() => {
    applyTenantColor(color);
    document.documentElement.lang = locale;
    if (theme !== 'both') document.documentElement.dataset['theme'] = theme;
    if (i18n.locale !== locale) void activateLocale(locale);
  }, [color, theme, locale]);
  return <Shown key={show} show={show} locale={locale} />;
}

function Shown({ show, locale }: { show: string; locale: GalleryLocale }) {
  // An outcome takes the focus, and the page along with it.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  const entries = collection.filter(({ name }) => show === 'all' || show === name);
  return (
    <main className={css.stage}>
      {entries.map((entry) => (
        <Component key={`${entry.name} ${locale}`} entry={entry} locale={locale} />
      ))}
    </main>
  );
}

function Component({ entry, locale }: { entry: Entry; locale: GalleryLocale }) {
  return (
    <section className={css.component} id={`component-${entry.name}`}>
      <Heading level={2}>{entry.title}</Heading>
      <div className={css.states[entry.layout ?? 'columns']}>
        {Object.entries(entry.states(wordsOf(locale))).map(([name, example]) => (
          <div key={name} className={css.state}>
            <p className={css.name}>{name}</p>
            <Suspense>{example}</Suspense>
          </div>
        ))}
      </div>
    </section>
  );
}
