import { useEffect, useState } from 'react';
import type { Locale } from '../../../contract/kit/fields.ts';
import { lanes } from '../presentation.ts';
import type { Sites } from '../site-data.ts';
import { inLanguage, locales } from '../text.ts';
import { words } from '../words.ts';
import { Flow } from './flow.tsx';
import { watchSession } from './here.ts';
import { Overview } from './overview.tsx';
import { Search } from './search.tsx';
import { flowOf, flowsByLane, SiteContext, useSite } from './site-context.ts';
import { StoryPage } from './story-page.tsx';
import { Tables } from './tables.tsx';

const names: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' };

export function App({ sites }: { sites: Sites }) {
  const [here, setHere] = useState<string>();
  const address = useAddress();
  const locale = localeOf(window.location);
  const [site, say] = [sites[locale], inLanguage(words, locale)];
  useEffect(() => watchSession(setHere), []);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = `${say.title} · Werdegang`;
  }, [locale, say.title]);
  return (
    <SiteContext value={{ site, say, locale, here }}>
      <a className="skip" href="#main">
        {say.skip}
      </a>
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
      <div className="columns">
        <Contents key={address} address={address} />
        <main id="main" tabIndex={-1}>
          <Page address={address} />
        </main>
      </div>
    </SiteContext>
  );
}

/** What the address names: a flow, one of its states, rules or paths; a story; a table or one of its rows. */
function Page({ address }: { address: string }) {
  const { site } = useSite();
  const [id = '', ...rest] = address.split('/');
  const inner = rest.join('/');
  const flow = flowOf(site, id) ?? site.charts.find(({ paths }) => paths.some((path) => path.id === id));
  if (flow) return <Flow key={flow.id} flow={flow} inner={flow.id === id ? inner : id} />;
  const story = id === 'story' ? site.stories.find((one) => one.id === inner) : undefined;
  if (story) return <StoryPage story={story} />;
  const section = site.sections.find((one) => one.id === id || one.tables.some((table) => table.id === id));
  if (section) return <Tables section={section} address={address} />;
  return <Overview />;
}

function Contents({ address }: { address: string }) {
  const { site, say, locale } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const link = (id: string, title: string) => (
    <li key={id}>
      <a href={`#${id}`} aria-current={`${address}/`.startsWith(`${id}/`) ? 'page' : undefined}>
        {title}
      </a>
    </li>
  );
  return (
    <nav aria-label={say.contents}>
      <button type="button" className="menu" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {say.contents}
      </button>
      <div className={isOpen ? 'contents open' : 'contents'}>
        <h2>{say.stories}</h2>
        <ul>{site.stories.map(({ id, title }) => link(`story/${id}`, title))}</ul>
        {flowsByLane(site).map(([lane, flows]) => (
          <section key={lane}>
            <h2 className={`lane ${lane}`}>{lanes[lane][locale]}</h2>
            <ul>{flows.map(({ id, title }) => link(id, title))}</ul>
          </section>
        ))}
        <h2>{say.reference}</h2>
        <ul>{site.sections.map(({ id, title }) => link(id, title))}</ul>
      </div>
    </nav>
  );
}

const read = () => decodeURIComponent(location.hash.slice(1));

function useAddress(): string {
  const [address, setAddress] = useState(read);
  useEffect(() => {
    const follow = () => {
      // where the skip link leads is no page
      if (read() !== 'main') setAddress(read());
    };
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
