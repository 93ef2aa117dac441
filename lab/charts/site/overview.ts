import { html } from 'lit-html';
import { type Lane, lanes } from '../presentation.ts';
import { marks } from '../words.ts';
import { flowOf, type Reading, to } from './reading.ts';

export function overview({ site, say, locale }: Reading) {
  const { broken, charts, sections, since, stories } = site;
  const changes = since?.changes.map(
    ({ mark, address, place, title, was, said }) =>
      html`<li class=${mark}>
        <b class="mark">${marks[locale][mark]}</b> ${place}: ${to(address, title)}
        ${mark === 'changed' && html`<small><del>${was.join(' · ')}</del> <ins>${said.join(' · ')}</ins></small>`}
      </li>`,
  );
  const told = stories.map(({ id, lane, title, scenes }) => {
    const passed = scenes.map(({ machine }) => flowOf(site, machine)?.title ?? machine);
    const flows = passed.filter((flow, index) => flow !== passed[index - 1]).join(' → ');
    return card(`story/${id}`, title, lane, flows);
  });
  return html`<article>
    <h1>${say.title}</h1>
    <p class="intro">${say.intro}</p>
    ${broken.length > 0 ? html`<h2>${say.broken}</h2>` : ''}
    <ul lang="en">
      ${broken.map((sentence) => html`<li class="lane removed">${sentence}</li>`)}
    </ul>
    ${since && html`<h2>${say.since} <code>${since.revision}</code></h2>`}
    ${
      changes?.length === 0
        ? html`<p>${say.unchanged}</p>`
        : html`<ul>
            ${changes}
          </ul>`
    }
    ${cards(say.stories, told)}
    ${(Object.keys(lanes[locale]) as Lane[]).map((lane) => {
      const own = charts.filter((chart) => chart.lane === lane);
      return cards(
        lanes[locale][lane],
        own.map(({ id, title }) => card(id, title, lane)),
      );
    })}
    ${cards(
      say.reference,
      sections.map(({ id, title }) => card(id, title)),
    )}
  </article>`;
}

const cards = (title: string, all: readonly unknown[]) =>
  html`<h2>${title}</h2>
    <ul class="cards">
      ${all}
    </ul>`;
const card = (id: string, title: string, lane = '', says = '') =>
  html`<li class="lane ${lane}">${to(id, title)}<small>${says}</small></li>`;
