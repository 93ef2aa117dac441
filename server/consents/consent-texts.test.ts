import { expect, test } from 'vitest';
import { consentText, lastMaterial, standingVersion, textByHash } from './consent-texts.ts';

const material = { material: true };
const edit = { material: false };

test.each([
  ['the first text', [material], 1],
  ['an edit of it, which asks nobody', [material, edit], 1],
  ['a new one', [material, edit, material], 3],
  ['edits of the new one', [material, edit, material, edit, edit], 3],
])('%s: the earliest version that still holds', (_, texts, version) => {
  expect(lastMaterial(texts)).toBe(version);
});

test.each(['findable', 'release'] as const)(
  '%s: the text in force holds, in both languages, and is found by its hash',
  (act) => {
    const [de, en] = [consentText(act, 'de'), consentText(act, 'en')];
    expect(de.version).toBeGreaterThanOrEqual(standingVersion(act));
    expect(standingVersion(act)).toBeGreaterThanOrEqual(1);
    expect([textByHash(act, de.hash), textByHash(act, en.hash)]).toEqual([de.text, en.text]);
  },
);
