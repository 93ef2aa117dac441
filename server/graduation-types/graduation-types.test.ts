import { expect, test } from 'vitest';
import { graduationTypeName, graduationTypes, isGraduationType } from './graduation-types.ts';

test('certificates have ids that never change, a name in both languages, and rise in rank', () => {
  expect(graduationTypes.map(({ code }) => code)).toEqual([
    'none',
    'support_needs',
    'esa',
    'eesa',
    'msa',
    'msa_q',
    'fhr_s',
    'fhr',
    'fghr',
    'abitur',
    'foreign',
    'other',
  ]);
  expect(graduationTypes[0]!.id).toBe('01a1f640-bc00-7c6f-bf5c-a5e1afb0a1d0');
  expect(graduationTypes.every(({ de, en }) => de !== '' && en !== '')).toBe(true);
  // a line of a card and of a select on a phone
  expect(graduationTypes.flatMap(({ short }) => [short.de, short.en]).filter(({ length }) => length > 36)).toEqual([]);
  for (const locale of ['de', 'en'] as const) {
    expect(new Set(graduationTypes.map(({ short }) => short[locale])).size).toBe(graduationTypes.length);
  }
  expect(graduationTypes.filter(({ rank }) => rank === null).map(({ code }) => code)).toEqual(['foreign', 'other']);
});

test('a name comes in the reader’s language; none for nothing', () => {
  const { id } = graduationTypes.at(-1)!;
  expect([graduationTypeName(id, 'de'), graduationTypeName(id, 'en'), graduationTypeName(null, 'de')]).toEqual([
    'Anderer Abschluss',
    'Another certificate',
    '',
  ]);
  expect([isGraduationType(id), isGraduationType('x')]).toEqual([true, false]);
});
