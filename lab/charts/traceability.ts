import type { Locale } from '../../contract/kit/fields.ts';
import { allPaths } from '../paths/all-paths.ts';
import { findTests, type FoundTest } from '../traceability/found-tests.ts';
import { specification } from '../traceability/specification.ts';
import { trace, type TracedLine } from '../traceability/trace.ts';
import { html, type Markup, scrolling, type Text } from './markup.ts';
import { type Place, placeOf, wordOf as wordOfPlace } from './places.ts';
import { productRoutes } from '../product-routes.ts';
import type { Section } from './section.ts';
import { inWords, transitionsOf } from './transitions.ts';
import { unwalkedIn } from './unwalked.ts';
import { stateOfSituation } from './verdict-words.ts';

const texts = {
  title: { de: 'Von der Spezifikation zum Test', en: 'From the specification to the test' },
  intro: {
    de: 'Jede Zeile der Abschnitte 2, 4, 5, 6 und 8 der Spezifikation: wo sie im Produkt steht, und welche Tests sie beweisen. Die Zeilen stehen in ihrer eigenen Sprache, Englisch. Ein Test nennt die Nummer der Zeile in seinem Titel; fehlt einer Zeile jeder Test, so steht hier der Grund.',
    en: 'Every line of the specification’s sections 2, 4, 5, 6 and 8: where it stands in the product, and which tests prove it. A test names the line’s number in its title; where a line has no test, the reason stands here.',
  },
  section: { de: 'Abschnitt', en: 'Section' },
  line: { de: 'Zeile', en: 'Line' },
  where: { de: 'Wo im Produkt', en: 'Where in the product' },
  tests: { de: 'Bewiesen durch', en: 'Proven by' },
  proven: { de: 'mit Tests', en: 'with tests' },
  open: { de: 'offen', en: 'open' },
  lines: { de: 'Zeilen', en: 'Lines' },
  verdicts: { de: 'Wer sieht welche Seite', en: 'Who sees which page' },
  paths: { de: 'Wege durch diese Zustände', en: 'Paths through these states' },
  openTitle: { de: 'Zeilen ohne Test, und warum', en: 'Lines without a test, and why' },
  transitions: { de: 'Übergänge', en: 'Transitions' },
  noMachine: { de: 'in keiner Maschine', en: 'in no machine' },
} as const satisfies Record<string, Text>;

/** So many transitions stand with a line; the chart tells the others. */
const mostWays = 6;

const style = html`<style>
  .traceability-scroll {
    overflow-x: auto;
  }
  .traceability-scroll:focus-visible {
    outline: 3px solid light-dark(#1f5fbf, #8ab4f8);
    outline-offset: 2px;
  }
  .traceability-table {
    border-collapse: collapse;
    width: 100%;
    min-width: 44rem;
    font-size: 0.875rem;
    line-height: 1.35;
    table-layout: fixed;
  }
  .traceability-sums {
    min-width: 0;
    width: auto;
    table-layout: auto;
  }
  .traceability-table th,
  .traceability-table td {
    border: 1px solid light-dark(#c9d0da, #4a5362);
    padding: 0.4rem 0.5rem;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: anywhere;
  }
  .traceability-table thead th {
    background: light-dark(#f2f4f7, #262c36);
    font-weight: 700;
  }
  .traceability-table ul {
    margin: 0;
    padding-inline-start: 1rem;
  }
  .traceability-table small,
  .traceability-table code {
    color: light-dark(#5b6472, #a3adbb);
  }
  .traceability-table [id]:target {
    outline: 3px solid light-dark(#b35c00, #ffb15c);
    outline-offset: -3px;
  }
  .traceability-open {
    background: light-dark(#fdf3dc, #40330f);
  }
  @media print {
    .traceability-scroll {
      overflow: visible;
    }
    .traceability-table {
      min-width: 0;
      font-size: 8pt;
    }
    .traceability-table tr {
      break-inside: avoid;
    }
    .traceability-open {
      print-color-adjust: exact;
    }
  }
</style>`;

/** From each line of the specification to the states and tests that realise it; what is missing is listed. */
export function traceabilitySection(): Section {
  const tests = findTests();
  const sections = specification.map(({ number, title, lines }) => ({
    number,
    title,
    lines: trace(lines, tests, allPaths),
  }));
  return {
    id: 'traceability',
    title: texts.title,
    html: { de: page(sections, 'de').text, en: page(sections, 'en').text },
  };
}

interface TracedSection {
  readonly number: number;
  readonly title: Text;
  readonly lines: readonly TracedLine[];
}

