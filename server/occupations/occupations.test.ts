import { expect, test } from 'vitest';
import {
  everyOccupation,
  isOccupation,
  occupationFields,
  occupationLevels,
  occupationName,
  occupations,
} from './occupations.ts';

const idOf = (slug: string): string => occupations.find((occupation) => occupation.slug === slug)!.id;

test('there are 323 occupations with ids of their own, in the order of the alphabet', () => {
  expect(occupations).toHaveLength(323);
  expect(new Set(occupations.map(({ id }) => id)).size).toBe(323);
  expect(occupations.slice(0, 2).map(({ name }) => name)).toEqual([
    'Anästhesietechnische/r Assistent/in',
    'Änderungsschneider/in',
  ]);
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

test('there is a field for each group of two digits, with an id of its own that never changes', () => {
  const groups = new Set(occupations.flatMap(({ kldb }) => kldb.map((code) => code.slice(0, 2))));
  expect(new Set(occupationFields.flatMap(({ kldb }) => kldb))).toEqual(groups);
  expect(new Set(everyOccupation.map(({ id }) => id)).size).toBe(everyOccupation.length);
  const chemistry = occupationFields.find(({ kldb }) => kldb.includes('41'))!;
  expect(chemistry.id).toBe('01a2008d-7400-714d-b1a9-6767c2fdc15b');
  expect([isOccupation(chemistry.id), occupationName(chemistry.id)]).toEqual([true, 'Labor, Chemie und Physik']);
});

test('a field is related to its occupations by two digits; whoever asks for a field means all of them', () => {
  const chemistry = occupationFields.find(({ kldb }) => kldb.includes('41'))!.id;
  const levels = occupationLevels([idOf('chemikant')]);
  expect([levels.kldb2.includes(chemistry), levels.kldb3.includes(chemistry)]).toEqual([true, false]);
  const asked = occupationLevels([chemistry]);
  expect(asked.same).toContain(chemistry);
  expect(asked.same).toContain(idOf('chemikant'));
  expect([asked.kldb4, asked.kldb3, asked.kldb2]).toEqual([[], [], []]);
});
