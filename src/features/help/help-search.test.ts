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
    const all = articles({ tenant: 'Verband' }).flatMap((section) => section.articles.map(({ id }) => id));
    expect(new Set(all).size).toBe(all.length);
  }
});

test.each(['password', 'mobile number', 'salary', 'job wish'])(
  'what applicants type, “%s”, finds an answer',
  (typed) => {
    expect(
      searchedArticles(setupI18n({ locale: 'en', messages: { en: {} } }), applicantArticles({ tenant: 'X' }), typed),
    ).not.toEqual([]);
  },
);

/** What each reader is known to look for. */
const asked = {
  applicant: [
    applicantArticles,
    [
      'passwort',
      'handynummer',
      'gehalt',
      'beruf ändern',
      'löschen',
      'blockieren',
      'zurückziehen',
      'widerrufen',
      'mutter',
    ],
  ],
  guest: [guestArticles, ['passwort', 'handynummer', 'gehalt', 'einwilligung', 'azubi', 'löschen', 'freigabe']],
  employee: [employeeArticles, ['passwort', 'telefonnummer', 'löschen', 'zurückgenommen', 'minderjährig', 'code']],
  staff: [staffArticles, ['passwort', 'löschen', 'eltern', 'einladung']],
} as const;

test.each(Object.entries(asked))('what the %s types in German finds an answer', (_, [articles, words]) => {
  const german = setupI18n({ locale: 'de', messages: { de: germanTexts } });
  const all = articles({ tenant: 'X' });
  expect(words.filter((word) => searchedArticles(german, all, word).length === 0)).toEqual([]);
});
