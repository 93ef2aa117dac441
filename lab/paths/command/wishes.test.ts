import { expect, it } from 'vitest';
import { readPathsWishes } from './wishes.ts';

const known = ['session-07', 'wizard-applicant-tooYoung.failed'];
const flows = ['session', 'wizard-applicant'];
const read = (words: readonly string[], hasDisplay = true) => readPathsWishes(words, known, flows, hasDisplay);
const none = { id: undefined, list: false, seed: undefined, locale: 'en', watch: false };

it('all paths, one of them, those of a machine, or their names', () => {
  expect(read([])).toEqual(none);
  expect(read(['wizard-applicant'])).toEqual({ ...none, id: 'wizard-applicant' });
  expect(read(['--list'])).toEqual({ ...none, list: true });
  expect(read(['session-07', '--seed', '3', '--locale', 'de', '--watch'])).toEqual({
    id: 'session-07',
    list: false,
    seed: '3',
    locale: 'de',
    watch: true,
  });
});

it.each([
  [
    ['session-7'],
    'There is no path session-7; the machines are session, wizard-applicant, and --list names the paths.',
  ],
  [['session-07', 'session-07'], 'One path at a time, or none for all of them.'],
  [['session-07', '--seed', 'x'], 'A seed is a whole number.'],
  [['session-07', '--locale', 'fr'], 'The languages are de and en.'],
  [['--seed', '3'], 'Name the path they are for.'],
  [['--locale', 'en'], 'Name the path they are for.'],
  [['--watch'], 'Name the path they are for.'],
  [['session', '--seed', '3'], 'Name the path they are for.'],
] as const)('%j: %s', (words, sentence) => {
  expect(read(words)).toBe(sentence);
});

it('an option that does not exist is named', () => {
  expect(read(['--slow'])).toContain("'--slow'");
});

it('a window needs a display', () => {
  expect(read(['session-07', '--watch'], false)).toContain('there is no display');
  expect(read(['session-07'], false)).toMatchObject({ watch: false });
});
