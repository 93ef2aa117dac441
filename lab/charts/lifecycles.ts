import type { Locale } from '../../contract/kit/fields.ts';
import { type Author, authors } from '../../contract/kit/roles.ts';
import { authorWords } from '../../machines/kit/lifecycle-words.ts';
import { lifecycles, type WordedLifecycle } from '../../machines/lifecycles.ts';
import { type DerivedStatuses, derivedStatuses } from './derived-statuses.ts';
import { beginningLine, moveLine } from './lifecycle-lines.ts';
import { type MarkOf, unmarked } from './line-comparison.ts';
import { markClass, markWord } from './marked.ts';
import { html, type Markup, scrolling, slugOf, type Text } from './markup.ts';
import { both } from './phrases.ts';
import type { Section } from './section.ts';

const texts = {
  title: { de: 'Status: wer darf was?', en: 'Statuses: who may do what?' },
  intro: {
    de: 'Jeder Gegenstand mit einem Status: in welchem Status wer was tun kann, und wohin das führt. Dieselbe Datei entscheidet im Produkt. Fristen und Grenzen dazu prüft der Server. Ohne Konto handelt, wer einen Link aus einer E-Mail öffnet; von selbst geschieht etwas durch die Uhr oder als Folge von anderem.',
    en: 'Everything that has a status: in which status who can do what, and where that leads. The same file decides in the product. Deadlines and limits are checked by the server besides. Without an account acts whoever opens a link from an e-mail; by itself something happens by the clock, or following from something else.',
  },
  status: { de: 'Status', en: 'Status' },
  begins: { de: 'Anfang', en: 'Beginning' },
  ends: { de: 'Ende', en: 'End' },
  derived: { de: 'Berechnet, nie gespeichert', en: 'Worked out, never stored' },
  derivedIntro: {
    de: 'Diese Status setzt niemand; sie ergeben sich jedes Mal neu.',
    en: 'Nobody sets these; they follow anew each time.',
  },
  meaning: { de: 'Was er sagt', en: 'What it says' },
} as const satisfies Record<string, Text>;

/** Every lifecycle as a table of statuses and authors, and the statuses that are worked out. */
export function lifecyclesSection(markOf: MarkOf = unmarked): Section {
  return { id: 'lifecycles', title: texts.title, html: both((locale) => page(locale, markOf).text) };
}

function page(locale: Locale, markOf: MarkOf): Markup {
  const sorted = lifecycles.toSorted((a, b) => a.words[locale].title.localeCompare(b.words[locale].title, locale));
  return html`<p>${texts.intro[locale]}</p>
    ${sorted.map((one) => tableOf(one, locale, markOf))}
    <h3 id="lifecycles-derived">${texts.derived[locale]}</h3>
    <p>${texts.derivedIntro[locale]}</p>
    ${derivedStatuses.map((one) => derivedIn(one, locale))}`;
}

/** Authors who do something in this lifecycle; the others have no column. */
export const authorsOf = ({ lifecycle }: WordedLifecycle): Author[] =>
  authors.filter((author) => lifecycle.transitions.some(({ by }) => by.includes(author)));

function tableOf(one: WordedLifecycle, locale: Locale, markOf: MarkOf): Markup {
  const { lifecycle, words } = one;
  const { title, statuses } = words[locale];
  const columns = authorsOf(one);
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.status[locale]}</th>
        ${columns.map((author) => html`<th scope="col">${authorWords[locale][author]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lifecycle.statuses.map((status) => {
        const [name, sentence] = statuses[status] ?? [status, ''];
        const leaves = lifecycle.transitions.some(({ from, to }) => from === status && to !== status);
        const marks = [
          ...(status === lifecycle.initial ? [texts.begins[locale]] : []),
          ...(leaves ? [] : [texts.ends[locale]]),
        ];
        const mark = status === lifecycle.initial ? markOf(beginningLine(one)) : undefined;
        return html`<tr>
          <th scope="row" class="status${markClass(mark)}">
            ${markWord(mark, locale)}<strong>${name}</strong>
            <code>${status}</code> ${marks.length > 0 ? html`<small>(${marks.join(', ')})</small>` : ''} <br /><small
              >${sentence}</small
            >
          </th>
          ${columns.map((author) => movesIn(one, status, { author, locale, markOf }))}
        </tr>`;
      })}
    </tbody>
  </table>`;
  return html`<section>
    <h3 id="lifecycles-${slugOf(lifecycle.name)}">${title}</h3>
    ${scrolling(`${texts.title[locale]} ${title}`, table)}
  </section>`;
}

interface MovesView {
  readonly author: Author;
  readonly locale: Locale;
  readonly markOf: MarkOf;
}

function movesIn(one: WordedLifecycle, status: string, { author, locale, markOf }: MovesView): Markup {
  const { statuses, events } = one.words[locale];
  const moves = one.lifecycle.transitions.filter(({ from, by }) => from === status && by.includes(author));
  if (moves.length === 0) return html`<td>–</td>`;
  return html`<td>
    <ul>
      ${moves.map((move) => {
        const mark = markOf(moveLine(one, move));
        return html`<li class="move${markClass(mark)}">
          ${markWord(mark, locale)}${events[move.event] ?? move.event}
          <span class="lifecycles-to">→ ${statuses[move.to]?.[0] ?? move.to}</span>
        </li>`;
      })}
    </ul>
  </td>`;
}

function derivedIn({ id, title, rule, statuses, source }: DerivedStatuses, locale: Locale): Markup {
  const table = html`<table>
    <thead>
      <tr>
        <th scope="col">${texts.status[locale]}</th>
        <th scope="col">${texts.meaning[locale]}</th>
      </tr>
    </thead>
    <tbody>
      ${Object.entries(statuses).map(
        ([status, words]) =>
          html`<tr>
            <th scope="row"><strong>${words[locale][0]}</strong> <code>${status}</code></th>
            <td>${words[locale][1]}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
  return html`<section>
    <h4 id="lifecycles-${id}">${title[locale]}</h4>
    <p>${rule[locale]}</p>
    ${scrolling(title[locale], table)} ${source ? html`<p><code>${source}</code></p>` : ''}
  </section>`;
}
