import type { Word } from '../../machines/kit/words.ts';
import type { Text } from './markup.ts';

/** Statuses that are never stored: worked out from facts each time somebody asks. */
export interface DerivedStatuses {
  readonly id: string;
  readonly title: Text;
  /** From what they are worked out. */
  readonly rule: Text;
  readonly statuses: Readonly<Record<string, Readonly<Record<'de' | 'en', Word>>>>;
  /** Where it is worked out; absent where the product has no use for it yet. */
  readonly source?: string;
}

/** The three the specification's words name and no record stores (decisions, section 4). */
export const derivedStatuses: readonly DerivedStatuses[] = [
  {
    id: 'matchability',
    title: { de: 'Ob jemand zu finden ist', en: 'Whether an applicant can be found' },
    rule: {
      de: 'Zu finden ist, wer sucht, die E-Mail-Adresse bestätigt hat, alle Angaben gemacht hat, zugestimmt hat (oder die Erziehungsberechtigten), ein aktives Konto hat und eine Adresse, deren Ort bekannt ist. Fällt eines weg, ist die Person sofort nicht mehr zu finden, und offene Nachrichten enden.',
      en: 'Somebody can be found who is looking, has confirmed the e-mail address, completed the details, agreed (or the guardian has), has an active account, and an address whose place is known. If one of these goes, the person can’t be found from that moment, and open messages end.',
    },
    statuses: {
      matchable: {
        de: ['Zu finden', 'Betriebe finden diese Person und können ihr schreiben.'],
        en: ['Can be found', 'Companies find this person and may write.'],
      },
      unmatchable: {
        de: ['Nicht zu finden', 'Etwas fehlt noch; die Übersicht sagt, was.'],
        en: ['Can’t be found', 'Something is missing; the dashboard says what.'],
      },
    },
    source: 'server/applicants/matchability.ts',
  },
  {
    id: 'availability',
    title: { de: 'Ob ein Betrieb jemandem schreiben kann', en: 'Whether a company can write to somebody' },
    rule: {
      de: 'Für jeden Betrieb einzeln: Er muss aktiv sein, darf dieser Person nicht schon eine offene Nachricht oder in den letzten 90 Tagen geschrieben haben, die Person darf nicht fünf offene Nachrichten haben, und wer schreibt, nicht dreißig an diesem Tag.',
      en: 'For each company by itself: it must be active, must not have an open message to this person or have written in the last 90 days, the person must not have five open messages, and who writes not thirty on this day.',
    },
    statuses: {
      available: {
        de: ['Kann angeschrieben werden', 'Der Knopf ist da.'],
        en: ['Can be written to', 'The button is there.'],
      },
      unavailable: {
        de: ['Gerade nicht', 'Anstelle des Knopfes steht der Grund.'],
        en: ['Not just now', 'The reason stands in place of the button.'],
      },
    },
    source: 'server/search/availability.ts',
  },
  {
    id: 'period',
    title: { de: 'Wann etwas ist', en: 'When something is' },
    rule: {
      de: 'Aus dem Datum, in der Zeitzone des Mandanten. Noch zeigt keine Seite Termine.',
      en: 'From the date, in the tenant’s time zone. No page shows dates of events yet.',
    },
    statuses: {
      upcoming: { de: ['Kommt', 'Der Tag ist noch nicht da.'], en: ['Upcoming', 'The day has not come yet.'] },
      today: { de: ['Heute', 'Der Tag ist da.'], en: ['Today', 'The day has come.'] },
      past: { de: ['Vorbei', 'Der Tag ist vorüber.'], en: ['Past', 'The day is over.'] },
    },
  },
];
