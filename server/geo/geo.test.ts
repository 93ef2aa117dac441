import { describe, expect, test } from 'vitest';
import { areaOfPostcode, areas, areasAround, bandBetween } from './areas.ts';
import { distanceKm } from './distance.ts';
import { findCentre, locateAddress, nowhere, placeInstead, suggest } from './geo.service.ts';
import { institution } from './institutions.ts';
import { places, postcodes } from './places.ts';

const cologne = { lat: 50.9387, lng: 6.9547 };
const berlin = { lat: 52.5323, lng: 13.3846 };

describe('an address', () => {
  test('lies where its postcode does', () => {
    expect(locateAddress({ postcode: '50667', country: 'DE' })).toEqual({
      ...cologne,
      area_id: areaOfPostcode('50667')?.id,
    });
    expect(locateAddress({ postcode: ' 50667 ', country: 'de' })).toMatchObject(cologne);
  });

  test('outside Germany, or with an unknown postcode, is not placed', () => {
    expect(locateAddress({ postcode: '50667', country: 'FR' })).toEqual(nowhere);
    expect(locateAddress({ postcode: '00000', country: 'DE' })).toEqual(nowhere);
  });
});

describe('a town beside a postcode', () => {
  const instead = (postcode: string, city: string, country = 'DE') => placeInstead({ postcode, city, country });

  test('is a contradiction when it is a city far away', () => {
    expect(instead('51373', 'München')).toBe('Leverkusen');
    expect(instead('51373', 'muenchen')).toBe('Leverkusen');
    expect(instead('10115', 'Frankfurt')).toBe('Berlin');
  });

  test.each([
    ['60311', 'Frankfurt'],
    ['60311', 'Frankfurt am Main'],
    ['15230', 'Frankfurt'],
    ['50733', 'Köln-Nippes'],
    ['50733', 'KOELN'],
    ['51373', 'Leverkusen-Wiesdorf'],
    ['51373', 'Köln'],
    ['06108', 'Halle (Saale)'],
  ])('goes with it as people write it: %s %s', (postcode, city) => {
    expect(instead(postcode, city)).toBeUndefined();
  });

  test('is left alone where the data can’t know: a village, an unknown postcode, another country', () => {
    expect(instead('25860', 'Olderup')).toBeUndefined();
    expect(instead('00000', 'München')).toBeUndefined();
    expect(instead('51373', 'München', 'AT')).toBeUndefined();
  });

  test('fits for every place of the data', () => {
    const refused = [...postcodes.values()].filter(({ postcode, place }) => instead(postcode, place) !== undefined);
    expect(refused).toEqual([]);
  });
});

describe('the centre of a search', () => {
  test('is the area of a postcode, with or without its place', () => {
    expect(findCentre('50667')).toBe(areaOfPostcode('50667'));
    expect(findCentre('50667 Köln')).toBe(areaOfPostcode('50667'));
  });

  test.each(['Köln', 'köln', 'Koeln', ' KÖLN '])('is a place however it is written: %s', (text) => {
    expect(distanceKm(cologne, findCentre(text)!)).toBeLessThan(10);
  });

  test('is the largest of several places of one name, and the city before a longer name', () => {
    expect(distanceKm(berlin, findCentre('Berlin')!)).toBeLessThan(15);
    expect(distanceKm({ lat: 50.1112, lng: 8.6831 }, findCentre('Frankfurt')!)).toBeLessThan(15);
  });

  test.each([
    ['Frankfurt, BB', '15230'],
    ['Halle, NI', '49843'],
    ['Neustadt an der Weinstraße, RP', '67433'],
  ])('%s is the one of that state', (text, postcode) => {
    expect(findCentre(text)).toBe(areaOfPostcode(postcode));
  });

  test.each(['', 'Nirgendwo am Meer', '99999999', '%', '00000'])('is nowhere for %j', (text) => {
    expect(findCentre(text)).toBeUndefined();
  });
});

describe('suggestions', () => {
  test('complete a postcode', () => {
    expect(suggest('5066')).toContainEqual({
      label: '50667 Köln',
      postcode: '50667',
      city: 'Köln',
      state: 'NW',
      country: 'DE',
      area: areaOfPostcode('50667')?.name,
    });
    expect(suggest('5').length).toBe(10);
  });

  test('complete a name, larger places first, without a postcode where there are several', () => {
    const cologneItself = { label: 'Köln', postcode: null, city: 'Köln', state: 'NW', country: 'DE', area: null };
    expect(suggest('köl')[0]).toEqual(cologneItself);
  });

  test('name no authority that only receives post', () => {
    expect([...suggest('Stadtverwaltung'), ...suggest('Agentur für'), ...suggest('Finanzamt')]).toEqual([]);
  });

  test('name no company, insurer or district either', () => {
    const names = new Set(places.map(({ name }) => name));
    const wrong = ['RCI Banque S.A. Niederlassung Deutschland', 'IT. NRW', 'NRW.BANK', 'Pfeifer & Langen'];
    wrong.push('Ahrens + Sieberz', 'Rheinisch-Bergischer Kreis', 'Generali Schadenservice-Center Köln', 'IKK classic');
    expect(wrong.filter((name) => names.has(name))).toEqual([]);
  });

  test.each([
    'Kassel',
    'Wakendorf II',
    'Stadt Wehlen',
    'Grafschaft',
    'Kasseedorf',
    'Halle',
    'Feldberger Seenlandschaft',
  ])('keep the real town %s', (name) => {
    expect(institution.test(name)).toBe(false);
  });

  test('are none for a single letter', () => {
    expect(suggest('k')).toEqual([]);
  });
});

describe('distances', () => {
  test('are the same in both directions: Cologne to Bonn is 24 to 27 km', () => {
    const bonn = postcodes.get('53111')!;
    expect(distanceKm(cologne, bonn)).toBe(distanceKm(bonn, cologne));
    expect(distanceKm(cologne, bonn)).toBeGreaterThan(22);
    expect(distanceKm(cologne, bonn)).toBeLessThan(27);
  });

  test('of areas are told in bands, and not at all beyond the widest', () => {
    const from = (postcode: string) => bandBetween(areaOfPostcode('50667')!, areaOfPostcode(postcode)!);
    expect(['50667', '51373', '53111', '44137', '10115'].map(from)).toEqual([10, 25, 25, 100, undefined]);
  });

  test('put every area into one band around a place, up to the radius asked for', () => {
    const centre = areaOfPostcode('50667')!;
    const around = areasAround(centre, 50);
    expect([...around.keys()]).toEqual([10, 25, 50]);
    const found = [...around.values()].flat();
    expect(new Set(found).size).toBe(found.length);
    const near = areas.filter((area) => (bandBetween(centre, area) ?? 999) <= 50);
    expect(new Set(found)).toEqual(new Set(near.map(({ id }) => id)));
  });
});
