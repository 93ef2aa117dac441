import { diffWordsWithSpace } from 'diff';
import { expect, test } from 'vitest';
import { abridged } from './abridged.ts';

const long = (word: string) => `${word} `.repeat(60);

test('a change is whole, and what stays around it is cut at words, before, between and behind', () => {
  const from = `${long('Anfang')}Die Frist ist 14 Tage.${long(' Mitte')}Danach ist Schluss.${long(' Ende')}`;
  const to = from.replace('14 Tage', '21 Tage').replace('Schluss', 'Pause');
  const parts = abridged(diffWordsWithSpace(from, to));
  expect(parts.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text])).toEqual([
    ['removed', '14'],
    ['added', '21'],
    ['removed', 'Schluss'],
    ['added', 'Pause'],
  ]);
  const same = parts.filter(({ kind }) => kind === 'same').map(({ text }) => text);
  expect(same[0]).toMatch(/^… (Anfang )+Die Frist ist $/);
  expect(same[1]).toMatch(/^ Tage\.[ Mite]+ … [ Mite]+Danach ist $/);
  expect(same.at(-1)).toMatch(/^\.[ Ende]+ …$/);
  for (const text of same) expect(text.length).toBeLessThan(200);
});

test('short texts stay as they are', () => {
  const parts = abridged(diffWordsWithSpace('Du darfst alles.', 'Du darfst fast alles.'));
  expect(parts.map(({ text }) => text).join('')).toBe('Du darfst fast alles.');
});
