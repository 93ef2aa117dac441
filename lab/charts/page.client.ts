/** Runs in the page: which machine is shown, which parents are open, what the panel tells, and the language. */

import type { Locale } from '../../contract/kit/fields.ts';
import type { PageData, StateData } from './index-page.ts';
import type { Text } from './markup.ts';
import type { panelWords } from './panel-words.ts';

type Chart = PageData['charts'][number];
type Way = Chart['ways'][number];

const root = document.documentElement;
const data = JSON.parse(document.querySelector('#data')?.textContent ?? '{}') as Partial<PageData>;
const charts = data.charts ?? [];
// A page without charts opens no panel.
const words = (data.words ?? {}) as typeof panelWords;
const panel = document.querySelector<HTMLElement>('.panel');
const articles = [...document.querySelectorAll<HTMLElement>('[data-article]')];
let chosen: { chart: Chart; state: StateData } | undefined;
let opener: Element | null = null;

const language = (): Locale => (root.lang === 'en' ? 'en' : 'de');
const say = (text: Text): string => text[language()];
const quietly = <Value>(act: () => Value): Value | undefined => {
  try {
    return act();
  } catch {
    // A page from disk may have no storage and no clipboard.
    return undefined;
  }
};

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  content: string | readonly (Node | string)[] = '',
  attributes: Record<string, string> = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (typeof content === 'string') made.textContent = content;
  else made.append(...content);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

function setLanguage(next: Locale): void {
  root.lang = next;
  quietly(() => localStorage.setItem('diagrams-language', next));
  for (const button of document.querySelectorAll<HTMLElement>('[data-language]'))
    button.setAttribute('aria-pressed', String(button.dataset['language'] === next));
  for (const article of articles) {
    const chart = charts.find(({ id }) => id === article.dataset['article']);
    for (const hit of article.querySelectorAll<SVGElement>('[data-path]')) {
      const state = chart?.states.find(({ path }) => path === hit.dataset['path']);
      const held = hit.querySelector('.count')?.textContent;
      const count = held ? ` ${held}` : '';
      if (state)
        hit.setAttribute(
          'aria-label',
          `${say(state.title)}${count}, ${say(data.kinds?.states[state.kind] ?? state.title)}`,
        );
    }
  }
  for (const labelled of document.querySelectorAll<HTMLElement>('[aria-label*=" / "]'))
    labelled.dataset['labels'] ??= labelled.getAttribute('aria-label') ?? '';
  for (const labelled of document.querySelectorAll<HTMLElement>('[data-labels]'))
    labelled.setAttribute('aria-label', labelled.dataset['labels']?.split(' / ')[next === 'de' ? 0 : 1] ?? '');
  const title = document.querySelector(`.subtitle [lang="${next}"]`)?.textContent;
  if (title) document.title = [title, document.title.split(' · ').at(-1)].join(' · ');
  if (chosen) fillPanel();
}