function page(sections: readonly TracedSection[], locale: Locale): Markup {
  const open = sections.flatMap(({ lines }) => lines).filter(({ line }) => line.open);
  return html`${style}
    <p>${texts.intro[locale]}</p>
    ${sums(sections, locale)}
    <h3 id="traceability-open">${texts.openTitle[locale]} (${open.length})</h3>
    <ul>
      ${open.map(({ line }) => html`<li><a href="#${line.id}">${line.id}</a> ${line.open?.[locale] ?? ''}</li>`)}
    </ul>
    ${sections.map((section) => linesIn(section, locale))} ${unwalkedIn(locale)}`;
}

function sums(sections: readonly TracedSection[], locale: Locale): Markup {
  return html`<table class="traceability-table traceability-sums">
    <thead>
      <tr>
        ${[texts.section, texts.lines, texts.proven, texts.open].map((text) => html`<th scope="col">${text[locale]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${sections.map(
        ({ number, title, lines }) =>
          html`<tr>
            <th scope="row"><a href="#traceability-${number}">${number} ${title[locale]}</a></th>
            <td>${lines.length}</td>
            <td>${lines.filter(({ tests }) => tests.length > 0).length}</td>
            <td>${lines.filter(({ line }) => line.open).length}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function linesIn({ number, title, lines }: TracedSection, locale: Locale): Markup {
  const heading = `${texts.section[locale]} ${number}: ${title[locale]}`;
  const table = html`<table class="traceability-table">
    <thead>
      <tr>
        ${[texts.line, texts.where, texts.tests].map((text) => html`<th scope="col">${text[locale]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map((traced) => rowIn(traced, locale))}
    </tbody>
  </table>`;
  return html`<h3 id="traceability-${number}">${heading}</h3>
    ${scrolling('traceability-scroll', heading, table)}`;
}

function rowIn({ line, tests, paths }: TracedLine, locale: Locale): Markup {
  const places = (line.at ?? []).map((place) => placeIn(place, locale));
  const columns = (line.verdicts ?? []).map(
    (situation) => wordOfPlace(`session: ${stateOfSituation[situation]}`, locale)[0],
  );
  const verdicts = html`<li><a href="index.html#verdicts">${texts.verdicts[locale]}</a>: ${columns.join(', ')}</li>`;
  const where = columns.length > 0 ? [...places, verdicts] : places;
  const ways = transitionsOf(line.at ?? [], line.by ?? []).map((transition) => inWords(transition, locale));
  const walked = paths.length > 0 ? html`<p><small>${texts.paths[locale]}: ${fewOf(paths)}</small></p>` : '';
  return html`<tr id="${line.id}" ${line.open ? html` class="traceability-open"` : ''}>
    <th scope="row"><code>${line.id}</code> <q lang="en">${line.says}</q></th>
    <td>
      ${
        where.length > 0
          ? html`<ul>
              ${where}
            </ul>`
          : outsideMachines(line.says, locale)
      }
      ${waysIn(ways, locale)}
    </td>
    <td>${line.open ? html`<strong>${texts.open[locale]}</strong>: ${line.open[locale]}` : testsIn(tests)}${walked}</td>
  </tr>`;
}

/** A line about no machine: the pages it names, as far as the product has them. */
function outsideMachines(says: string, locale: Locale): Markup {
  const named: readonly string[] = says.match(/\/[\w/{}-]*/g) ?? [];
  const paths = productRoutes.map(({ path }) => path).filter((path) => named.includes(path));
  if (paths.length === 0) return html`${texts.noMachine[locale]}`;
  return html`${paths.map((path) => html`<code>${path}</code> `)}(${texts.noMachine[locale]})`;
}

function waysIn(ways: readonly string[], locale: Locale): Markup {
  if (ways.length === 0) return html``;
  return html`<p>${texts.transitions[locale]}:</p>
    <ul>
      ${[...ways.slice(0, mostWays), ...(ways.length > mostWays ? [`+ ${ways.length - mostWays}`] : [])].map((way) => html`<li>${way}</li>`)}
    </ul>`;
}

/** The first three, and how many more. */
const fewOf = (paths: readonly string[]): string =>
  [...paths.slice(0, 3), ...(paths.length > 3 ? [`+ ${paths.length - 3}`] : [])].join(', ');

function placeIn(place: Place, locale: Locale): Markup {
  const { machine, state } = placeOf(place);
  return html`<li>
    <a href="index.html#${machine}/${state}">${wordOfPlace(place, locale)[0]}</a> <code>${machine}: ${state}</code>
  </li>`;
}

/** Titles under their file, in English: they are the project’s own. */
function testsIn(tests: readonly FoundTest[]): Markup {
  const files = [...Map.groupBy(tests, ({ file }) => file)];
  return html`${files.map(
    ([file, found]) =>
      html`<div>
        <code>${file}</code>
        <ul lang="en">
          ${found.map(({ title }) => html`<li>${title}</li>`)}
        </ul>
      </div>`,
  )}`;
}
