import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Ada Lovelace', 'AL'],
  ['Bäckerei Kläßener GmbH & Co.', 'BC'],
  ['Łukasz', 'Ł'],
  ['محمد علي', 'مع'],
  ['🙂 Meier', 'M'],
  ['', ''],
])('the letters of %j are %j', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
