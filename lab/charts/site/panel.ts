import { html, nothing } from 'lit-html';
import { childrenOf, lineOf, titleIn, type Way } from '../chart.ts';
import type { ChartPage, StatePage } from '../site-data.ts';
import { stateKinds } from '../words.ts';
import { flowOf, type Reading, to } from './reading.ts';

export function panel({ site, say, locale }: Reading, flow: ChartPage, state: StatePage) {
  const line = lineOf(flow, state.path);
  const isFirst = (path: string) => flow.states.some((one) => one.path === path && one.initial === state.path);
  const isWithin = (path: string) => `${path}.`.startsWith(`${state.path}.`);
  const stories = site.stories.filter(({ scenes }) =>
    scenes.some(({ machine, frames }) => machine === flow.id && frames.some(({ states }) => states.some(isWithin))),
  );
  const child = flowOf(site, state.child ?? '');
  const way = ({ words, condition }: Way, arrow: string, path: string | null, none: string) =>
    html`<span class="way">
      ${words} ${condition && html`<span class="soft">${condition}</span>`} ${arrow}
      ${path ? to(`${flow.id}/${path}`, titleIn(flow, path)) : html`<em>${none}</em>`}
    </span>`;
  const out = flow.ways.filter(({ from }) => from === '' || line.includes(from));
  const inward = flow.ways.filter(
    ({ to: goal, from }) => goal && from !== state.path && (goal === state.path || isFirst(goal)),
  );
  const shots = state.shots.map(
    ({ title, pictures }) =>
      html`<figure>
        ${title && html`<figcaption>${title}</figcaption>`}
        ${pictures.map((source) => html`<a href=${source} aria-label=${state.title}><img src=${source} alt="" /></a>`)}
      </figure>`,
  );
  return html`<aside class="panel" aria-label=${state.title}>
    <a class="close" aria-label=${say.close} href="#${flow.id}">×</a>
    <h2>${state.title}</h2>
    <p>${state.sentence}</p>
    <p class="soft">${stateKinds[locale][state.kind]}</p>
    ${child && html`<p>${say.inside}: ${to(child.id, child.title)}</p>`} ${shots}
    ${list(
      say.out,
      out.map((one) => way(one, '→', one.to, say.stays)),
      childrenOf(flow, state.path).length > 0 ? '' : say.nothing,
    )}
    ${list(
      say.in,
      inward.map((one) => way(one, '←', one.from, say.anywhere)),
    )}
    ${list(
      say.screen,
      state.pages.map(({ title, address }) => html`${title} <code>${address}</code>`),
      state.route === '*' ? say.anyScreen : say.noScreen,
    )}
    ${list(
      say.told,
      stories.map(({ id, title }) => to(`story/${id}`, title)),
    )}
    <details>
      <summary>${say.proofs} (${state.tests.length + state.sentences.length})</summary>
      <ul>
        ${proofs(flow, state, say.noPath)}
      </ul>
    </details>
    <code>#${flow.id}/${state.path}</code>
  </aside>`;
}

function list(title: string, items: readonly unknown[], none = '') {
  if (items.length === 0 && none === '') return nothing;
  return html`<h3>${title}</h3>
    <ul>
      ${items.length > 0 ? items.map((item) => html`<li>${item}</li>`) : html`<li class="soft">${none}</li>`}
    </ul>`;
}

const proofs = (flow: ChartPage, { sentences, tests }: StatePage, none: string) => [
  ...sentences.map((id) => {
    const said = flow.sentences.find((one) => one.id === id)?.words;
    return html`<li lang="en"><code>${id}</code> <q>${said}</q></li>`;
  }),
  tests.length === 0 ? html`<li class="soft">${none}</li>` : '',
  ...tests.map((id) => {
    const path = flow.paths.find((one) => one.id === id);
    return html`<li lang="en">${path ? to(id, id) : html`<code>${id}</code>`} ${path?.name}</li>`;
  }),
];
