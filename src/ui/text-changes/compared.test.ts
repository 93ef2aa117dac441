import { expect, test } from 'vitest';
import { compared } from './compared.ts';

const told = (from: string, to: string) =>
  compared(from, to)?.map(({ value, added, removed }) => [added ? '+' : removed ? '-' : '=', value.trim()]);

test('a paragraph that is new or gone is told whole', () => {
  expect(told('One.\n\nTwo.\n\nThree.', 'One.\n\nThree.\n\nFour.')).toEqual([
    ['=', 'One.'],
    ['-', 'Two.'],
    ['=', 'Three.'],
    ['+', 'Four.'],
  ]);
});

test('one in another’s place is told word by word where much stays, and else as two', () => {
  expect(told('You can be found for 14 days.', 'You can be found for 21 days.')).toEqual([
    ['=', 'You can be found for'],
    ['-', '14'],
    ['+', '21'],
    ['=', 'days.'],
  ]);
  expect(told('Questions\nCall us on Mondays.', 'Who is responsible\nThe association, at its seat.')).toEqual([
    ['-', 'Questions\nCall us on Mondays.'],
    ['+', 'Who is responsible\nThe association, at its seat.'],
  ]);
});

test('more empty lines than one change nothing', () => {
  expect(told('One.\n\nTwo.', '\nOne.\n\n\nTwo.\n')).toEqual([['=', 'One.\n\nTwo.']]);
});
