import type { Path, PathStep } from '../paths/path.ts';
import type { Chart } from './chart.ts';
import { html, type Markup } from './markup.ts';
import { locales } from './phrases.ts';
import { type Pictures, whyNoStep } from './pictures.ts';
import { bilingual } from './shell.ts';

export const pathsOf = (paths: readonly Path[], machine: string): readonly Path[] =>
  paths.filter((path) => path.machine === machine);

/** A path step by step: what happens and where that leads, with a picture of each screen where there is one. */
export function stripOf(path: Path, chart: Chart, pictures?: Pictures): Markup {
  const { id, name, steps } = path;
  return html`<details class="path" id="${id}">
    <summary><code>${id}</code> ${bilingual(name)}</summary>
    <ol>
      ${steps.map((step, index) => stepOf(step, chart, pictures && picturesOf(path, index + 1, pictures)))}
    </ol>
  </details>`;
}

/** A step's picture in both languages, each a link to its full size. */
function picturesOf(path: Path, number: number, { ofStep }: Pictures): Markup[] {
  const step = path.steps[number - 1];
  return locales.map((locale) => {
    const source = ofStep(path, number, locale);
    if (source === undefined)
      return html`<span class="none" lang="${locale}">${step ? whyNoStep(step)[locale] : ''}</span>`;
    const words = step?.words[locale] ?? '';
    return html`<span lang="${locale}"
      ><a href="${source}"><img src="${source}" alt="${words}" loading="lazy" /></a
    ></span>`;
  });
}

function stepOf({ words, states }: PathStep, chart: Chart, pictures: readonly Markup[] = []): Markup {
  const links = states.flatMap((path) => {
    const state = chart.states.find((one) => one.path === path);
    return state ? [html`<a href="#${chart.id}/${path}">${bilingual(state.title)}</a> `] : [];
  });
  return html`<li>${pictures}<span>${bilingual(words)}</span> <span class="leads">→ ${links}</span></li>`;
}
