import { expect, test } from 'vitest';
import { readerLocale } from './reader-locale.ts';

test.each([
  ['the cookie first', 'de', 'en', 'en', 'de'],
  ['only de and en count in it', 'fr', 'en', 'de', 'en'],
  ['then the browser, by its weights', undefined, 'fr, en;q=0.5, de-AT;q=0.9', 'en', 'de'],
  ['a refused language is none', undefined, 'de;q=0', 'en', 'en'],
  ['then the tenant', undefined, 'fr', 'de', 'de'],
  ['else English', undefined, undefined, undefined, 'en'],
] as const)('%s', (_, cookie, header, tenant, locale) => {
  expect(readerLocale(cookie, header, tenant)).toBe(locale);
});
