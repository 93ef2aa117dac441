import type { Locale } from '../../contract/kit/fields.ts';
import type { Path } from '../paths/path.ts';
import { type Chart, type ChartState, lineOf } from './chart.ts';
import { jointsIn } from './joints.ts';
import { drawingOf } from './layout.ts';
import { legend } from './legend.ts';
import { html, Markup, type Text } from './markup.ts';
import { type PageName, pageNameOf } from './page-names.ts';
import { panelWords } from './panel-words.ts';
import { pathsOf, stripOf } from './path-strip.ts';
import { both, locales, stateKinds, wayKinds } from './phrases.ts';
import { flowsOf, pictureChoice, type Pictures, type PictureSet, pictureSetsOf, whyNone } from './pictures.ts';
import { type Proof, type Proofs, proofsOf } from './proofs.ts';
import type { Section } from './section.ts';
import { bilingual, pageOf } from './shell.ts';
import { type Rendering, svgOf } from './svg.ts';
import { viewsOf } from './views.ts';

/** What stands on the page over all machines. */
export interface IndexPage {
  readonly charts: readonly Chart[];
  readonly paths: readonly Path[];
  /** Shown on the page itself. */
  readonly sections: readonly Section[];
  /** Too long for it: files of their own beside it, named by their id. */
  readonly files?: readonly Section[];
  /** Of real screens: they make it a storyboard. */
  readonly pictures?: Pictures;
  /** Above everything else. */
  readonly notice?: Markup;
}

const words = {
  overview: { de: 'Überblick', en: 'Overview' },
  title: { de: 'Was das Produkt tut', en: 'What the product does' },
  machines: { de: 'Abläufe', en: 'Flows' },
  more: { de: 'Tabellen und Karten', en: 'Tables and maps' },
  intro: {
    de: 'Jeder Ablauf so, wie das Produkt ihn ausführt und die Tests ihn prüfen: von oben nach unten der Weg, auf dem alles gut geht, rechts, was sonst geschehen kann. Ein Klick auf einen Zustand sagt mehr über ihn; ein Kasten mit Schatten enthält weitere und öffnet sich.',
    en: 'Every flow as the product runs it and the tests prove it: from top to bottom the way on which all goes well, at the right what else may happen. A click on a state tells more about it; a box with a shadow holds more states and opens.',
  },
  states: { de: 'Zustände', en: 'states' },
  tests: { de: 'Wege im Browser geprüft', en: 'ways tested in the browser' },
  whatCounts: { de: 'Was zählt', en: 'What counts' },
  rules: { de: 'Was immer gilt', en: 'What always holds' },
  walked: { de: 'Wege, die geprüft werden', en: 'Ways that are tested' },
  sentences: { de: 'Sätze des Orakels', en: 'sentences of the oracle' },
  noPath: { de: 'Kein berechneter Weg im Browser.', en: 'No computed path in the browser.' },
  metIn: { de: 'Von Hand geschrieben besuchen ihn im Browser', en: 'Written by hand, these meet it in the browser' },
  pure: { de: 'Jeder Übergang wird in reiner Logik gegangen', en: 'Every transition is walked in pure logic' },
  scroll: { de: 'Diagramm, lässt sich verschieben', en: 'Diagram, can be scrolled' },
} as const satisfies Record<string, Text>;

