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

/** What people have agreed to stands in the ledger by these: a text that was published is never edited, a new one follows it. */
const published = [
  ['findable', 1, 'de', 'a29a0a95c2f6e42620173811136e3d43129925f45c983fff80a63d6606834d47'],
  ['findable', 1, 'en', '0da4cd135cf529c7755eae5464898f3aab3ea13bba527a7f3c2d3812c26770b6'],
  ['release', 1, 'de', '2c68b7617f54d273a38c91314d6ca59c2eebebabd4057e7f94955f3f5cea6011'],
  ['release', 1, 'en', 'ddeff33b0146b591cdc2c0fbdd1eee55fb271e233c7e435124883341ed000a72'],
  ['company', 1, 'de', '980bae9d1bcc7677fc11ffa305a26cdf12009608b7f003440e92dc303917d1bf'],
  ['company', 1, 'en', '73e1e6289ad155937b762b2881add052788d0da9195ec5c0737a84dffbd6ee49'],
] as const;

test.each(published)('%s, version %i, in %s is as it was published', (act, version, locale, hash) => {
  expect(consentText(act, locale, version).hash).toBe(hash);
});

test('each published text is among these', () => {
  for (const act of ['findable', 'release', 'company'] as const)
    expect(published.filter(([one]) => one === act).length).toBe(2 * consentText(act, 'de').version);
});
