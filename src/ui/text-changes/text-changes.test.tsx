import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { ChangesDisclosure } from './changes-disclosure.tsx';
import { TextChanges } from './text-changes.tsx';

/** Added and removed are told apart by words and lines, not by colour alone. */

const parts = (name: 'ins' | 'del') =>
  [...screen.getByRole('group', { name: 'What is different' }).querySelectorAll(name)].map(({ textContent }) =>
    textContent?.trim(),
  );

test('what is added and removed is marked as that, and said before it', () => {
  show(
    <TextChanges from={'Be kind.\n\nCall us at noon.'} to={'Be kind.\n\nCall us at night.\n\nOr write.'} lang="en" />,
  );
  expect(parts('del')).toEqual(['removed: noon']);
  expect(parts('ins')).toEqual(['added: night', 'added: Or write.']);
});

test('texts that are the same are said to be', () => {
  show(<TextChanges from="Be kind." to="Be kind." lang="en" />);
  expect(screen.getByText('Nothing is different.')).toBeDefined();
});

const first = { version: 1, locale: 'en', text: 'Be kind.' } as const;
const second = { version: 2, locale: 'en', text: 'Be kind, and punctual.' } as const;

test('the texts are compared once that is opened', async () => {
  const { user } = show(<ChangesDisclosure title="What is new" from={first} to={second} />);
  expect(screen.getByText('Version 1 compared with version 2')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'What is different' })).toBeNull();
  await user.click(screen.getByText('What is new'));
  expect(await screen.findByRole('group', { name: 'What is different' })).toBeDefined();
  expect(parts('ins')).toEqual(['added: , and punctual']);
});

test('a text read in another language is not compared, and that is said', async () => {
  const { user } = show(<ChangesDisclosure title="What is new" from={{ ...first, locale: 'de' }} to={second} />);
  await user.click(screen.getByText('What is new'));
  expect(screen.getByText(/^The earlier text was read in another language/)).toBeDefined();
});

test('a text that is not kept any more is nothing to compare with', () => {
  show(<ChangesDisclosure title="What is new" from={{ ...first, text: null }} to={second} />);
  expect(screen.queryByText('What is new')).toBeNull();
});
