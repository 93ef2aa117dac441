import { expect, test } from 'vitest';
import { areaInWords } from './area-words.ts';

test('around a town is said in the reader’s language; a part of a city keeps its name', () => {
  const said = (area: string) => [areaInWords('de', area), areaInWords('en', area)];
  expect(said('Raum Leverkusen')).toEqual(['Raum Leverkusen', 'Leverkusen area']);
  expect(said('Raum Neustadt an der Weinstraße')).toEqual([
    'Raum Neustadt an der Weinstraße',
    'Neustadt an der Weinstraße area',
  ]);
  expect(said('Köln Nord')).toEqual(['Köln Nord', 'Köln Nord']);
});
