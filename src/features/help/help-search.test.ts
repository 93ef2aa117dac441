import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { guestArticles } from './guest-articles.ts';
import { messages as germanTexts } from '../../../locales/de/help.po';
import type { HelpSection } from './help-article.ts';
import { applicantArticles } from './applicant-articles.ts';
import { employeeArticles } from './employee-articles.ts';
import { searchedArticles } from './help-search.ts';
import { staffArticles } from './staff-articles.ts';

const i18n = setupI18n({ locale: 'de', messages: { de: {} } });
const said = (message: string) => ({ id: message, message });
const sections: readonly HelpSection[] = [
  {
    id: 'one',
    title: said('Eins'),
    articles: [
      { id: 'a', question: said('Wer sieht meinen Namen?'), answer: [said('Nur Betriebe mit deinem Ja.')] },
      { id: 'b', question: said('Wie lösche ich mein Konto?'), answer: [said('Dein Name verschwindet dann.')] },
    ],
  },
];
const facts = { tenant: 'X', minimumAge: 16, guardianAge: 16, isGuarded: true };
const ids = (typed: string) => searchedArticles(i18n, sections, typed).map(({ id }) => id);

test('help is found by words of the question first, then of the answer, whatever the umlauts', () => {
  expect([ids('name'), ids('Name verschwindet'), ids('loesche'), ids('losche konto'), ids('Gehalt')]).toEqual([
    ['a', 'b'],
    ['b'],
    ['b'],
    ['b'],
    [],
  ]);
});

