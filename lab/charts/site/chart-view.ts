import { html, nothing, type TemplateResult } from 'lit-html';
import type { Locale } from '../../../contract/kit/fields.ts';
import { type Chart, type ChartState, type Mark, type StateKind, titleOf, type ToldWay } from '../chart.ts';
import { type Branch, type Edge, outlineOf } from '../outline.ts';
import { marks, stateKinds, words } from '../words.ts';
import { classes, to } from './reading.ts';

interface View {
  readonly chart: Chart;
  readonly locale: Locale;
  readonly open: ReadonlySet<string>;
  readonly chosen?: string | undefined;
  readonly here?: string | undefined;
  readonly onPress: (path: string) => void;
  readonly pictureOf: (path: string) => string | undefined;
}

/** A machine, laid out by the page itself; every state can be pressed, and carries its path in `data-path`. */
export const chartView = (view: View): TemplateResult => html`<div class="chart" role="group">${scope(view, '')}</div>`;

/** The inside of a state; an empty path is the whole machine. */
function scope(view: View, path: string): unknown[] {
  const { hasStart, spine, loose, anywhere } = outlineOf(view.chart, path, view.open);
  const line = spine.map(({ link, ...branch }) => node(view, branch, link));
  const always = words[view.locale][path === '' ? 'anyTime' : 'anyStepHere'];
  return [
    spine.length > 0
      ? html`<div class="spine">${hasStart ? html`<span class="line start"></span>` : ''}${line}</div>`
      : '',
    loose.map((branch) => node(view, branch)),
    anywhere.length > 0 ? html`<div class="anywhere"><b>${always}</b>${exitsView(view, anywhere, path)}</div>` : '',
  ];
}

function node(view: View, { path, branches, exits }: Branch, link?: Edge): TemplateResult {
  const isOpen = view.open.has(path);
  const isGap = link?.ways.length === 0 && !isOpen;
  const hanging = branches.map((one) => {
    const leads = one.edge && label(view, one.edge, path);
    const kind = one.edge && classes(one.edge.kind, markOf(one.edge));
    return html`<div class=${classes('line branch', kind)}>${leads}${node(view, one)}</div>`;
  });
  const next = link && classes('line link', isGap ? 'gap' : link.kind, markOf(link));
  return html`<div class="node">
    ${isOpen ? frame(view, path) : box(view, path)} ${link && html`<div class=${next}>${label(view, link, path)}</div>`}
    ${
      hanging.length + exits.length > 0 ? html`<div class="beside">${hanging}${exitsView(view, exits, path)}</div>` : ''
    }
  </div>`;
}

function exitsView(view: View, edges: readonly Edge[], from: string): unknown {
  if (edges.length === 0) return '';
  const lines = edges.map(
    (edge) =>
      html`<li class=${classes('line exit', edge.kind, markOf(edge))}>
        ${told(view, edge, from)} ${to(`${view.chart.id}/${edge.to}`, `→ ${titleOf(view.chart, edge.to)}`)}
      </li>`,
  );
  return html`<ul class="exits">
    ${lines}
  </ul>`;
}

const label = (view: View, edge: Edge, from: string) => html`<div class="label">${told(view, edge, from)}</div>`;

/** What happens, and in grey what must be so. */
function told({ chart, locale }: View, edge: Edge, from: string): TemplateResult[] {
  const ways = edge.ways.map((way) => ({
    ...way,
    inner: way.from === from ? '' : `${titleOf(chart, way.from)}: `,
    goal: isEntered(chart, edge.to, way) ? '' : ` → ${titleOf(chart, way.to)}`,
  }));
  const distinct = new Map(ways.map((way) => [`${way.inner}${way.words}${way.condition}${way.goal}`, way]));
  return [...distinct.values()].map(({ inner, words: happens, condition, goal, mark }) => {
    const must = happens === '' ? condition : condition && `(${condition})`;
    return html`<span class="told"
      >${mark && html`<b>${signOf(mark, locale)} </b>`}${inner && html`<i>${inner}</i>`}${happens}
      ${must && html`<small>${must}</small>`}${goal && html`<small>${goal}</small>`}</span
    >`;
  });
}

