import type { Locale } from '../../contract/kit/fields.ts';
import type { Message } from '../../contract/kit/rules.messages.ts';
import { offerLine } from '../../contract/pings/offer.ts';
import type { Match } from '../../contract/search/match.schema.ts';
import type { MailBlock } from '../mail/message.ts';
import { occupationName } from '../occupations/occupations.ts';
import { offerOf } from './ping-letters.ts';
import type { PingRow } from './pings.repository.ts';

const texts = {
  reasons: /*i18n*/ { id: 'mail.ping.reasons', message: 'Why they write to you' },
  occupation: /*i18n*/ { id: 'mail.ping.reason.occupation', message: 'Occupation' },
  distance: /*i18n*/ { id: 'mail.ping.reason.distance', message: 'Distance' },
  from: /*i18n*/ { id: 'mail.ping.reason.from', message: 'Distance from {place}, where they searched' },
  within: /*i18n*/ { id: 'mail.ping.reason.within', message: 'within about {km} km' },
  graduation: /*i18n*/ { id: 'mail.ping.reason.graduation', message: 'School-leaving certificate' },
  fits: /*i18n*/ { id: 'mail.ping.reason.fits', message: 'fits what they look for' },
  company: /*i18n*/ { id: 'mail.ping.company', message: 'About {organization}' },
  trains: /*i18n*/ { id: 'mail.ping.company.trains', message: 'Trains' },
  address: /*i18n*/ { id: 'mail.ping.company.address', message: 'Address' },
  website: /*i18n*/ { id: 'mail.ping.company.website', message: 'Website' },
  privacy: /*i18n*/ { id: 'mail.ping.company.privacy', message: 'Privacy' },
};

type Say = (text: Message, values?: Record<string, string | number>) => string;

const titled = (title: string, facts: readonly { label: string; value: string }[]): MailBlock[] =>
  facts.length > 0
    ? [
        { kind: 'note', text: title },
        { kind: 'facts', facts },
      ]
    : [];

/** Why a company writes, in words to the applicant. */
export function reasonFacts(match: Match, say: Say): MailBlock[] {
  const facts = match.reasons.flatMap((reason) => {
    if (reason.kind === 'occupation') return [{ label: say(texts.occupation), value: reason.name }];
    if (reason.kind === 'distance') {
      const label = reason.place === null ? say(texts.distance) : say(texts.from, { place: reason.place });
      return [{ label, value: say(texts.within, { km: reason.within_km }) }];
    }
    return reason.kind === 'graduation' && reason.level === 'reached'
      ? [{ label: say(texts.graduation), value: say(texts.fits) }]
      : [];
  });
  return titled(say(texts.reasons), facts);
}

/** What is offered, as the company chose it; nothing where that was before there were offers. */
export function offerBlocks(ping: PingRow, locale: Locale): MailBlock[] {
  const offer = offerOf(ping.kind, ping.offered_occupation_id);
  return offer ? [{ kind: 'text', text: offerLine(offer, locale) }] : [];
}

/** The line somebody added, with who it is. */
export const personalBlocks = (ping: PingRow): MailBlock[] =>
  ping.personal_line === ''
    ? []
    : [
        {
          kind: 'quote',
          text: ping.personal_line,
          by: `${ping.employee_firstname} ${ping.employee_lastname}, ${ping.organization_name}`,
        },
      ];

/** What the company has said of itself. */
export function companyFacts(ping: PingRow, say: Say): MailBlock[] {
  const town = [ping.organization_postcode, ping.organization_city].filter(Boolean).join(' ');
  const facts = [
    { label: say(texts.trains), value: ping.organization_occupation_ids.map(occupationName).join(', ') },
    { label: say(texts.address), value: [ping.organization_street, town].filter(Boolean).join(', ') },
    { label: say(texts.website), value: ping.organization_website ?? '' },
    { label: say(texts.privacy), value: ping.organization_privacy ?? '' },
  ];
  return titled(
    say(texts.company),
    facts.filter(({ value }) => value !== ''),
  );
}
