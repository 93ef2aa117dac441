import type { Locale } from '../../contract/kit/fields.ts';
import { findTests, type FoundTest } from '../traceability/found-tests.ts';
import type { Line } from '../traceability/line.ts';
import { specification } from '../traceability/specification.ts';
import { html, type Markup, scrolling, type Text } from './markup.ts';
import { both } from './phrases.ts';
import type { Section } from './section.ts';
import { unwalkedIn } from './unwalked.ts';

const texts = {
  title: { de: 'Von der Spezifikation zum Test', en: 'From the specification to the test' },
  intro: {
    de: 'Jede Zeile der Abschnitte 2, 4, 5, 6 und 8 der Spezifikation: welche Tests sie beweisen. Die Zeilen stehen in ihrer eigenen Sprache, Englisch. Ein Test nennt die Nummer der Zeile in seinem Titel; fehlt einer Zeile jeder Test, so steht hier der Grund.',
    en: 'Every line of the specification’s sections 2, 4, 5, 6 and 8: which tests prove it. A test names the line’s number in its title; where a line has no test, the reason stands here.',
  },
  section: { de: 'Abschnitt', en: 'Section' },
  line: { de: 'Zeile', en: 'Line' },
  tests: { de: 'Bewiesen durch', en: 'Proven by' },
  proven: { de: 'mit Tests', en: 'with tests' },
  open: { de: 'offen', en: 'open' },
  openTitle: { de: 'Zeilen ohne Test, und warum', en: 'Lines without a test, and why' },
} as const satisfies Record<string, Text>;

/** From each line of the specification to the tests that prove it; what is missing is listed. */
export function traceabilitySection(): Section {
  const tests = findTests();
  return { id: 'traceability', title: texts.title, html: both((locale) => page(tests, locale).text) };
}

function page(tests: readonly FoundTest[], locale: Locale): Markup {
  const open = specification.flatMap(({ lines }) => lines).filter((line) => line.open);
  return html`<p>${texts.intro[locale]}</p>
    <h3 id="traceability-open">${texts.openTitle[locale]} (${open.length})</h3>
    <ul>
      ${open.map((line) => html`<li><a href="#${line.id}">${line.id}</a> ${line.open?.[locale] ?? ''}</li>`)}
    </ul>
    ${specification.map((section) => linesIn(section, tests, locale))} ${unwalkedIn(locale)}`;
}

function linesIn(
  { number, title, lines }: (typeof specification)[number],
  tests: readonly FoundTest[],
  locale: Locale,
): Markup {
  const count = `${lines.filter((line) => !line.open).length} ${texts.proven[locale]} / ${lines.length}`;
  const heading = `${texts.section[locale]} ${number}: ${title[locale]} (${count})`;
  const table = html`<table>
    <thead>
      <tr>
        ${[texts.line, texts.tests].map((text) => html`<th scope="col">${text[locale]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map((line) => rowIn(line, tests, locale))}
    </tbody>
  </table>`;
  return html`<h3 id="traceability-${number}">${heading}</h3>
    ${scrolling(heading, table)}`;
}

function rowIn(line: Line, tests: readonly FoundTest[], locale: Locale): Markup {
  const own = tests.filter((test) => test.lines.includes(line.id));
  return html`<tr id="${line.id}" ${line.open ? html` class="open"` : ''}>
    <th scope="row"><code>${line.id}</code> <q lang="en">${line.says}</q></th>
    <td>${line.open ? html`<strong>${texts.open[locale]}</strong>: ${line.open[locale]}` : testsIn(own)}</td>
  </tr>`;
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
