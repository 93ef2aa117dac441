import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { translate } from '../i18n/texts.ts';
import type { PingRow } from './pings.repository.ts';
import { releasesOf } from './pings.view.ts';

type Fact = keyof Omit<ReturnType<typeof releasesOf>, 'consent'>;

/** What a company gets, kind by kind: one that is handed over without words for it doesn't compile. */
const words: Record<Fact, Message> = {
  name: /*i18n*/ { id: 'mail.released.name', message: 'name' },
  email: /*i18n*/ { id: 'mail.released.email', message: 'e-mail address' },
  phonenumber: /*i18n*/ { id: 'mail.released.phonenumber', message: 'phone number' },
  reachable_from: /*i18n*/ { id: 'mail.released.reachable_from', message: 'the hour from which to call' },
  first_meeting: /*i18n*/ { id: 'mail.released.first_meeting', message: 'how to get to know each other' },
  recommended_by: /*i18n*/ { id: 'mail.released.recommended_by', message: 'the names of recommending companies' },
};

/** The kinds of details that this yes hands over, in words; nothing of what isn't known. */
export function releasedWords(ping: PingRow, locale: Locale): string {
  const releases = releasesOf(ping, locale);
  const given = (Object.keys(words) as Fact[]).filter(
    (fact) => releases[fact] !== null && String(releases[fact]) !== '',
  );
  return new Intl.ListFormat(formatLocales[locale]).format(given.map((fact) => translate(locale, words[fact], {})));
}
