import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { locales } from '../../../contract/kit/fields.ts';
import { isKnown } from '../entries.ts';
import { flowView } from './flow.ts';
import { overview } from './overview.ts';
import { flowOf, type Reading, to } from './reading.ts';
import { searchField } from './search.ts';
import { storyView } from './story-view.ts';
import { tablesView } from './tables.ts';

const names = { de: 'Deutsch', en: 'English' } as const;

export function siteView(reading: Reading): TemplateResult {
  const { site, entries, say, locale, here = '', address } = reading;
  const title = flowOf(site, 'session')?.states.find(({ path }) => path === here)?.title ?? here;
  const languages = locales.map(
    (one) =>
      html`<a href="?lang=${one}#${address}" lang=${one} aria-current=${one === locale ? 'true' : nothing}>
        ${names[one]}
      </a>`,
  );
  return html`
    <header>
      ${to('/', 'Werdegang')} ${searchField(reading)}
      ${here && to(`session/${here}`, html`${say.here}: <b>${title}</b>`)} ${languages}
    </header>
    <main>
      ${
        isKnown(site, entries, address)
          ? ''
          : html`<p role="status" class="lane removed">${say.unknown} <code>#${address}</code></p>`
      }
      ${pageAt(reading).page()}
    </main>
  `;
}

/** What the address names: a flow, one of its states, rules or paths; a story; a table or one of its rows. */
export function pageAt(reading: Reading) {
  const { site, say, address } = reading;
  const [id = '', ...rest] = address.split('/');
  const inner = rest.join('/');
  const flow = flowOf(site, id) ?? site.charts.find(({ paths }) => paths.some((path) => path.id === id));
  if (flow)
    return { title: flow.title, page: () => keyed(flow.id, flowView(reading, flow, flow.id === id ? inner : id)) };
  const story = id === 'story' ? site.stories.find((one) => one.id === inner) : undefined;
  if (story) return { title: story.title, page: () => storyView(reading, story) };
  const section = site.sections.find((one) => one.id === id || one.tables.some((table) => table.id === id));
  if (section) return { title: section.title, page: () => tablesView(reading, section) };
  return { title: say.title, page: () => overview(reading) };
}
