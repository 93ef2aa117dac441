import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { initials } from '../../../contract/kit/initials.ts';
import { Avatar } from './avatar.tsx';

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

test('letters or picture, it is silent beside the name', () => {
  const { container, rerender } = show(<Avatar name="Ada Lovelace" kind="person" />);
  expect([container.textContent, container.firstElementChild?.getAttribute('aria-hidden')]).toEqual(['AL', 'true']);
  rerender(<Avatar name="Ada Lovelace" kind="person" imageUrl="data:image/png," />);
  expect([container.textContent, container.querySelector('img')?.alt]).toEqual(['', '']);
});
