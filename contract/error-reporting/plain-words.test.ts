import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

test.each([
  ["Cannot read properties of undefined (reading 'firstname')", "Cannot read properties of undefined (reading '…')"],
  ['undefined is not an object (evaluating "a.b")', 'undefined is not an object (evaluating "…")'],
  ['e.toSorted is not a function', '… is not a function'],
  ['Unexpected token \'M\', "Mia Muster" is not valid JSON', 'Unexpected token \'…\', "…" is not valid JSON'],
  ['can\'t access property "name", x is undefined', 'can\'t access property "…", … is undefined'],
  ['Failed to fetch', 'Failed to fetch'],
  ['Für mia.muster@example.org, Hauptstraße 12, 0171 2345678 gibt es nichts', '…'],
  ['Nothing for mia@example.org at https://app.example.org/register?code=CHEM1E26', '… for … at …'],
  ['', ''],
])('of %j stays %j', (said, plain) => {
  expect(plainWords(said)).toBe(plain);
});

test('nothing that was typed stays, whatever it is and wherever it stands', () => {
  const typed = fc
    .string({ minLength: 1, maxLength: 30, unit: 'grapheme' })
    .map((text) => `Zyx${text.replaceAll(/\s/g, '')}`);
  fc.assert(
    fc.property(typed, fc.nat(3), (text, place) => {
      const sentence = ['Cannot', 'read', 'of', 'undefined'].toSpliced(place, 0, text).join(' ');
      expect(plainWords(sentence)).not.toContain('Zyx');
    }),
  );
  expect(plainWords('word '.repeat(1_000)).length).toBeLessThanOrEqual(200);
});

test('is the same once more: what a page has cut the server leaves as it is', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      expect(plainWords(plainWords(text))).toBe(plainWords(text));
    }),
  );
});
