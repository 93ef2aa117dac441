import type { Locale } from '../../contract/kit/fields.ts';
import { html, type Markup, type Text } from './markup.ts';
import { both } from './phrases.ts';
import type { Section } from './section.ts';

type Lane = 'company' | 'applicant' | 'guardian';

/** A stop on somebody's way, and the machine whose chart says more. */
type Stop = readonly [lane: Lane, row: number, machine: string, title: Text, sentence: Text];

const lanes: Readonly<Record<Lane, Text>> = {
  company: { de: 'Betrieb', en: 'Company' },
  applicant: { de: 'Bewerberin oder Bewerber', en: 'Applicant' },
  guardian: { de: 'Erziehungsberechtigte', en: 'Guardian' },
};

const text = (de: string, en: string): Text => ({ de, en });
const stops: readonly Stop[] = [
  [
    'company',
    1,
    'link',
    text('Einladung', 'Invitation'),
    text(
      'Konten für Betriebe öffnet eine Einladung; sie gilt 14 Tage.',
      'Accounts for companies are opened by an invitation; it holds for 14 days.',
    ),
  ],
  [
    'company',
    2,
    'session',
    text('Registrieren', 'Register'),
    text('Nur mit der eingeladenen Adresse.', 'With the invited address only.'),
  ],
  [
    'company',
    3,
    'verification',
    text('E-Mail bestätigen', 'Confirm the e-mail'),
    text('Damit ist die Einladung angenommen.', 'With that the invitation is accepted.'),
  ],
  [
    'company',
    4,
    'wizard',
    text('Zwei Schritte', 'Two steps'),
    text('Was der Betrieb sucht, und wer fragt.', 'What the company is after, and who is asking.'),
  ],
  [
    'company',
    5,
    'list',
    text('Suchen', 'Search'),
    text(
      'Treffer mit Gründen, ohne Namen; und warum jemand gerade nicht angeschrieben werden kann.',
      'Matches with their reasons, without names; and why somebody can’t be written to just now.',
    ),
  ],
  [
    'company',
    6,
    'pingComposer',
    text('Anschreiben', 'Write'),
    text(
      'Aus einer Vorlage, gelesen vor dem Senden; 60 Sekunden lang zurückzunehmen.',
      'From a template, read before it is sent; can be taken back for 60 seconds.',
    ),
  ],
  [
    'applicant',
    1,
    'link',
    text('Link oder Code', 'Link or code'),
    text(
      'Ein Betrieb gibt den Link statt einer bloßen Absage weiter; die Seite sagt, wer empfiehlt.',
      'A company hands over the link instead of a bare rejection; the page says who recommends.',
    ),
  ],
  [
    'applicant',
    2,
    'session',
    text('Registrieren', 'Register'),
    text(
      'Das Konto entsteht unbestätigt; wer die Adresse schon besitzt, erfährt davon.',
      'The account begins unverified; whoever owns the address already is told.',
    ),
  ],
  [
    'applicant',
    3,
    'verification',
    text('E-Mail bestätigen', 'Confirm the e-mail'),
    text('Sechs Ziffern, zehn Minuten, fünf Versuche.', 'Six digits, ten minutes, five tries.'),
  ],
  [
    'applicant',
    4,
    'wizard',
    text('Wenige Schritte', 'A few steps'),
    text('Was gesucht wird, Telefonnummer, Adresse.', 'What is wanted, phone number, address.'),
  ],
  [
    'applicant',
    5,
    'guardianConsent',
    text('Bedingungen', 'Terms'),
    text(
      'Wer alt genug ist, stimmt allein zu; sonst wird eine erziehungsberechtigte Person benannt und gewartet.',
      'Who is old enough agrees alone; otherwise a guardian is named and waited for.',
    ),
  ],
  [
    'applicant',
    6,
    'link',
    text('Zu finden', 'Can be found'),
    text(
      'Betriebe sehen nie den Namen. 90 Tage lang, dann verlängert ein Klick.',
      'Companies never see the name. For 90 days, then one click renews.',
    ),
  ],
  [
    'applicant',
    7,
    'pingAnswer',
    text('Ja oder Nein', 'Yes or no'),
    text(
      'Erst ein Ja gibt Namen und Kontaktdaten frei, nach einer Rückfrage.',
      'Only a yes releases name and contact details, after a question.',
    ),
  ],
  [
    'guardian',
    5,
    'guardianAnswer',
    text('Entscheiden', 'The guardian decides'),
    text(
      'Hinter dem Link der E-Mail: zustimmen, ablehnen, oder „ich bin nicht gemeint“. 14 Tage Zeit; widerrufen jederzeit.',
      'Behind the link of the e-mail: agree, decline, or “I am not meant”. 14 days’ time; withdrawn at any time.',
    ),
  ],
  [
    'guardian',
    6,
    'link',
    text('Jederzeit, für alle: Zugang', 'Any time, for everybody: access'),
    text('Neues Passwort: andere Sitzungen enden.', 'New password: other sessions end.'),
  ],
  [
    'company',
    7,
    'link',
    text('Jederzeit, für alle: Konto löschen', 'Any time, for everybody: delete the account'),
    text(
      'Link, Knopf, sieben Tage Bedenkzeit, dann ist alles fort.',
      'Link, button, seven days to think again, then all is gone.',
    ),
  ],
];

/** Who goes which way from the registration to the answer, three lanes beside each other. */
export const journeySection = (): Section => ({
  id: 'journey',
  title: text('Die Reise', 'The journey'),
  html: both((locale) => lanesIn(locale).text),
});

const order = Object.keys(lanes) as Lane[];

const lanesIn = (locale: Locale): Markup =>
  html`<div class="lanes">
    ${order.map(
      (lane) =>
        html`<section>
          <h3>${lanes[lane][locale]}</h3>
          <ol>
            ${stops.filter(([own]) => own === lane).map((stop) => stopIn(stop, locale))}
          </ol>
        </section>`,
    )}
  </div>`;

const stopIn = ([, row, machine, title, sentence]: Stop, locale: Locale): Markup =>
  html`<li value="${row}">
    <a href="#${machine}">${title[locale]}</a>
    <p>${sentence[locale]}</p>
  </li>`;
