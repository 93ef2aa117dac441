import { expect, test } from 'vitest';
import { areaOf, areaOfPostcode, areas } from '../../server/geo/areas.ts';
import { distanceKm } from '../../server/geo/distance.ts';
import { postcodes } from '../../server/geo/places.ts';
import { fewest } from './divide.ts';
import { inhabited } from './inhabited.ts';

/** The farthest a postcode lies from its area's point: Helgoland, which the data put with the coast. */
const farthestKm = 56;

test('every postcode is in exactly one area', () => {
  const lost = [...postcodes.keys()].filter((postcode) => areaOf(areaOfPostcode(postcode)?.id ?? null) === undefined);
  expect(lost).toEqual([]);
  expect(areas.reduce((sum, { postcodes: own }) => sum + own.length, 0)).toBe(postcodes.size);
});

test('every area has at least five postcodes in which people live', () => {
  const homes = new Map(inhabited.map((postcode) => [postcode.postcode, postcode]));
  const small = areas.filter(({ postcodes: own }) => own.filter((postcode) => homes.has(postcode)).length < fewest);
  expect(small).toEqual([]);
  expect(fewest).toBe(5);
});

test('an area is compact: half of them lie within 9 km of their point, 95 of 100 within 19', () => {
  const reach = areas
    .map((area) => Math.max(...area.postcodes.map((postcode) => distanceKm(area, postcodes.get(postcode)!))))
    .toSorted((a, b) => a - b);
  expect(reach[Math.floor(areas.length / 2)]).toBeLessThan(9);
  expect(reach[Math.floor(areas.length * 0.95)]).toBeLessThan(19);
  expect(reach.at(-1)).toBeLessThan(farthestKm);
});

test('names are unique and can be read, a large town has several', () => {
  const names = areas.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[\p{L}][\p{L}0-9 .'’()/-]{2,59}$/u.test(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['Raum Leverkusen', 'Berlin Südost', 'Köln Mitte']));
});

test('an id is one of its postcodes, and no two areas stand at one point', () => {
  expect(areas.filter(({ id, postcodes: own }) => Number(own[0]) !== id)).toEqual([]);
  expect(new Set(areas.map(({ lat, lng }) => `${lat} ${lng}`)).size).toBe(areas.length);
});
