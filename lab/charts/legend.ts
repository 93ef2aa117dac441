import { iconOf, outlineOfShape } from './icons.ts';
import { html, Markup } from './markup.ts';
import { bilingual } from './shell.ts';
import { phrases, type StateKind, stateKinds, type WayKind, wayKinds } from './phrases.ts';

/** What shapes and strokes mean; stands above the diagrams and on the first printed page. */
export function legend(): Markup {
  const states = Object.keys(stateKinds) as StateKind[];
  const ways = Object.keys(wayKinds) as WayKind[];
  return html`<details class="legend" open>
    <summary>${bilingual(phrases.legend)}</summary>
    <ul>
      ${states.map((kind) => html`<li>${shape(kind)} ${bilingual(stateKinds[kind])}</li>`)}
    </ul>
    <ul>
      ${ways.map((kind) => html`<li>${stroke(kind, 'branch')} ${bilingual(wayKinds[kind])}</li>`)}
      <li>${stroke('person', 'spine')} ${bilingual(phrases.happyPath)}</li>
    </ul>
  </details>`;
}

function shape(kind: StateKind): Markup {
  const stack = kind === 'part' ? '<path class="stack" d="M8 32H60V8"/>' : '';
  return drawn(
    `<g class="state ${kind}"><g class="hit">${stack}${outlineOfShape(kind, 56, 28)}<g class="icon" transform="translate(20 6)">${iconOf(kind)}</g></g></g>`,
  );
}

const stroke = (kind: WayKind, role: string): Markup =>
  drawn(
    `<g class="line ${role} ${kind}"><path class="stroke" d="M0 14H50"/><path class="head" d="M58 14l-8 -4.500v9z"/></g>`,
  );

const drawn = (inner: string): Markup =>
  new Markup(
    `<svg class="chart sample" viewBox="-2 -2 66 38" width="66" height="38" aria-hidden="true">${inner}</svg>`,
  );
