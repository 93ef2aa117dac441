import type { Locale } from '../../../contract/kit/fields.ts';
import { lifecycles } from '../../../machines/lifecycles.ts';
import type { Text } from '../markup.ts';
import type { Status } from './statuses.ts';

type Name<Of extends string> = Of extends `${infer Before}: ${string}` ? Before : never;

/** What a record is called on the map, where there is no room for its title. */
const short: Readonly<Record<Name<Status>, Text>> = {
  applicantSearch: { de: 'Suche', en: 'Search' },
  invitation: { de: 'Einladung', en: 'Invitation' },
  legalContact: { de: 'Eltern', en: 'Guardian' },
  matchability: { de: 'Zu finden', en: 'Can be found' },
  organization: { de: 'Betrieb', en: 'Company' },
  ping: { de: 'Nachricht', en: 'Message' },
  recommendation: { de: 'Empfehlung', en: 'Recommendation' },
  registrationCode: { de: 'Code', en: 'Code' },
  tosAcceptance: { de: 'Zustimmung', en: 'Consent' },
  userAccount: { de: 'Konto', en: 'Account' },
  userVerification: { de: 'E-Mail', en: 'E-mail' },
};
const matchability: Readonly<Record<string, Text>> = {
  matchable: { de: 'ja', en: 'yes' },
  unmatchable: { de: 'nein', en: 'no' },
};

/** Record and status in words: `Code: Aktiv`. @throws where a lifecycle has no words for the status */
export function statusWord(status: Status, locale: Locale): string {
  const [name, value] = status.split(': ') as [Name<Status>, string];
  const words = lifecycles.find(({ lifecycle }) => lifecycle.name === name)?.words[locale].statuses[value];
  const word = words?.[0] ?? matchability[value]?.[locale];
  if (word === undefined) throw new Error(`No words for ${status}`);
  return `${short[name][locale]}: ${word}`;
}
