import { expect, test } from 'vitest';
import type { organizationPingSchema } from '../../contract/pings/pings.schema.ts';
import type { searchResultSchema } from '../../contract/search/search.schema.ts';
import type { MatchReason } from '../../contract/search/match.schema.ts';
import { consentText } from './consent-texts.ts';

/** How the texts name what a company is shown; null for what the company or the program itself adds. */
type Words = readonly [de: string, en: string] | null;

/** A field or reason that is added to the search does not compile until it stands here. */
const found: Record<Exclude<keyof typeof searchResultSchema.entries, 'match'> | Reason, Words> = {
  handle: null,
  name: null,
  // with a yes, which is an act of its own
  released_name: null,
  occupation: ['deinen Wunschberuf', 'the occupation you want'],
  further: ['weitere Berufe', 'further ones you name'],
  graduation_type_id: ['deinen Schulabschluss', 'your school certificate'],
  graduation: ['deinen Schulabschluss', 'your school certificate'],
  area: ['die Gegend', 'the area you live in'],
  distance: ['die ungefähre Entfernung', 'the approximate distance'],
  renewed: ['in den letzten 30 Tagen', 'in the last 30 days'],
  available_from: ['ab welchem Monat', 'from which month'],
  mobility_km: ['wie weit du fahren', 'how far you would travel'],
  recommended: ['ein Betrieb empfohlen', 'a company recommended you'],
  availability: null,
  unavailable_reason: null,
  latest_ping: null,
  fresh: ['in den letzten 30 Tagen', 'in the last 30 days'],
  seen: null,
  saved: null,
  hidden: null,
  // what somebody tells a company themselves
  interested_on: null,
};
type Reason = MatchReason['kind'] | 'further';

const released: Record<keyof typeof organizationPingSchema.entries.applicant.entries.contact.wrapped.entries, Words> = {
  firstname: ['deinen Namen', 'your name'],
  lastname: ['deinen Namen', 'your name'],
  email: ['deine E-Mail-Adresse', 'your e-mail address'],
  phonenumber: ['deine Telefonnummer', 'your phone number'],
  reachable_from: ['ab wie viel Uhr', 'from which hour'],
  first_meeting: ['kennenlernen möchtest', 'to get to know a company first'],
  recommended_by: ['welche Betriebe dich empfohlen', 'which companies recommended you'],
};

test.each([
  ['findable', found],
  ['release', released],
] as const)('the consent %s names all that a company is shown, in both languages', (act, facts) => {
  for (const [fact, words] of Object.entries(facts)) {
    if (words === null) continue;
    expect(consentText(act, 'de').text, fact).toContain(words[0]);
    expect(consentText(act, 'en').text, fact).toContain(words[1]);
  }
});
