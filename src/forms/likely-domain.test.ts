import { expect, test } from 'vitest';
import { likelyDomain } from './likely-domain.ts';

test.each([
  ['mia@gmial.com', 'gmail.com'],
  ['mia@gmail.con', 'gmail.com'],
  ['mia@gmail.co', 'gmail.com'],
  ['mia@Gmaill.com', 'gmail.com'],
  ['mia@wbe.de', 'web.de'],
  ['mia@gxm.de', 'gmx.de'],
  ['mia@t-onlne.de', 't-online.de'],
])('%s probably means %s', (typed, meant) => expect(likelyDomain(typed)).toBe(meant));

test.each(['mia@gmail.com', 'mia@mail.com', 'mia@gmx.net', 'mia@example.org', 'mia@', 'gmial.com', ''])(
  '%s is left alone',
  (typed) => expect(likelyDomain(typed)).toBeUndefined(),
);
