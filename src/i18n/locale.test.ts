import { expect, test } from 'vitest';
import { chooseLocale } from './locale.ts';

test('the cookie wins, but only German and English are taken from it [S2-51]', () => {
  expect(chooseLocale('de', ['en-GB'], 'en')).toBe('de');
  expect(chooseLocale('fr', ['en-GB'], 'de')).toBe('en');
});

test('without a cookie the first of the browser’s languages that we speak counts', () => {
  expect(chooseLocale(undefined, ['fr-FR', 'de-AT', 'en'])).toBe('de');
});

test('a reader of other languages gets the tenant’s language, else English [S1-12]', () => {
  expect(chooseLocale(undefined, ['fr-FR'], 'de')).toBe('de');
  expect(chooseLocale(undefined, [])).toBe('en');
});
