import { describe, expect, test } from 'vitest';
import { findTests, type FoundTest } from './found-tests.ts';
import { allLines, type Line, sections } from './specification.ts';
import { contradictions } from './trace.ts';

const proof = (...lines: string[]): FoundTest => ({ file: 'a.test.ts', title: 'a rule', lines });
const open = { de: 'Kommt später.', en: 'Comes later.' };

describe('the lines of the specification', () => {
  test('each has a test or a reason why not, and no reason outlives it', () => {
    expect(contradictions(allLines, findTests())).toEqual([]);
  });

  test('are numbered in their sections, in order, with no reason that is not there', () => {
    const ids = sections.flatMap(({ number, lines }) =>
      lines.map((_, index) => `S${number}-${String(index + 1).padStart(2, '0')}`),
    );
    expect(allLines.map(({ id }) => id)).toEqual(ids);
    expect(allLines.filter((line) => line.open && !line.open.de.endsWith('.'))).toEqual([]);
  });

  test('a line without proof, an unknown id, an id given twice and an outdated reason are found', () => {
    const lines: Line[] = [
      { id: 'S4-01', says: 'proven' },
      { id: 'S4-02', says: 'forgotten' },
      { id: 'S4-03', says: 'open', open },
      { id: 'S4-04', says: 'no longer open', open },
      { id: 'S4-01', says: 'the same number' },
    ];
    expect(contradictions(lines, [proof('S4-01', 'S4-04'), proof('S4-99')]).map((line) => line.slice(0, 30))).toEqual([
      'S4-01 stands for two lines: gi',
      'a.test.ts: “a rule” names S4-9',
      'S4-02 “forgotten” has no test:',
      'S4-04 has a test now: take its',
    ]);
  });

  test('ids are read from titles only, loops and quotes as people read them', () => {
    const here = findTests().filter(({ file }) => file === 'tests/e2e/onboarding.test.ts');
    expect(here.map(({ title }) => title)).toContain(
      'onboarding at …: a reload, a failed request and a lost session lose nothing',
    );
    expect(findTests().filter(({ file }) => file === 'lab/traceability/traceability.test.ts')).toEqual([]);
  });
});
