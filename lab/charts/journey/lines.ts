import type { Locale } from '../../../contract/kit/fields.ts';
import { type MailKind, mailLimits } from '../../../server/mail/kinds.ts';
import type { Text } from '../markup.ts';
import { both } from '../phrases.ts';
import { wordOf } from '../places.ts';
import { type Effect, effects } from './effects.ts';
import { stationIds, stationOf } from './layout.ts';
import { mailText, mails } from './mails.ts';
import { laneWords } from './map.ts';
import type { StationId } from './stations.ts';
import { statusWord } from './status-words.ts';
import { ways } from './ways.ts';

/** What the map's lists are called, there and in its text. */
export const listWords = {
  leadsOn: { de: 'Weiter', en: 'Then' },
  mails: { de: 'E-Mails', en: 'Mails' },
  states: { de: 'Zustände', en: 'States' },
  statuses: { de: 'Status', en: 'Statuses' },
  effect: { de: 'Wirkung', en: 'Effect' },
  places: { de: 'Wo', en: 'Where' },
  unsent: { de: 'Noch nicht verschickt', en: 'Not sent yet' },
} as const satisfies Record<string, Text>;

/** The journey as text: stations and effects with a line for each thing they say, and the mails nothing sends yet. */
export const journeyLines = (): Text[] => [
  ...stationIds.flatMap(stationLines),
  ...effects.flatMap(effectLines),
  unsentLine(),
];

/** A station has the same lines whatever it holds, so that what comes or goes is a change of one. */
export function stationLines(id: StationId): Text[] {
  const { lane, title, sentence, at, statuses, mails: sent } = stationOf(id);
  const line = lineAbout((locale) => `${laneWords[lane][locale]}, ${title[locale].replace(': ', ' – ')}`);
  const then = ways.filter(({ from }) => from === id);
  return [
    line(undefined, (locale) => [sentence[locale]]),
    line('states', (locale) => at.map((place) => wordOf(place, locale)[0])),
    line('statuses', (locale) => statuses.map((status) => statusWord(status, locale))),
    line('mails', (locale) => sent.map((kind) => mailText(kind, locale))),
    line('leadsOn', (locale) =>
      then.map(({ to, label }) => `${stationOf(to).title[locale]}${label ? ` (${label[locale]})` : ''}`),
    ),
  ];
}

/** What follows in which order, where that begins and arrives, and who is written to. */
export function effectLines({ cause, begins, arrives, chain, mails: sent }: Effect): Text[] {
  const line = lineAbout((locale) => `${listWords.effect[locale]}, ${cause[locale]}`);
  return [
    line(undefined, (locale) => [
      chain.map((step) => statusWord(typeof step === 'string' ? step : step[1], locale)).join(' → '),
    ]),
    line('places', (locale) => [
      `${stationOf(begins).title[locale]} → ${arrives.map((id) => stationOf(id).title[locale]).join(', ')}`,
    ]),
    line('mails', (locale) => sent.map((kind) => mailText(kind, locale))),
  ];
}

/** Mails that have a name, but that nothing in the product sends yet. */
export const unsentLine = (): Text =>
  both(
    (locale) =>
      `${listWords.unsent[locale]}: ${unsentMails()
        .map((kind) => mails[kind].name[locale])
        .join(', ')}`,
  );

export const unsentMails = (): MailKind[] =>
  (Object.keys(mailLimits) as MailKind[]).filter((kind) => mails[kind].isToCome);

/** Writes lines about one thing, `Applicant, Terms, Mails: …`; a dash where there is nothing to say. */
const lineAbout =
  (about: (locale: Locale) => string) =>
  (aspect: keyof typeof listWords | undefined, says: (locale: Locale) => readonly string[]): Text =>
    both((locale) => {
      const subject = [about(locale), ...(aspect ? [listWords[aspect][locale]] : [])].join(', ');
      return `${subject}: ${says(locale).join(', ') || '–'}`;
    });