test('each reader’s articles have ids of their own', () => {
  for (const articles of [applicantArticles, employeeArticles, staffArticles, guestArticles]) {
    const all = articles(facts).flatMap((section) => section.articles.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  }
});

test('whoever decides alone reads nothing of parents, and finds all else', () => {
  const [guarded, alone] = [true, false].map((isGuarded) =>
    applicantArticles({ ...facts, isGuarded }).flatMap(({ articles }) => articles),
  );
  const idsOf = (articles: typeof guarded = []) => articles.map(({ id }) => id);
  expect(idsOf(alone)).toEqual(idsOf(guarded).filter((id) => id !== 'guardian'));
  expect(JSON.stringify(guarded)).toMatch(/parent/);
  expect(JSON.stringify(alone)).not.toMatch(/parent|guardian|an adult|agreed for you/);
});

test.each(['password', 'mobile number', 'salary', 'job wish'])(
  'what applicants type, “%s”, finds an answer',
  (typed) => {
    expect(
      searchedArticles(setupI18n({ locale: 'en', messages: { en: {} } }), applicantArticles(facts), typed),
    ).not.toEqual([]);
  },
);

/** As the ones who were asked typed it, slips included; each with the answer it should lead to first, or among the first. */
const asked = {
  applicant: [
    applicantArticles,
    {
      change: ['passwort', 'pasword', 'handynummer', 'handynumer ändern', 'neue nummer', 'email ändern'],
      pay: ['gehalt', 'wie viel geld', 'lohn'],
      wish: ['beruf ändern', 'anderer beruf', 'berufswechsel'],
      delete: ['löschen', 'account löschen', 'loeschen'],
      block: ['blockieren', 'unangenehm', 'der nervt'],
      report: ['belästigt', 'bedroht', 'betrieb melden'],
      back: ['zurückziehen', 'doch nicht'],
      guardian: ['mutter', 'eltern', 'minderjährig', 'mama'],
      consent: ['widerrufen'],
      'mail-code': ['code kommt nicht'],
      nobody: ['keiner schreibt', 'niemand meldet sich'],
      cost: ['umsonst', 'kostet das was'],
      appointments: ['termin', 'kalender', 'termin absagen', 'termin verschieben'],
      no: ['absagen', 'wie sag ich ab'],
      'near-by': ['umkreis', 'wie weit weg', 'firmen in der nähe', 'karte'],
      interest: ['interesse zeigen', 'betrieb anschreiben'],
      'first-talks': ['schnuppertag', 'praktikum', 'probearbeiten', 'angst vorm telefonieren', 'was anziehen'],
      pause: ['pause', 'keine lust mehr'],
      period: ['verlängern'],
    },
  ],
  guest: [
    guestArticles,
    {
      what: ['was kostet das', 'kostenlos', 'gratis', 'app', 'umsonst'],
      code: ['kein code', 'wo code eingeben', 'registriren', 'wie lange dauert das', 'qr code'],
      'code-refused': ['code geht nicht', 'code ungültig', 'code abgelaufen'],
      'mail-code': ['mail kommt nicht', 'falsche adresse', 'vertippt', 'spam'],
      password: ['passwort', 'pasword vergessen', 'passwrt', 'kennwort', 'einloggen', 'einlogen geht nicht', 'login'],
      'email-lost': ['alte email'],
      age: ['wie alt', 'mit 15', 'mindestalter', 'zu jung', 'volljährig'],
      need: ['noten', 'lebenslauf', 'lebnslauf', 'zeugnis', 'zeugniss', 'bewerbungsfoto', 'hauptschulabschluss'],
      seen: ['handynummer', 'handynumer', 'telefonnumer', 'wer sieht meine daten', 'anonym'],
      next: [
        'termin',
        'schnuppertag',
        'angst anzurufen',
        'praktikum',
        'vorstellungsgespräch',
        'vorstelungsgespräch',
        'probearbeiten',
      ],
      wish: ['beruf ändern', 'beruf wechseln', 'keine ahnung was ich werden will', 'andere ausbildung'],
      pay: ['gehalt', 'gehallt', 'wieviel verdient man', 'lohn', 'verdinst'],
      delete: ['löschen', 'loschen', 'account löschen', 'profil löschen', 'kündigen'],
      language: ['englisch', 'sprache'],
      unpleasant: ['unangenehm', 'betrieb ist komisch'],
      friend: ['freundin', 'code weitergeben'],
      child: ['mein kind', 'tochter', 'tocher', 'einwilligung', 'einverständnis'],
      who: [
        'seriös',
        'fake',
        'ist das echt',
        'seriös?',
        'abzocke',
        'betrug',
        'wer steckt dahinter',
        'ansprechpartner',
        'datenschutz',
        'dsgvo',
        'werbung',
      ],
      cost: ['vertrag', 'unterschrift', 'gebühren', 'verpflichtet'],
      may: ['fremde rufen an', 'belästigung', 'beschwerde', 'whatsapp'],
      withdraw: ['widerrufen', 'wiederrufen', 'einwilligung zurücknehmen', 'zustimmung zurückziehen'],
      'own-page': ['welche firmen haben die nummer meines kindes', 'freigabe', 'auskunft'],
      both: ['sorgerecht', 'geschieden', 'alleinerziehend', 'pflegeeltern', 'beide eltern'],
      'no-mail': ['link abgelaufen', 'link geht nicht', 'keine mail bekommen'],
      'by-letter': ['per brief', 'papier', 'drucken'],
      'wrong-person': ['falsche person', 'irrtum', 'kenne das kind nicht'],
      join: ['azubi', 'azubis finden', 'lehrling', 'firma registrieren', 'mitmachen'],
      invitation: ['einladung', 'einladung abgelaufen'],
      find: ['bewerber finden', 'kandidaten'],
      recommend: ['absage', 'bewerber weiterempfehlen'],
    },
  ],
  employee: [
    employeeArticles,
    {
      change: ['passwort', 'telefonnummer'],
      delete: ['löschen'],
      'taken-back': ['zurückgenommen'],
      minors: ['minderjährig'],
      code: ['code', 'absage'],
    },
  ],
} as const satisfies Record<string, readonly [typeof guestArticles, Readonly<Record<string, readonly string[]>>]>;

const german = setupI18n({ locale: 'de', messages: { de: germanTexts } });
/** Further down nobody reads. */
const read = 3;

test.each(Object.entries(asked))('what the %s types in German finds its answer', (_, [articles, answers]) => {
  const all = articles(facts);
  const missed = Object.entries<readonly string[]>(answers).flatMap(([id, typed]) =>
    typed.flatMap((words) => {
      const found = searchedArticles(german, all, words).map((article) => article.id);
      return found.slice(0, read).includes(id) ? [] : [`${words}: ${found.join(', ')} instead of ${id}`];
    }),
  );
  expect(missed).toEqual([]);
});

test('a word isn’t found in the middle of another that only sounds like it', () => {
  const found = searchedArticles(german, guestArticles(facts), 'gehalt').map(({ id }) => id);
  expect(found).toContain('pay');
  expect(found, 'of a code that was “angehalten”').not.toContain('code-refused');
});

test('what has nothing to do with it finds nothing', () => {
  for (const typed of ['fahrrad', 'xyzzy', 'pizza bestellen']) {
    expect(searchedArticles(german, guestArticles(facts), typed)).toEqual([]);
  }
});

test('where children may register, a guest reads from when on and who is asked', () => {
  const [age] = searchedArticles(german, guestArticles({ ...facts, minimumAge: 14 }), 'wie alt');
  expect(age?.answer.map((part) => german._(part))).toEqual([expect.stringMatching(/^Ab 14 .* bis du 16 bist/i)]);
});
