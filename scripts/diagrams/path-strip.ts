import type { Locale } from '../../contract/kit/fields.ts';
import type { Path, PathStep } from '../../tests/paths/path.ts';
import type { Chart } from './chart.ts';
import { html, type Markup } from './markup.ts';
import { locales } from './phrases.ts';
import { bilingual } from './shell.ts';

export const pathsOf = (paths: readonly Path[], machine: string): readonly Path[] =>
  paths.filter((path) => path.machine === machine);

/** A path step by step: what happens and where that leads, with a picture of each screen where there is one. */
export function stripOf(
  { id, name, steps }: Path,
  chart: Chart,
  pictureOf?: (state: string, locale: Locale) => string | undefined,
): Markup {
  return html`<details class="path" id="${id}">
    <summary><code>${id}</code> ${bilingual(name)}</summary>
    <ol>
      ${steps.map((step) => stepOf(step, chart, pictureOf))}
    </ol>
  </details>`;
}

function stepOf(
  { words, states }: PathStep,
  chart: Chart,
  pictureOf?: (state: string, locale: Locale) => string | undefined,
): Markup {
  const links = states.flatMap((path) => {
    const state = chart.states.find((one) => one.path === path);
    return state ? [html`<a href="#${chart.id}/${path}">${bilingual(state.title)}</a> `] : [];
  });
  const pictures = locales.flatMap((locale) => {
    const source = states.map((path) => pictureOf?.(path, locale)).find((one) => one !== undefined);
    return source === undefined ? [] : [html`<img lang="${locale}" src="${source}" alt="" loading="lazy" />`];
  });
  return html`<li>${pictures}<span>${bilingual(words)}</span> <span class="leads">→ ${links}</span></li>`;
}