/** Shows what the address names: `#session`, `#session/ready.resting`, a section, or a path of the tests. */
function follow(): void {
  const name = decodeURIComponent(location.hash.slice(1));
  const [id = '', path] = name.split('/');
  const named = id === '' || id === 'main' ? null : inMyLanguage(id);
  const article = named?.closest<HTMLElement>('[data-article]') ?? articles[0];
  for (const one of articles) one.classList.toggle('current', one === article);
  for (const link of document.querySelectorAll('nav a'))
    if (link.getAttribute('href') === `#${article?.id ?? ''}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  if (named instanceof HTMLDetailsElement) named.open = true;
  if (named && named !== article) named.scrollIntoView();
  const chart = charts.find((one) => one.id === article?.id);
  const state = chart?.states.find((one) => one.path === path);
  if (article && chart && state) choose(article, chart, state);
  else close();
}

/** An anchor of a section is there in both languages, the English one with an ending. */
function inMyLanguage(id: string): HTMLElement | null {
  const plain = id.replace(/-en$/, '');
  const [german, english] = [document.getElementById(plain), document.getElementById(`${plain}-en`)];
  return language() === 'en' ? (english ?? german) : (german ?? english);
}

function choose(article: HTMLElement, chart: Chart, state: StateData): void {
  chosen = { chart, state };
  const shown = article.querySelector<HTMLElement>('.view:not([hidden])');
  if (!shown || !shows(shown, state)) show(article, state.parent);
  for (const hit of article.querySelectorAll('.chosen')) hit.classList.remove('chosen');
  for (const hit of article.querySelectorAll(`[data-path="${CSS.escape(state.path)}"]`)) hit.classList.add('chosen');
  const box = article.querySelector(`.view:not([hidden]) .state > [data-path="${CSS.escape(state.path)}"]`);
  fillPanel();
  box?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const openIn = (view: HTMLElement): string[] => (view.dataset['open'] ?? '').split(' ').filter(Boolean);
const shows = (view: HTMLElement, { path }: StateData): boolean =>
  view.querySelector(`.state > [data-path="${CSS.escape(path)}"]`) !== null;

/** The view in which this parent is open; the first one where it is open anyway. */
function show(article: HTMLElement, parent: string): void {
  const views = [...article.querySelectorAll<HTMLElement>('.view')];
  const next =
    views.find(({ dataset }) => dataset['view'] === parent) ?? views.find((view) => openIn(view).includes(parent));
  for (const view of views) view.hidden = view !== (next ?? views[0]);
}

/** A closed parent opens, an open one closes; every state fills the panel. */
function press(hit: SVGElement): void {
  const article = hit.closest<HTMLElement>('[data-article]');
  const chart = charts.find(({ id }) => id === article?.id);
  const state = chart?.states.find(({ path }) => path === hit.dataset['path']);
  if (!article || !chart || !state) return;
  const isSign = hit.classList.contains('sign');
  const expanded = isSign ? null : hit.getAttribute('aria-expanded');
  if (expanded !== null) show(article, expanded === 'true' ? state.parent : state.path);
  const hash = `#${chart.id}/${state.path}`;
  if (location.hash === hash) choose(article, chart, state);
  else location.hash = hash;
  opener = article.querySelector(`.view:not([hidden]) .state > [data-path="${CSS.escape(state.path)}"]`);
  if (opener instanceof SVGElement) opener.focus({ preventScroll: !isSign });
}

function close(): void {
  chosen = undefined;
  if (panel) panel.hidden = true;
  for (const hit of document.querySelectorAll('.chosen')) hit.classList.remove('chosen');
}

function fillPanel(): void {
  if (!panel || !chosen) return;
  const { chart, state } = chosen;
  const link = (path: string) => element('a', nameOf(chart, path), { href: `#${chart.id}/${path}` });
  const line = lineOf(chart, state);
  const told = (way: Way, path: string | null, sign: Text) => {
    const deed = [
      ...(say(way.words) ? [element('span', say(way.words), { class: 'deed' })] : []),
      ...(say(way.condition) ? [element('span', say(way.condition), { class: 'deed condition' })] : []),
    ];
    const goal =
      path === null
        ? [element('em', say(words.stays))]
        : path === ''
          ? [element('em', say(words.anywhere))]
          : [link(path)];
    return element('li', [...deed, element('span', `${say(sign)} `), ...goal], {
      class: `way ${way.kind}`,
      title: say(data.kinds?.ways[way.kind] ?? way.words),
    });
  };
  const out = chart.ways
    .filter(({ from }) => from === '' || line.includes(from))
    .map((way) => told(way, way.to, words.leadsTo));
  const inward = chart.ways
    .filter(({ to, from }) => to !== null && from !== state.path && (to === state.path || isFirst(chart, state, to)))
    .map((way) => told(way, way.from, words.comesFrom));
  const children = chart.states
    .filter(({ parent }) => parent === state.path)
    .map(({ path }) => element('li', [link(path)]));
  const section = (title: Text, content: readonly Node[], list: 'ul' | 'div' = 'ul') =>
    content.length === 0 ? [] : [element('h3', say(title)), element(list, content)];
  const hash = `#${chart.id}/${state.path}`;
  const button = element('button', say(words.copy), { type: 'button' });
  button.addEventListener('click', () => {
    void quietly(() => navigator.clipboard.writeText(location.href))?.then(
      () => (button.textContent = say(words.copied)),
      () => undefined,
    );
  });
  const closing = element('button', '×', { type: 'button', class: 'close', 'aria-label': say(words.close) });
  closing.addEventListener('click', leave);
  panel.setAttribute('aria-label', say(state.title));
  panel.replaceChildren(
    closing,
    element('h2', say(state.title)),
    element('p', say(state.sentence)),
    element('p', say(data.kinds?.states[state.kind] ?? state.title), { class: 'kind' }),
    ...(state.pictures ?? []).flatMap(pictureSet),
    ...(state.noPicture ? [element('p', say(state.noPicture), { class: 'none' })] : []),
    ...(state.parent === '' ? [] : section(words.part, [element('li', [link(state.parent)])])),
    ...section(words.holds, children),
    ...section(words.out, out.length > 0 ? out : children.length > 0 ? [] : [element('li', say(words.nothing))]),
    ...section(words.in, inward),
    ...section(words.screen, screenOf(state), 'div'),
    ...section(words.tests, proofsOf(chart, state)),
    ...section(words.anchor, [element('code', hash), button], 'div'),
  );
  panel.hidden = false;
}

const pictureSet = ({ title, sources }: NonNullable<StateData['pictures']>[number]): Node[] => [
  ...(title ? [element('h3', say(title))] : []),
  ...sources[language()].map((src) => element('a', [element('img', '', { src, alt: '' })], { href: src })),
];

/** A state's title, with its parent's where several states bear the same. */
function nameOf({ states }: Chart, path: string): string {
  const [state, ...namesakes] = states
    .filter(({ title }) => title.en === states.find((one) => one.path === path)?.title.en)
    .toSorted((a, b) => Number(b.path === path) - Number(a.path === path));
  const parent = namesakes.length > 0 ? states.find((one) => one.path === state?.parent) : undefined;
  return [state?.title ?? words.anywhere, ...(parent ? [parent.title] : [])].map(say).join(' · ');
}

/** The state and all its parents. */
function lineOf(chart: Chart, state: StateData): string[] {
  const parent = chart.states.find(({ path }) => path === state.parent);
  return [state.path, ...(parent ? lineOf(chart, parent) : [])];
}

/** A way to a parent leads to the first of its states. */
const isFirst = (chart: Chart, state: StateData, to: string): boolean =>
  chart.states.some((one) => one.path === to && one.initial === state.path);

/** So many tests of a kind stand there at once, the others when somebody asks. */
const few = 4;

/** The paths in the browser, its ways back and its interruptions, what the oracle says, and the walk in pure logic. */
const proofsOf = ({ walkedIn, said }: Chart, { tests, returns, interrupted, sentences }: StateData): Node[] => [
  ...(tests.length > 0 ? listed(tests.map(testOf)) : [element('li', say(words.noPath), { class: 'none' })]),
  ...listed(returns.map((id) => named(id, element('span', say(words.returns))))),
  ...listed(interrupted.map((id) => named(id, element('span', say(words.interrupted))))),
  ...listed(sentences.map((id) => named(id, element('q', said[id], { lang: 'en' })))),
  ...(walkedIn ? [element('li', [element('span', say(words.pure)), element('code', walkedIn)])] : []),
];

const testOf = ({ id, name }: StateData['tests'][number]) =>
  element('li', [element('a', id, { href: `#${id}` }), element('span', ` ${say(name)}`)]);
const named = (id: string, said: Node) => element('li', [element('code', id), ' ', said]);

function listed(items: readonly Node[]): readonly Node[] {
  if (items.length <= few + 1) return items;
  const summary = element('summary', `+ ${items.length - few} ${say(words.more)}`);
  return [...items.slice(0, few), element('li', [element('details', [summary, element('ul', items.slice(few))])])];
}

/** Each page's heading and its address. */
function screenOf({ route, pages, kind }: StateData): Node[] {
  if (pages.length > 0)
    return pages.flatMap(({ title, address }) => [element('p', say(title)), element('code', address)]);
  return [element('span', say(route === '*' ? words.anyScreen : kind === 'part' ? words.nothingSaid : words.noScreen))];
}

/** Back to where the reader was, with the panel gone. */
function leave(): void {
  const article = articles.find((one) => one.classList.contains('current'));
  history.replaceState(null, '', `#${article?.id ?? ''}`);
  close();
  if (opener instanceof SVGElement) opener.focus();
}

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-language]');
  if (button) setLanguage(button.dataset['language'] === 'en' ? 'en' : 'de');
  const hit = target.closest<SVGElement>('svg [data-path]');
  if (hit) press(hit);
  const contents = document.querySelector<HTMLDetailsElement>('.contents');
  if (target.closest('nav a') && contents && isNarrow()) contents.open = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && chosen) leave();
  const hit = event.target instanceof Element ? event.target.closest<SVGElement>('svg [data-path]') : null;
  if (!hit || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  press(hit);
});
window.addEventListener('hashchange', follow);

const isNarrow = () => matchMedia('(max-width: 60rem)').matches;
if (isNarrow())
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.contents, .legend')) folded.open = false;
const stored = quietly(() => localStorage.getItem('diagrams-language'));
setLanguage(stored === 'de' || stored === 'en' ? stored : navigator.language.startsWith('de') ? 'de' : 'en');
root.classList.add('alive');
follow();