/** Says the mark to a reader to whom colours say nothing. */
const signOf = (mark: Mark, locale: Locale): string => marks[locale][mark].slice(0, 1);

/** Whether a way leads where one arrives who enters the state by its start. */
function isEntered(chart: Chart, path: string, way: ToldWay): boolean {
  const initial = chart.states.find((one) => one.path === path)?.initial;
  return way.to === path || (initial !== undefined && isEntered(chart, initial, way));
}

/** The mark of all ways of a line; `changed` where they differ. */
function markOf({ ways }: Edge): string | undefined {
  const [mark, ...others] = new Set(ways.map((way) => way.mark));
  return others.length > 0 ? 'changed' : mark;
}

function frame(view: View, path: string): TemplateResult {
  const state = view.chart.states.find((one) => one.path === path);
  return html`<div class=${classes('frame', state?.mark)}>
    ${state && stateButton(view, state)}${scope(view, path)}
  </div>`;
}

function box(view: View, path: string): unknown {
  const { states, ways } = view.chart;
  const state = states.find((one) => one.path === path);
  if (!state) return '';
  const inside = states.filter((one) => one.path.startsWith(`${path}.`));
  const hidden = [...inside, ...ways.filter(({ from }) => from.startsWith(`${path}.`))];
  const mark = state.mark ?? (hidden.some((one) => one.mark) ? 'changed' : undefined);
  const picture = inside.length === 0 ? view.pictureOf(path) : undefined;
  return html`<div class=${classes('box', state.kind, mark, inside.length > 0 && 'holds')}>
    ${stateButton(view, { ...state, ...(mark && { mark }) }, inside.length)}
    ${picture && html`<img src=${picture} alt="" loading="lazy" />`}
  </div>`;
}

function stateButton(view: View, { path, title, kind, child, mark }: ChartState, holds = 0): TemplateResult {
  const isOpen = view.open.has(path);
  const isHere = view.here === path || (!isOpen && view.here?.startsWith(`${path}.`) === true);
  const count = holds > 0 ? ` +${holds}` : '';
  const signs = [isOpen ? '−' : count, child && '◢'].filter(Boolean);
  return html`<button
    type="button"
    class=${classes('state', path === view.chosen && 'chosen', isHere && 'here')}
    data-path=${path}
    aria-label="${title}${count}, ${stateKinds[view.locale][kind]}"
    aria-expanded=${isOpen || holds > 0 ? String(isOpen) : nothing}
    aria-current=${isHere ? 'location' : nothing}
    @click=${() => view.onPress(path)}
  >
    ${isOpen ? '' : icon(kind)}<b>${title}</b>${signs.map((sign) => html`<small>${sign}</small>`)}
    ${mark && html`<small class="mark">${marks[view.locale][mark]}</small>`}
  </button>`;
}

const icons: Readonly<Record<StateKind, string>> = {
  person: 'M11 5a3 3 0 1 1-6 0a3 3 0 1 1 6 0M2.5 14.5c0-3.5 2.4-5 5.5-5s5.5 1.5 5.5 5',
  server: 'M2 2.5h12v4.5h-12zM2 9h12v4.5h-12zM4.8 4.8h.01M4.8 11.3h.01',
  timer: 'M14 8a6 6 0 1 1-12 0a6 6 0 1 1 12 0M8 4.5V8l2.5 1.8',
  news: 'M1.5 8c3.5-5.5 9.5-5.5 13 0-3.5 5.5-9.5 5.5-13 0zM10 8a2 2 0 1 1-4 0a2 2 0 1 1 4 0',
  passing: 'M8 1.8l6.2 6.2L8 14.2 1.8 8z',
  end: 'M4 14.5V2h8.5l-2 3 2 3H4',
};

export const icon = (kind: StateKind) =>
  html`<svg class="icon" viewBox="0 0 16 16" width="16" height="16" aria-hidden="true"><path d=${icons[kind]} /></svg>`;
