import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { thrownBy } from './broken.ts';
import { product } from './product.ts';
import { sentences } from './sentences.ts';
import { sessionSentences } from './session.sentences.ts';
import { verdictSentences } from './verdicts.sentences.ts';

const others = sentences.filter((one) => !sessionSentences.includes(one) && !verdictSentences.includes(one));

describe.each([
  ['of a session [S4-04] [S4-05] [S4-06] [S4-12] [S6-06] [S6-12] [S8-01]', sessionSentences],
  [
    'of pages by role and stage [S2-01] [S2-11] [S2-20] [S2-41] [S2-47] [S2-50] [S2-52] [S3-18] [S4-07] [S4-08] [S4-09] [S4-10] [S4-11] [S6-02] [S6-03] [S6-04] [S6-05] [S8-11]',
    verdictSentences,
  ],
  ['of all else [S2-51] [S4-13] [S4-14] [S4-23] [S4-24] [S8-09] [S8-13] [S7-23]', others],
] as const)('the product does what the oracle says %s', (_, some) => {
  it.each(some.map((sentence) => [sentence.id, sentence.words, sentence] as const))('%s: %s', (__, ___, sentence) =>
    expect(() => sentence.shownBy(product), sentence.place).not.toThrow(),
  );
});

describe('the oracle', () => {
  it('says nothing twice', () => {
    expect(sentences.map(({ id }) => id)).toEqual([...new Set(sentences.map(({ id }) => id))]);
  });

  it('notices a letter too many in any word of it', () => {
    const unnoticed = sentences.flatMap(({ id, lines, read }) =>
      lines.flatMap((line) =>
        [...line.matchAll(/(?<![\w?=-])[\w-]+/g)].flatMap(({ 0: word, index }) => {
          const misspelt = `${line.slice(0, index)}${word}q${line.slice(index + word.length)}`;
          return thrownBy(() => read(misspelt)(product)) ? [] : [`${id}: ${misspelt}`];
        }),
      ),
    );
    expect(unnoticed).toEqual([]);
  });

  it.each([
    ['session', 'guest; login.submit → asks login anew today'],
    ['session', 'guest; login.submit → loggedOut → loggedOut.loggingIn'],
    ['session', 'guest; login.submit'],
    ['session', 'guest → loggedOut; login.submit'],
    ['verdicts', 'ready employee at /serch → notFound'],
    ['verdicts', 'redy staff at /dashboard'],
  ])('does not take for a sentence of %s: %s', (subject, line) => {
    const like = sentences.find(({ id }) => id.startsWith(`${subject}.`));
    expect(() => like?.read(line)(product)).toThrow(/says nothing|is none of|nothing is expected/u);
  });

  it('knows its rules from the specification, not from a machine', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sentences.ts'));
    expect(files).toHaveLength(10);
    const derived = files.filter((name) => /machines\//.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
    expect(derived, 'write the expected value down by hand').toEqual([]);
  });
});
