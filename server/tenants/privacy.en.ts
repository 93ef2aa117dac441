import { graceDays } from '../../contract/account/account.schema.ts';
import { suspicionDays } from '../../contract/reports/suspicious-events.search.ts';
import { viewDays } from '../../contract/search/views.schema.ts';
import type { PlainSubject } from '../../contract/tenants/privacy.schema.ts';
import { paragraphs, type PrivacyFacts, section } from './privacy-facts.ts';

const months = (count: number): string => (count === 1 ? 'one month' : `${count} months`);
const days = (count: number): string => (count === 1 ? 'one day' : `${count} days`);

/** For children, and for everybody who has a minute. */
export const plainEnglish = (
  facts: PrivacyFacts,
): Readonly<Record<PlainSubject, readonly [string, string] | undefined>> => ({
  who: [
    'Who we are',
    `${facts.name} brings people who look for an apprenticeship together with companies. We use your data for nothing else.`,
  ],
  stored: [
    'What we know about you',
    'What you type yourself: your name, how to reach you, when you were born, where you live, your certificate and what you want to learn. And who wrote to you, and what you answered.',
  ],
  seen: [
    'Who sees what',
    'Companies see what you look for, your certificate, roughly where you live and what else you tell about your wish. A company gets your name, your number and your e-mail address only when you say yes to it. No company gets your street or date of birth. Whoever recommended you knows your name before.',
  ],
  guardian:
    facts.guardianAge === undefined
      ? undefined
      : [
          `If you are not ${facts.guardianAge} yet`,
          'Then we first ask somebody who looks after you. Without that yes no company sees anything of you.',
        ],
  yours: [
    'You decide',
    'In your account you can look at everything, change it, take it along and delete it, take a yes back and block companies. You need no reason.',
  ],
  order: [
    'Who comes first',
    'In the search it matters what you want to learn, how far it is and whether you have confirmed your search lately. Name, age, gender and origin never matter. There are no points and no marks.',
  ],
  never: ['What we never do', 'Sell data, show ads, follow you across the web.'],
  kept: [
    'How long we keep it',
    `If you don’t finish your registration: ${days(facts.unfinished)}. Once your search has ended: ${months(facts.ended)}. Both times we write to you before. If you delete it yourself, everything is gone after ${days(graceDays)}. Only that you agreed we must be able to prove for another ${months(facts.proof)}, without your name.`,
  ],
  ask: ['Questions?', `Write to us: ${facts.support}. There are no silly questions.`],
});

/** In full, as the law asks for it (GDPR, articles 13 and 14). */
export const fullEnglish = (facts: PrivacyFacts): string =>
  paragraphs(
    section('Responsible', ...facts.responsible.map((line) => `- ${line}`)),
    facts.officer !== null && section('Data protection officer', facts.officer),
    section(
      'What we process data for, and on what basis',
      '- Account and profile: so that there is something to offer (article 6(1)(b) GDPR).',
      '- Being found, and each release of contact details to a company: only with consent (point a). It can be taken back at any time; what happened before stays lawful.',
      facts.guardianAge !== undefined &&
        `- Whoever is not ${facts.guardianAge} yet: consent of a parent or guardian (article 8). Their name and e-mail address come from the child; we use them to ask and to keep them informed.`,
      '- Proof of consent (article 7(1)).',
      '- People who work for companies: name, position and how to reach them at work, so that applicants know who writes (points b and f).',
      '- Recommendations by e-mail: a company tells us the address with the person’s agreement; we write to it once and erase it after 14 days.',
      '- Security: logins, changes and failed tries are kept (point f). Network addresses are kept as checksums only, for a day.',
      `- Unusual use (very many profiles opened, many failed tries, refused look-ups${facts.guardianAge === undefined ? '' : ', conspicuous guardians’ addresses'}) is noticed by fixed rules, so that misuse is found (point f). It is looked at only by people who work for ${facts.name}; nothing follows from it by itself.`,
    ),
    section(
      'Who gets data',
      '- Companies that take part: at first wish, certificate, area and rough distance, without a name; after a yes name, e-mail address and phone number. A company answers itself for what it notes then, and has promised to delete it on request.',
      '- The company that recommended somebody: the name, and whether the person can be found.',
      `- People who work for ${facts.name} and help when something is stuck.`,
      '- Providers on whose machines the site runs and who deliver e-mails, bound by contract (article 28).',
      facts.streets !== undefined &&
        `- ${facts.streets}: street and town while somebody types an address, so that suggestions come; no name, no identifier. Our own machine asks.`,
      facts.reportsErrors &&
        '- A service for error reports: which page failed, without names and without what was typed.',
    ),
    section(
      'How long',
      `- Unfinished registrations: ${days(facts.unfinished)}; an e-mail goes out a week before.`,
      `- After the end of a search: ${months(facts.ended)} from the last visit; an e-mail goes out two weeks before.`,
      `- After deleting the account oneself: invisible at once, erased after ${days(graceDays)}.`,
      `- Proof of consent: ${months(facts.proof)} after the erasure, under a pseudonym that only the e-mail address leads to.`,
      `- A log of what has changed, without the contents: ${months(facts.log)}.`,
      `- “That isn’t me” of somebody we wrote to: ${months(facts.notMe)}, as a checksum.`,
      `- Which companies looked at a card: ${facts.views} days. News: ${viewDays} days. A list of e-mails: one month, of undeliverable ones three.`,
      `- What was noticed as unusual, with the note on it: ${suspicionDays} days.`,
      '- A company’s notes on somebody: 6 months; the person can read them.',
      '- Backups, until they are overwritten.',
    ),
    section(
      'What does a computer decide?',
      'Nothing about people. The search follows a fixed rule: wish, distance, confirmed lately; equals take turns every day. Name, age, gender, origin and marks are not in it. Whom a company writes to is decided by a person.',
    ),
    section(
      'Does one have to tell anything?',
      'No. Without a wish, certificate, date of birth, phone number and address nobody can be found, that is all. The rest is voluntary.',
    ),
    section(
      'Rights',
      '- Access and a copy, to read and as a file: in the account under “Data”.',
      '- Correcting, erasing, restricting: in the account, or with a few words to us.',
      '- Taking consent back: in the account under “Consent”; parents on their own page.',
      '- Objecting where we rely on legitimate interests.',
      `- A complaint to a supervisory authority${facts.authority === null ? ', for instance the one where you live' : `: ${facts.authority}`}.`,
    ),
    section(
      'In the browser',
      'There are cookies for the login, for recognising a browser that was used before, for protecting forms, and for the language. What is typed and not yet sent is kept in the browser, without passwords. No advertising, no tracking, nothing from other sites.',
    ),
  );
