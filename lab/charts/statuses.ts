import type { Locale } from '../../contract/kit/fields.ts';
import { authors } from '../../contract/kit/roles.ts';
import type { Lifecycle } from '../../machines/kit/lifecycle.ts';
import { byLanguage } from '../../machines/kit/words.ts';
import { lifecycles } from '../../machines/lifecycles.ts';
import { authorWord, eventWord, statusWord, subjectOf } from './lifecycle-words.ts';
import type { Cell, Section, Table } from './table.ts';

const texts = byLanguage({
  title: 'Status: wer darf was? | Statuses: who may do what?',
  intro:
    'In welchem Status wer was tun kann, und wohin das führt; was ein Status bedeutet, steht hier, wie es im Produkt zu lesen ist, wo es das sagt. Dieselbe Datei entscheidet im Produkt; Fristen und Grenzen prüft der Server. Ohne Konto handelt, wer einen Link aus einer E-Mail öffnet; von selbst geschieht etwas durch die Uhr oder als Folge von anderem. | In which status who can do what, and where that leads; what a status means is said as the product says it, where it does. The same file decides in the product; deadlines and limits are checked by the server. Without an account acts whoever opens a link from an e-mail; by itself something happens by the clock, or following from something else.',
  status: 'Status | Status',
  begins: 'Anfang | beginning',
  ends: 'Ende | end',
  derived: 'Berechnet, nie gespeichert | Worked out, never stored',
  rule: 'Wann | When',
});

/** Statuses that no record stores (decisions, section 4): they follow anew each time somebody asks. */
export const derivedStatuses = byLanguage({
  matchable:
    'Sucht, E-Mail bestätigt, alle Angaben da, zugestimmt (oder die Sorgeberechtigten), Konto aktiv, Ort bekannt. | Looking, e-mail confirmed, details complete, agreed (or the guardian has), account active, place known.',
  unmatchable:
    'Eines davon fehlt; offene Nachrichten enden sofort. | One of these is missing; open messages end at once.',
  available:
    'Für jeden Betrieb einzeln: aktiv, keine offene Nachricht und keine in den letzten 90 Tagen; die Person hat keine fünf offenen, wer schreibt keine dreißig an diesem Tag. | For each company by itself: active, no open message and none in the last 90 days; the person has no five open ones, who writes no thirty on this day.',
  unavailable: 'Sonst; anstelle des Knopfes steht der Grund. | Otherwise; the reason stands in place of the button.',
  upcoming: 'Der Tag ist noch nicht da. | The day has not come yet.',
  today: 'Der Tag ist da, in der Zeitzone des Anbieters. | The day has come, in the tenant’s time zone.',
  past: 'Der Tag ist vorüber. | The day is over.',
});

export function statusesSection(locale: Locale): Section {
  const { title, intro, ...say } = texts[locale];
  const tables = lifecycles.map((one) => tableOf(one, locale));
  const worked: Table = {
    id: 'statuses-derived',
    title: say.derived,
    columns: [say.status, say.rule],
    rows: Object.entries(derivedStatuses[locale]).map(([id, told]) => ({ id, title: id, cells: [{ lines: [told] }] })),
  };
  const sorted = tables.toSorted((a, b) => a.title.localeCompare(b.title));
  return { id: 'statuses', title, intro, tables: [...sorted, worked] };
}

function tableOf({ name, initial, statuses, transitions }: Lifecycle, locale: Locale): Table {
  const say = texts[locale];
  const acting = authors.filter((author) => transitions.some(({ by }) => by.includes(author)));
  return {
    id: `statuses-${name}`,
    title: subjectOf(name, locale),
    columns: [say.status, ...acting.map((author) => authorWord(author, locale))],
    rows: statuses.map((status) => {
      const isEnd = !transitions.some(({ from, to }) => from === status && to !== status);
      const sign = status === initial ? ` (${say.begins})` : isEnd ? ` (${say.ends})` : '';
      const [title, sentence] = statusWord(name, status, locale);
      return {
        id: status,
        title: title + sign,
        sentence,
        code: status,
        cells: acting.map((author): Cell => {
          const moves = transitions.filter(({ from, by }) => from === status && by.includes(author));
          return {
            lines: moves.map(({ event, to }) => `${eventWord(event, locale)} → ${statusWord(name, to, locale)[0]}`),
          };
        }),
      };
    }),
  };
}