/** The product owner's page. */
export function indexPage(page: IndexPage): string {
  const { charts, sections, files = [], paths, notice } = page;
  return pageOf({
    title: words.title,
    navigation: html`<ul>
        <li><a href="#overview">${bilingual(words.overview)}</a></li>
      </ul>
      <h2>${bilingual(words.machines)}</h2>
      <ul>
        ${charts.map(({ id, title }) => html`<li><a href="#${id}">${bilingual(title)}</a></li>`)}
      </ul>
      ${sections.length + files.length === 0 ? '' : html`<h2>${bilingual(words.more)}</h2>`}
      <ul>
        ${sections.map(({ id, title }) => html`<li><a href="#${id}">${bilingual(title)}</a></li>`)}${files.map(({ id, title }) => html`<li><a href="${id}.html">${bilingual(title)}</a></li>`)}
      </ul>`,
    main: html`${notice ?? ''}
      <article id="overview" data-article="overview">
        <h2>${bilingual(words.overview)}</h2>
        <p class="intro">${bilingual(words.intro)}</p>
        <ul class="cards">
          ${charts.map((chart) => card(chart, paths))}
        </ul>
      </article>
      ${legend()} ${charts.map((chart) => machineArticle(chart, page))}
      ${sections.map((section) => sectionArticle(section))}`,
    aside: html`<aside class="panel" hidden tabindex="-1"></aside>`,
    data: {
      charts: charts.map((chart) => chartData(chart, paths, page.pictures)),
      kinds: { states: stateKinds, ways: wayKinds },
      words: panelWords,
    },
  });
}

function card({ id, title, states }: Chart, paths: readonly Path[]): Markup {
  const tests = pathsOf(paths, id).length;
  const sentences = proofsOf(id).sentences.length;
  const count = both(
    (locale) =>
      `${states.filter(({ kind }) => kind !== 'part').length} ${words.states[locale]}, ${tests > 0 ? `${tests} ${words.tests[locale]}` : `${sentences} ${words.sentences[locale]}`}`,
  );
  return html`<li>
    <a href="#${id}">${bilingual(title)}</a>
    <p>${bilingual(count)}</p>
  </li>`;
}

/** A section's own file, in the same clothes. */
export const sectionPage = (section: Section): string =>
  pageOf({
    title: section.title,
    navigation: html`<ul>
      <li><a href="index.html">${bilingual(words.title)}</a></li>
    </ul>`,
    main: sectionArticle(section),
  });

function sectionArticle({ id, title, html: texts }: Section): Markup {
  const parts = locales.map(
    (locale) => html`<div lang="${locale}">${new Markup(inLanguage(texts[locale], locale))}</div>`,
  );
  return html`<article class="section" id="${id}" data-article="${id}">
    <h2>${bilingual(title)}</h2>
    ${parts}
  </article>`;
}

/** Both languages stand in the page: an anchor of the English one ends in `-en`, so that no id is there twice. */
function inLanguage(text: string, locale: Locale): string {
  if (locale === 'de') return text;
  const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  return text.replace(
    / (id|href|for|aria-labelledby|aria-describedby|aria-controls)="(#?)([^"]+)"/g,
    (whole, name, sharp, id) => (ids.has(id) ? ` ${name}="${sharp}${id}-en"` : whole),
  );
}

function machineArticle(chart: Chart, { paths, pictures }: IndexPage): Markup {
  const walked = pathsOf(paths, chart.id);
  const flows = flowsOf(paths, chart.id);
  const picturesOf =
    pictures &&
    ((path: string, locale: Locale) =>
      flows.map(({ id }) => ({ flow: id, source: pictures.ofState(id, path, locale, 'phone') })));
  const rendering: Rendering = { locales, ...(picturesOf && { picturesOf }) };
  const hasPicture = pictures && ((path: string) => pictureSetsOf(flows, path, pictures).length > 0);
  const views = viewsOf(chart).map(({ name, open }) => ({ name, open, drawing: drawingOf(chart, open, hasPicture) }));
  const drawings = views.map(({ name, open, drawing }, index) => {
    const svg = svgOf(chart, drawing, rendering);
    return html`<div
      class="view"
      data-view="${name}"
      data-open="${open.join(' ')}"
      ${new Markup(index === 0 ? '' : ' hidden')}
    >
      ${new Markup(svg)}
    </div>`;
  });
  return html`<article class="machine" id="${chart.id}" data-article="${chart.id}">
    <h2>${bilingual(chart.title)}</h2>
    ${pictures ? pictureChoice(flows) : ''}
    <div class="drawing" role="region" aria-label="${words.scroll.de} / ${words.scroll.en}" tabindex="0">
      ${drawings}
    </div>
    <div class="about">
      <section>
        <h3>${bilingual(words.rules)}</h3>
        <ul>
          ${chart.rules.map((rule) => html`<li>${bilingual(rule)}</li>`)}
        </ul>
      </section>
      ${jointsIn(chart.id)}
      <section>
        <h3>${bilingual(words.whatCounts)}</h3>
        <p>${bilingual(chart.abstraction)}</p>
      </section>
      <section class="walked">
        <h3>${bilingual(words.walked)}</h3>
        ${walked.length === 0 ? withoutPath(chart.id) : ''}
        <p>${pureLogic(chart.id)}</p>
        ${walked.map((path) => stripOf(path, chart, pictures))}
      </section>
    </div>
  </article>`;
}

