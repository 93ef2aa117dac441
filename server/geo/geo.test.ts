import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshDatabase } from '../../tests/support/database.ts';
import type { Database } from '../db/client.ts';
import { findCentre, locateAddress, placeInstead, suggest } from './geo.service.ts';
import { cellOf, cellsAround, distanceKm } from './grid.ts';
import { institution } from './institutions.ts';
import { places, postcodes } from './places.ts';

const cologne = { lat: 50.9387, lng: 6.9547 };
const berlin = { lat: 52.5323, lng: 13.3846 };

describe('an address', () => {
  test('lies where its postcode does', () => {
    expect(locateAddress({ postcode: '50667', country: 'DE' })).toEqual(cologne);
    expect(locateAddress({ postcode: ' 50667 ', country: 'de' })).toEqual(cologne);
  });

  test('outside Germany, or with an unknown postcode, is not placed', () => {
    expect(locateAddress({ postcode: '50667', country: 'FR' })).toEqual({ lat: null, lng: null });
    expect(locateAddress({ postcode: '00000', country: 'DE' })).toEqual({ lat: null, lng: null });
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
  test('is a postcode, with or without its place', () => {
    expect(findCentre('50667')).toEqual(cologne);
    expect(findCentre('50667 Köln')).toEqual(cologne);
  });

  test.each(['Köln', 'köln', 'Koeln', ' KÖLN '])('is a place however it is written: %s', (text) => {
    expect(distanceKm(cologne, findCentre(text)!)).toBeLessThan(10);
  });

  test('is the largest of several places of one name, and the city before a longer name', () => {
    expect(distanceKm(berlin, findCentre('Berlin')!)).toBeLessThan(15);
    expect(distanceKm({ lat: 50.1112, lng: 8.6831 }, findCentre('Frankfurt')!)).toBeLessThan(15);
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
    });
    expect(suggest('5').length).toBe(10);
  });

  test('complete a name, larger places first, without a postcode where there are several', () => {
    expect(suggest('köl')[0]).toEqual({ label: 'Köln', postcode: null, city: 'Köln', state: 'NW', country: 'DE' });
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

describe('the grid', () => {
  let db: Database;
  beforeAll(async () => {
    db = await freshDatabase();
  });
  afterAll(() => db.close());

  test('has the same cell for every postcode as the database computes', async () => {
    const points = [...postcodes.values()].map(({ lat, lng }) => ({ lat, lng }));
    const expression = await sql<{ cell: string }>`
      select pg_get_expr(adbin, adrelid) as cell from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'applicants'::regclass and a.attname = 'cell'`.execute(db.kysely);
    const { rows } = await sql<{ cell: number }>`
      select ${sql.raw(expression.rows[0]!.cell)} as cell
      from json_to_recordset(${JSON.stringify(points)}::json) as p(lat float8, lng float8)`.execute(db.kysely);
    expect(rows.map(({ cell }) => cell)).toEqual(points.map(cellOf));
  });

  test('covers every point within the radius', () => {
    for (const radius of [5, 25, 100]) {
      const cells = new Set(cellsAround(cologne, radius));
      const missed = [...postcodes.values()].filter(
        (point) => distanceKm(cologne, point) <= radius && !cells.has(cellOf(point)),
      );
      expect(missed).toEqual([]);
    }
  });

  test('measures Cologne to Bonn as 24 to 27 km', () => {
    expect(distanceKm(cologne, postcodes.get('53111')!)).toBeGreaterThan(22);
    expect(distanceKm(cologne, postcodes.get('53111')!)).toBeLessThan(27);
  });
});
