import { html, nothing } from 'lit-html';
import { lineOf, parentsIn, type StateKind } from '../chart.ts';
import { openAtFirst } from '../outline.ts';
import type { ChartPage } from '../site-data.ts';
import { stateKinds, wayKinds } from '../words.ts';
import { chartView, icon } from './chart-view.ts';
import { panel } from './panel.ts';
import { type Reading, to } from './reading.ts';
import { framesView } from './story-view.ts';

/** A machine: its chart with a panel beside it, what always holds, and the ways that tests walk. */
export function flowView(reading: Reading, flow: ChartPage, inner: string) {
  const { site, say, locale, here, toggled, change } = reading;
  const chosen = flow.states.find(({ path }) => path === inner);
  const parents = parentsIn(flow);
  const first = openAtFirst(flow);
  const above = chosen ? lineOf(flow, chosen.parent) : [];
  const open = parents.filter((path) => above.includes(path) || first.includes(path) !== toggled.has(path));
  const chart = chartView({
    chart: flow,
    locale,
    open: new Set(open),
    chosen: chosen?.path,
    here: flow.id === 'session' ? here : undefined,
    onPress: (path) => {
      if (parents.includes(path)) change({ toggled: toggled.symmetricDifference(new Set([path])) });
      location.assign(`#${flow.id}/${path}`);
    },
    pictureOf: (path) => flow.states.find((one) => one.path === path)?.shots[0]?.pictures[0],
  });
  const during = site.charts.flatMap(({ id, title, states }) =>
    states
      .filter(({ child }) => child === flow.id)
      .map((state) => html`<p>${say.partOfFlow} ${to(`${id}/${state.path}`, `${title}: ${state.title}`)}</p>`),
  );
  const fill = ({ currentTarget }: Event) =>
    document.fullscreenElement
      ? document.exitFullscreen()
      : (currentTarget as HTMLElement).closest('.stage')?.requestFullscreen();
  const rules = flow.rules.map((rule, index) => {
    const id = `rule-${index + 1}`;
    return html`<li id=${id} class=${inner === id ? 'chosen' : nothing}>
      ${to(`${flow.id}/${id}`, index + 1)} ${rule}
    </li>`;
  });
  const paths = flow.paths.map(
    ({ id, name, steps }) =>
      html`<details id=${id}>
        <summary lang="en"><code>${id}</code> ${name}</summary>
        ${framesView(flow, steps)}
      </details>`,
  );
  return html`<article>
    <div class="stage">
      <h1 class="lane ${flow.lane}">${flow.title}</h1>
      ${during}
      <div class="tools">
        <button type="button" @click=${fill}>${say.fullScreen}</button>
        ${key(reading)}
      </div>
      <div class="board">
        <div role="region" aria-label="${say.chart}: ${flow.title}" tabindex="0">${chart}</div>
        ${chosen && panel(reading, flow, chosen)}
      </div>
    </div>
    <h2>${say.rules}</h2>
    <ul class="intro">
      ${rules}
    </ul>
    <details ?open=${flow.paths.some(({ id }) => id === inner)}>
      <summary>${say.walked} (${flow.paths.length})</summary>
      <p lang="en">${flow.without}</p>
      ${paths}
    </details>
  </article>`;
}

const key = ({ say, locale }: Reading) =>
  html`<details>
    <summary>${say.key}</summary>
    <ul class="key">
      ${Object.entries(stateKinds[locale]).map(
        ([kind, words]) => html`<li><span class="box ${kind}">${icon(kind as StateKind)}</span> ${words}</li>`,
      )}
      ${Object.entries(wayKinds[locale]).map(([kind, words]) => html`<li class="line exit ${kind}">${words}</li>`)}
    </ul>
  </details>`;
