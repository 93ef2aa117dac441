import { render } from 'lit-html';
import { type Locale, locales } from '../../../contract/kit/fields.ts';
import type { ComparedSite } from '../comparison.ts';
import { entriesOf } from '../entries.ts';
import { words } from '../words.ts';
import { pageAt, siteView } from './app.ts';
import { watchSession } from './here.ts';
import type { Reading } from './reading.ts';

const root = document.querySelector<HTMLElement>('#site')!;
const sites = JSON.parse(document.querySelector('#data')?.textContent ?? '') as Readonly<Record<Locale, ComparedSite>>;

/** The address says the language, so that a reload keeps it and whoever gets the address reads the same. */
const asked = new URLSearchParams(location.search).get('lang');
const locale = locales.find((one) => one === asked) ?? (navigator.language.startsWith('de') ? 'de' : 'en');
document.documentElement.lang = locale;

let reading: Reading = {
  site: sites[locale],
  entries: entriesOf(sites[locale]),
  say: words[locale],
  locale,
  address: readAddress(),
  here: undefined,
  asked: '',
  toggled: new Set(),
  change: (part) => {
    reading = { ...reading, ...part };
    render(siteView(reading), root);
  },
};

function readAddress(): string {
  return decodeURIComponent(location.hash.slice(1));
}

function arrive(): void {
  const address = readAddress();
  const before = pageAt(reading).title;
  const { title } = pageAt({ ...reading, address });
  reading = { ...reading, address };
  reading.change(before === title ? {} : { toggled: new Set() });
  document.title = `${title} · Werdegang`;
  const [name, inner] = [address, address.slice(address.indexOf('/') + 1)].map((one) => CSS.escape(one));
  const found = document.querySelector(`[id="${name}"], [id="${inner}"], [data-path="${inner}"]`);
  if (found instanceof HTMLDetailsElement) found.open = true;
  if (found) found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  else window.scrollTo(0, 0);
}

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLInputElement;
  if (event.key === '/' && !isTyping && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    document.querySelector<HTMLElement>('[type=search]')?.focus();
  }
  const chosen = document.querySelector<HTMLElement>('.state.chosen');
  if (event.key !== 'Escape' || !chosen) return;
  location.hash = `#${reading.address.replace(/\/.*/, '')}`;
  chosen.focus();
});
window.addEventListener('hashchange', arrive);
arrive();
watchSession((here) => reading.change({ here }));
