import { describe, expect, test } from 'vitest';
import { findTests } from './found-tests.ts';
import { allLines, sections } from './specification.ts';

const tests = findTests();
const proven = new Set(tests.flatMap(({ lines }) => lines));

describe('the lines of the specification', () => {
  test('each has a test with its id in the title, or a reason why not; no reason outlives the first test', () => {
    const without = allLines.filter(({ id, open }) => (open === undefined) !== proven.has(id));
    expect(without).toEqual([]);
    expect([...proven].filter((id) => !allLines.some((line) => line.id === id))).toEqual([]);
  });

  test('are numbered in their sections, in order', () => {
    const ids = sections.flatMap(({ number, lines }) =>
      lines.map((_, index) => `S${number}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(allLines.map(({ id }) => id)).toEqual(ids);
  });

  test('ids are read from titles only, loops and quotes as people read them', () => {
    const here = tests.filter(({ file }) => file === 'tests/e2e/onboarding.test.ts');
    expect(here.map(({ title }) => title)).toContain(
      'onboarding at …: a reload, a failed request and a lost session lose nothing',
    );
    expect(tests.filter(({ file }) => file === 'lab/traceability/traceability.test.ts')).toEqual([]);
  });
});
