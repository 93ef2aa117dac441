import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { models } from '../../machines/models.ts';
import { sources } from '../../tests/architecture/sources.ts';
import { lifecycles, machines, product } from './product.ts';
import { inPlace, inWords } from './sentence.ts';
import { sentences } from './sentences.ts';

describe('the product does what the oracle says', () => {
  it.each(sentences.map((sentence) => [sentence.id, inWords(sentence), sentence] as const))(
    '%s: %s',
    (_, __, sentence) => {
      expect(() => sentence.shownBy(product), inPlace(sentence)).not.toThrow();
    },
  );
});

describe('the oracle', () => {
  it('says nothing twice', () => {
    expect(sentences.map(({ id }) => id)).toEqual([...new Set(sentences.map(({ id }) => id))]);
  });

  it('speaks about every machine and every lifecycle there is', () => {
    const ids = Object.entries(machines).map(([id, machine]) => [id, machine.id]);
    expect(ids).toEqual(Object.keys(machines).map((id) => [id, id]));
    expect(Object.keys(machines).toSorted()).toEqual(models.map(({ machine }) => machine.id).toSorted());
    expect(Object.values(lifecycles).map(({ name }) => name)).toEqual(Object.keys(lifecycles));
    expect(Object.keys(lifecycles)).toHaveLength(sources(/^machines\/.*\.lifecycle\.ts$/).length);
  });

  it('knows its rules from the specification, not from a machine', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.sentences.ts'));
    expect(files.length).toBeGreaterThan(10);
    const derived = files.filter((name) => /machines\//.test(readFileSync(join(import.meta.dirname, name), 'utf8')));
    expect(derived, 'write the expected value down by hand').toEqual([]);
  });
});
