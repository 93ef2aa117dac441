import { expect, test } from 'vitest';
import { isOccupation, occupationLevels, occupationName, occupations } from './occupations.ts';

const idOf = (slug: string): string => occupations.find((occupation) => occupation.slug === slug)!.id;

test('there are 319 occupations with ids of their own, in the order of the alphabet', () => {
  expect(occupations).toHaveLength(319);
  expect(new Set(occupations.map(({ id }) => id)).size).toBe(319);
  expect(occupations[0]!.name).toBe('Änderungsschneider/in');
  expect(occupations.every(({ id }) => /^[\da-f]{8}-[\da-f]{4}-7/.test(id))).toBe(true);
});

test('ids never change: they are stored with applicants', () => {
  expect(idOf('aenderungsschneider')).toBe('01a1f640-bc00-7f71-9731-1ddbb91205c9');
});

test('related occupations share digits of a KldB code, each on its nearest level only', () => {
  const levels = occupationLevels([idOf('chemikant')]);
  expect(levels.same).toEqual([idOf('chemikant')]);
  const all = [...levels.same, ...levels.kldb4, ...levels.kldb3, ...levels.kldb2];
  expect(new Set(all).size).toBe(all.length);
  expect(levels.kldb4.map(occupationName)).toContain('Pharmakant/in');
  expect(levels.kldb3.map(occupationName)).toContain('Chemielaborant/in');
});

test('an unknown occupation has no name and no relatives', () => {
  const unknown = '018f0000-0000-7000-8000-000000000000';
  expect([isOccupation(unknown), occupationName(unknown), occupationName(null)]).toEqual([false, '', '']);
  expect(occupationLevels([unknown])).toEqual({ same: [], kldb4: [], kldb3: [], kldb2: [] });
});
