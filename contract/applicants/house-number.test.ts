import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { addressInputSchema } from './applicants.schema.ts';

const taken = (line_1: string, country = 'DE') =>
  safeParse(addressInputSchema, { line_1, postcode: '10557', city: 'Berlin', country }).success;

test.each([
  'Musterweg 12',
  'Musterweg 12a',
  'Am Markt 3-5',
  'Q7, 24',
  'C 4',
  'Straße des 17. Juni 135',
  'Weg 12, 3. OG',
  '12 Musterweg',
])('“%s” has a house number [S5-15]', (line) => expect(taken(line)).toBe(true));

test.each(['Musterweg', 'Straße des 17. Juni', 'Platz des 4.Juli', 'Straße des 1. Mai'])(
  '“%s” is asked for one [S5-15]',
  (line) => expect(taken(line)).toBe(false),
);

test('elsewhere a house may have a name', () => expect(taken('Rose Cottage', 'FR')).toBe(true));
