import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { product } from './product.ts';
import type { Sentence } from './sentence.ts';
import { sentences } from './sentences.ts';
import { sessionSentences } from './session.sentences.ts';
import { verdictSentences } from './verdicts.sentences.ts';

const told = (some: readonly Sentence[]) => some.map((sentence) => [sentence.id, sentence.words, sentence] as const);
const show =
  ({ shownBy }: Sentence) =>
  () =>
    shownBy(product);

describe('the product does what the oracle says', () => {
  it.each(told(sessionSentences))('%s: %s [S4-04] [S4-05] [S4-06] [S4-12] [S6-06] [S6-12] [S8-01]', (_, __, sentence) =>
    expect(show(sentence), sentence.place).not.toThrow(),
  );

  describe('about pages of roles and stages [S2-01] [S2-11] [S2-20] [S2-41] [S2-47] [S2-50] [S2-52] [S6-02]', () => {
    it.each(told(verdictSentences))(
      '%s: %s [S4-07] [S4-08] [S4-09] [S4-10] [S4-11] [S6-03] [S6-04] [S6-05] [S8-11]',
      (_, __, sentence) => expect(show(sentence), sentence.place).not.toThrow(),
    );
  });

  it.each(told(sentences.filter((one) => !sessionSentences.includes(one) && !verdictSentences.includes(one))))(
    '%s: %s [S2-51] [S4-13] [S4-14] [S4-23] [S4-24] [S8-09]',
    (_, __, sentence) => expect(show(sentence), sentence.place).not.toThrow(),
  );
});

function isShown(shows: () => void): boolean {
  try {
    shows();
    return true;
  } catch {
    return false;
  }
}

describe('the oracle', () => {
  it('says nothing twice', () => {
    expect(sentences.map(({ id }) => id)).toEqual([...new Set(sentences.map(({ id }) => id))]);
  });

  it('notices a letter too many in any word of it', () => {
    const unnoticed = sentences.flatMap(({ id, lines, read }) =>
      lines.flatMap((line) =>
        [...line.matchAll(/(?<![\w?=-])[\w-]+/g)].flatMap(({ 0: word, index }) => {
          const misspelt = `${line.slice(0, index)}${word}q${line.slice(index + word.length)}`;
          return isShown(() => read(misspelt)(product)) ? [`${id}: ${misspelt}`] : [];
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
    expect(files).toHaveLength(9);
    const derived = files.filter((name) => /machines\//.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
    expect(derived, 'write the expected value down by hand').toEqual([]);
  });
});
