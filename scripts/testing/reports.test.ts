import { describe, expect, test } from 'vitest';
import { excerpt, failures, playwrightTally, settle, vitestTally } from './reports.ts';

const file = (status: string, tests: number) => ({
  status,
  assertionResults: Array.from({ length: tests }, () => ({})),
});

describe('the closing line counts honestly', () => {
  test('a skipped test and a file that does not load are failures', () => {
    const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };
    const testResults = [file('passed', 7), file('failed', 4), file('failed', 0)];
    expect(vitestTally({ ...report, testResults })).toEqual({ passed: 7, failed: 5 });
  });

  test('flaky and skipped browser tests are failures', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
    expect(playwrightTally({ errors: [{}], stats })).toEqual({ passed: 5, failed: 4 });
  });

  test('a report that is missing or strange is an error, never zero failures', () => {
    expect(() => vitestTally(undefined)).toThrow('Expected Object');
    expect(() => playwrightTally({ stats: {} })).toThrow('Expected "errors"');
  });

  test.each([
    [{ passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
    [{ passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
    [{ passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    [{ passed: 1, failed: 2 }, 1, { passed: 1, failed: 2 }],
  ])('%j with exit code %i becomes %j', (tally, code, expected) => {
    expect(settle(tally, code)).toEqual(expected);
  });

  test('a long output is shown with its beginning and its end', () => {
    const lines = Array.from({ length: 200 }, (_, index) => `line ${index + 1}`);
    const shown = excerpt(`\n${lines.join('\n')}\n`).split('\n');
    expect(shown).toEqual([...lines.slice(0, 80), '… 80 lines …', ...lines.slice(160)]);
    expect(excerpt(`${lines.slice(0, 120).join('\n')}\n`)).toBe(lines.slice(0, 120).join('\n'));
  });
});

test('which tests failed is said by name, each once, with its error and its line, whichever runner found it', () => {
  const output = `
 FAIL  |node| machines/one.test.ts > holds
AssertionError: expected 1 to be 2

  1) [pages] › tests/e2e/two.test.ts:12:3 › opens ────────

    Error: expect(locator).toBeVisible() failed

      11 |   const page = await open();
    > 12 |   await expect(page).toBeVisible();
         |                      ^

  2 failed
 FAIL  |node| machines/one.test.ts > holds
`;
  expect(failures(output)).toEqual([
    'FAIL  |node| machines/one.test.ts > holds',
    '  AssertionError: expected 1 to be 2',
    '1) [pages] › tests/e2e/two.test.ts:12:3 › opens',
    '  Error: expect(locator).toBeVisible() failed',
    '  > 12 |   await expect(page).toBeVisible();',
  ]);
});
