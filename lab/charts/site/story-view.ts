import { html } from 'lit-html';
import { titleIn } from '../chart.ts';
import { lanes } from '../presentation.ts';
import type { ChartPage, Site } from '../site-data.ts';
import { flowOf, type Reading, to } from './reading.ts';

/** A story scene by scene: a sentence, and what the machine does then, with a picture of each screen there is. */
export function storyView({ site, locale }: Reading, { lane, title, scenes }: Site['stories'][number]) {
  const told = scenes.map(({ machine, says, frames }) => {
    const flow = flowOf(site, machine);
    return html`<li class="lane ${flow?.lane}">
      <h2>${says}</h2>
      ${to(machine, flow?.title ?? machine)} ${flow && framesView(flow, frames)}
    </li>`;
  });
  return html`<article>
    <p class="lane ${lane}">${lanes[locale][lane]}</p>
    <h1>${title}</h1>
    <ol class="scenes">
      ${told}
    </ol>
  </article>`;
}

interface Frame {
  readonly words: string;
  readonly states: readonly string[];
  readonly picture?: string | undefined;
}

/** What happened, one after the other, each with what it led to: with its own picture, or that of the state. */
export function framesView(flow: ChartPage, frames: readonly Frame[]) {
  const shown = frames.map(({ words, states, picture }) => {
    const shots = flow.states.filter(({ path }) => states.includes(path)).flatMap((state) => state.shots);
    const source = picture ?? shots[0]?.pictures[0];
    return html`<li>
      <small>${words && `${words} →`}</small>
      ${source && html`<img src=${source} alt="" loading="lazy" />`}
      ${states.map((path) => to(`${flow.id}/${path}`, titleIn(flow, path)))}
    </li>`;
  });
  return html`<ol class="frames">
    ${shown}
  </ol>`;
}
