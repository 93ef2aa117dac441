import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { ComparedSite } from '../comparison.ts';
import { addressesIn } from '../entries.ts';
import { inLanguage, locales } from '../text.ts';
import { words } from '../words.ts';
import { Flow } from './flow.tsx';
import { watchSession } from './here.ts';
import { Overview } from './overview.tsx';
import { Search } from './search.tsx';
import { flowOf, type Reading, SiteContext } from './site-context.ts';
import { StoryPage } from './story-page.tsx';
import { Tables } from './tables.tsx';

const names: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' };

export function App({ sites }: { sites: Readonly<Record<Locale, ComparedSite>> }) {
  const [here, setHere] = useState<string>();
  const address = useAddress();
  const locale = localeOf(window.location);
  const site = sites[locale];
  const say = inLanguage(words, locale);
  const known = useMemo(() => addressesIn(site), [site]);
  const { title, page } = pageAt(site, say, address);
  useEffect(() => watchSession(setHere), []);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = `${title} · Werdegang`;
  }, [locale, title]);
  return (
    <SiteContext value={{ site, say, locale, here }}>
      <header>
        <a href="#/">Werdegang</a>
        <Search />
        {here && (
          <a href={`#session/${here}`}>
            {say.here}: <b>{flowOf(site, 'session')?.states.find(({ path }) => path === here)?.title ?? here}</b>
          </a>
        )}
        {locales.map((one) => (
          <a key={one} href={`?lang=${one}#${address}`} lang={one} aria-current={one === locale ? 'true' : undefined}>
            {names[one]}
          </a>
        ))}
      </header>
      <main>
        {!known.has(address) && (
          <p role="status" className="lane removed">
            {say.unknown} <code>#{address}</code>
          </p>
        )}
        {page}
      </main>
    </SiteContext>
  );
}

/** What the address names: a flow, one of its states, rules or paths; a story; a table or one of its rows. */
function pageAt(site: ComparedSite, say: Reading['say'], address: string): { title: string; page: ReactNode } {
  const [id = '', ...rest] = address.split('/');
  const inner = rest.join('/');
  const flow = flowOf(site, id) ?? site.charts.find(({ paths }) => paths.some((path) => path.id === id));
  if (flow) return { title: flow.title, page: <Flow key={flow.id} flow={flow} inner={flow.id === id ? inner : id} /> };
  const story = id === 'story' ? site.stories.find((one) => one.id === inner) : undefined;
  if (story) return { title: story.title, page: <StoryPage story={story} /> };
  const section = site.sections.find((one) => one.id === id || one.tables.some((table) => table.id === id));
  if (section) return { title: section.title, page: <Tables section={section} address={address} /> };
  return { title: say.title, page: <Overview /> };
}

const read = () => decodeURIComponent(location.hash.slice(1));

function useAddress(): string {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const follow = () => setAddress(read);
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  return address;
}

/** The address says the language, so that a reload keeps it and whoever gets the address reads the same. */
function localeOf({ search }: Location): Locale {
  const asked = new URLSearchParams(search).get('lang');
  return locales.find((locale) => locale === asked) ?? (navigator.language.startsWith('de') ? 'de' : 'en');
}