/** Why the browser walks no path, and which tests meet the machine there all the same. */
function withoutPath(id: string): Markup {
  const { without } = proofsOf(id);
  if (!without) return html``;
  const files = without.metIn.map((file, index) => html`${index > 0 ? ', ' : ''}<code>${file}</code>`);
  return html`<p>${bilingual(words.noPath)} ${bilingual(without.reason)} ${bilingual(words.metIn)}: ${files}.</p>`;
}

function pureLogic(id: string): Markup {
  const { walkedIn, sentences } = proofsOf(id);
  if (walkedIn === undefined) return html``;
  return html`${bilingual(words.pure)}: <code>${walkedIn}</code>; ${sentences.length} ${bilingual(words.sentences)}.`;
}

/** What the panel tells of each state. */
function chartData(chart: Chart, paths: readonly Path[], all: Pictures | undefined): PageData['charts'][number] {
  const walked = pathsOf(paths, chart.id);
  const flows = flowsOf(paths, chart.id);
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const { sentences, returns, interrupted, walkedIn } = proofsOf(chart.id);
  const stateData = ({ path, ...state }: ChartState): StateData => {
    const within = new Set(chart.states.filter((one) => lineOf(chart, one.path).includes(path)).map((one) => one.path));
    const tests = walked.filter(({ steps }) => steps.some(({ states }) => states.some((one) => within.has(one))));
    const comeBy = (proofs: readonly Proof[]) =>
      proofs.filter(({ states }) => !states.isDisjointFrom(within)).map(({ id }) => id);
    const pictures = all ? pictureSetsOf(flows, path, all) : [];
    return {
      path,
      ...state,
      pages: state.route === undefined || state.route === '*' ? [] : state.route.split(' ').map(pageNameOf),
      tests: tests.map(({ id, name }) => ({ id, name })),
      returns: comeBy(returns),
      interrupted: comeBy(interrupted),
      sentences: comeBy(sentences),
      ...(pictures.length > 0 && { pictures }),
      ...(all && pictures.length === 0 && !parents.has(path) && { noPicture: whyNone(chart.id, { path, ...state }) }),
    };
  };
  return {
    id: chart.id,
    title: chart.title,
    states: chart.states.map(stateData),
    ways: chart.ways,
    said: Object.fromEntries(sentences.map(({ id, words: said }) => [id, said])),
    ...(walkedIn !== undefined && { walkedIn }),
  };
}

/** What the page's program reads. */
export interface PageData {
  readonly charts: readonly (Pick<Chart, 'id' | 'title' | 'ways'> &
    Pick<Proofs, 'walkedIn'> & {
      readonly states: readonly StateData[];
      /** The oracle's sentences by their ids. */
      readonly said: Readonly<Record<string, string>>;
    })[];
  readonly kinds: { readonly states: typeof stateKinds; readonly ways: typeof wayKinds };
  readonly words: typeof panelWords;
}

export interface StateData extends ChartState {
  /** The pages that show it; none where any page may, or none does. */
  readonly pages: readonly PageName[];
  readonly tests: readonly Pick<Path, 'id' | 'name'>[];
  /** Ids of the tests that come back to it, of those that reload while it waits, and of the oracle's sentences. */
  readonly returns: readonly string[];
  readonly interrupted: readonly string[];
  readonly sentences: readonly string[];
  readonly pictures?: readonly PictureSet[];
  /** Why there is none, in the storyboard. */
  readonly noPicture?: Text;
}
