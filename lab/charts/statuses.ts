import type { Locale } from '../../contract/kit/fields.ts';
import { authors } from '../../contract/kit/roles.ts';
import { authorWords, type WordedLifecycle } from '../../machines/kit/lifecycle-words.ts';
import type { Pair } from '../../machines/kit/words.ts';
import { linkUses } from '../../machines/link/links.words.ts';
import { lifecycles } from '../../machines/lifecycles.ts';
import type { Cell, Section, Table } from './table.ts';
import { inLanguage, type Text } from './text.ts';

const texts = {
  title: { de: 'Status: wer darf was?', en: 'Statuses: who may do what?' },
  intro: {
    de: 'In welchem Status wer was tun kann, und wohin das führt. Dieselbe Datei entscheidet im Produkt; Fristen und Grenzen prüft der Server. Ohne Konto handelt, wer einen Link aus einer E-Mail öffnet; von selbst geschieht etwas durch die Uhr oder als Folge von anderem.',
    en: 'In which status who can do what, and where that leads. The same file decides in the product; deadlines and limits are checked by the server. Without an account acts whoever opens a link from an e-mail; by itself something happens by the clock, or following from something else.',
  },
  status: { de: 'Status', en: 'Status' },
  begins: { de: 'Anfang', en: 'beginning' },
  ends: { de: 'Ende', en: 'end' },
  derived: { de: 'Berechnet, nie gespeichert', en: 'Worked out, never stored' },
  rule: { de: 'Wann', en: 'When' },
  links: { de: 'Codes, Einladungen und Links', en: 'Codes, invitations and links' },
  closed: { de: 'Warum es nicht gelten kann', en: 'Why it may not count' },
} as const satisfies Record<string, Text>;

/** Statuses that no record stores (decisions, section 4): they follow anew each time somebody asks. */
export const derivedStatuses: Readonly<Record<string, Text>> = {
  matchable: {
    de: 'Sucht, E-Mail bestätigt, alle Angaben da, zugestimmt (oder die Sorgeberechtigten), Konto aktiv, Ort bekannt.',
    en: 'Looking, e-mail confirmed, details complete, agreed (or the guardian has), account active, place known.',
  },
  unmatchable: {
    de: 'Eines davon fehlt; offene Nachrichten enden sofort.',
    en: 'One of these is missing; open messages end at once.',
  },
  available: {
    de: 'Für jeden Betrieb einzeln: aktiv, keine offene Nachricht und keine in den letzten 90 Tagen; die Person hat keine fünf offenen, wer schreibt keine dreißig an diesem Tag.',
    en: 'For each company by itself: active, no open message and none in the last 90 days; the person has no five open ones, who writes no thirty on this day.',
  },
  unavailable: {
    de: 'Sonst; anstelle des Knopfes steht der Grund.',
    en: 'Otherwise; the reason stands in place of the button.',
  },
  upcoming: { de: 'Der Tag ist noch nicht da.', en: 'The day has not come yet.' },
  today: { de: 'Der Tag ist da, in der Zeitzone des Anbieters.', en: 'The day has come, in the tenant’s time zone.' },
  past: { de: 'Der Tag ist vorüber.', en: 'The day is over.' },
};

/** Every lifecycle as a table of statuses and authors, and the statuses that are worked out. */
export function statusesSection(locale: Locale): Section {
  const say = inLanguage(texts, locale);
  const index = locale === 'de' ? 0 : 1;
  const tables = lifecycles.map((one) => tableOf(one, locale));
  const worked: Table = {
    id: 'statuses-derived',
    title: say.derived,
    columns: [say.status, say.rule],
    rows: Object.entries(derivedStatuses).map(([id, told]) => ({ id, title: id, cells: [{ lines: [told[locale]] }] })),
  };
  const links: Table = {
    id: 'statuses-links',
    title: say.links,
    columns: [say.links, say.closed],
    rows: Object.entries(linkUses).map(([id, { title, closed }]) => {
      const reasons = Object.values<Pair>(closed).map((reason) => reason[index]);
      return { id, title: title[index], cells: [{ lines: reasons }] };
    }),
  };
  const sorted = tables.toSorted((a, b) => a.title.localeCompare(b.title));
  return { id: 'statuses', title: say.title, intro: say.intro, tables: [...sorted, worked, links] };
}

function tableOf({ lifecycle, words }: WordedLifecycle, locale: Locale): Table {
  const { name, initial, statuses, transitions } = lifecycle;
  const { title, statuses: statusWords, events } = words[locale];
  const acting = authors.filter((author) => transitions.some(({ by }) => by.includes(author)));
  const titleOf = (status: string) => statusWords[status]?.[0] ?? status;
  return {
    id: `statuses-${name}`,
    title,
    columns: [texts.status[locale], ...acting.map((author) => authorWords[locale][author])],
    rows: statuses.map((status) => {
      const isEnd = !transitions.some(({ from, to }) => from === status && to !== status);
      const sign = status === initial ? texts.begins : isEnd ? texts.ends : undefined;
      return {
        id: status,
        title: titleOf(status) + (sign ? ` (${sign[locale]})` : ''),
        sentence: statusWords[status]?.[1] ?? '',
        code: status,
        cells: acting.map((author): Cell => {
          const moves = transitions.filter(({ from, by }) => from === status && by.includes(author));
          return { lines: moves.map(({ event, to }) => `${events[event] ?? event} → ${titleOf(to)}`) };
        }),
      };
    }),
  };
}
