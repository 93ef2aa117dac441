import { expect, test } from 'vitest';
import { setupI18n } from '@lingui/core';
import { agoInWords } from './ago.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const now = new Date(2026, 2, 29, 12, 0).getTime();
const at = (...when: [day: number, hour: number, minute: number]) => new Date(2026, 2, ...when).toISOString();

test.each([
  ['a moment ahead of this clock', at(29, 12, 1), 'just now'],
  ['this minute', at(29, 11, 59), 'just now'],
  ['the last hour', at(29, 11, 1), '59 minutes ago'],
  ['this morning', at(29, 0, 5), 'today at 12:05 AM'],
  ['a minute before midnight', at(28, 23, 59), 'yesterday at 11:59 PM'],
  ['the day before yesterday', at(27, 13, 0), '2 days ago'],
  ['a week ago', at(22, 12, 0), 'on March 22, 2026'],
])('%s', (_, moment, words) => {
  expect(agoInWords(i18n, moment, now).replaceAll(' ', ' ')).toBe(words);
});
