import { expect, test } from 'vitest';
import type { Locale } from '../../contract/kit/fields.ts';
import { ruleSentence } from '../../contract/kit/rule-sentence.ts';
import type { RuleIssue } from '../../contract/kit/rules.ts';
import { ruleMessages, type RuleKey } from '../../contract/kit/rules.messages.ts';
import { translate } from './texts.ts';

test('the rules speak German in the specification’s words [S5-01] [S5-02] [S5-07]', () => {
  const say = (rule: keyof typeof ruleMessages, values = {}) => translate('de', ruleMessages[rule], values);
  expect(say('age', { field: 'Geburtsdatum', minAge: 16 })).toBe('Geburtsdatum muss älter sein als 16 Jahre.');
  expect(say('time_interval_after', { start: '1. Mai' })).toBe('muss nach 1. Mai sein');
  expect(say('time_interval_before', { end: '1. Mai' })).toBe('muss vor 1. Mai sein');
  expect(say('time_interval_max', { maxHours: 8 })).toBe('Der Zeitraum muss weniger als 8 Stunden sein.');
  expect(say('url')).toBe('muss eine gültige URL sein');
  expect(say('required_typeahead')).toBe('ist ein Pflichtfeld');
});

const sentence = (locale: Locale, path: string, rule: RuleKey, params: RuleIssue['params'] = {}) =>
  ruleSentence((message, values) => translate(locale, message, values), locale, path, { rule, params });

test.each([
  ['email', 'email_incomplete', 'Diese E-Mail-Adresse ist nicht vollständig.', 'This e-mail address isn’t complete.'],
  [
    'meta.phonenumber',
    'phonenumber',
    'Diese Telefonnummer kann man nicht anrufen. Sie braucht die Vorwahl, wie in 0221 9901234.',
    'This phone number can’t be called. It needs the area code, as in 0221 9901234.',
  ],
  ['firstname', 'required', 'Bitte den Vornamen eintragen.', 'Please enter the first name.'],
  ['reason', 'required', 'Bitte eine Antwort auswählen.', 'Please choose an answer.'],
  [
    'date_of_birth',
    'date',
    'Diesen Tag gibt es nicht. Bitte Tag und Monat prüfen.',
    'There is no such day. Please check day and month.',
  ],
  ['current_password', 'password_wrong', 'Das ist nicht das jetzige Passwort.', 'This isn’t the password in use now.'],
  ['elsewhere', 'required', 'Bitte ausfüllen.', 'Please fill this in.'],
] as const)('%s, %s: a sentence as a person would say it', (path, rule, de, en) => {
  expect(sentence('de', path, rule)).toBe(de);
  expect(sentence('en', path, rule)).toBe(en);
});

test('the specification’s sentences follow the label, all others stand alone', () => {
  expect(sentence('de', 'valid_until', 'time_interval_after', { start: '2026-05-01' })).toBe(
    'Letzter Tag muss nach 01.05.2026 sein',
  );
  expect(sentence('de', 'occupation_id', 'required_typeahead')).toBe('Beruf ist ein Pflichtfeld');
});

test('no sentence says “du” or “Sie”: one rule speaks to applicants, companies and guardians', () => {
  const personal = /\b(?:du|dein\w*|dich|dir|Ihr\w*|Ihnen)\b/;
  const spoken = Object.keys(ruleMessages).filter((rule) => personal.test(sentence('de', 'name', rule as RuleKey)));
  // what only an applicant can meet, who names a guardian
  expect(spoken).toEqual(['wrong_person', 'own_email']);
});
