import { expect, test } from 'vitest';
import { withResults } from './last-result.ts';

const steps = ['unit', 'embedded', 'walks'];
const at = (day: string, commit: string) => ({ day, commit, steps });
const readme = 'Tests.\n\n<!-- test:all -->\n<!-- /test:all -->\n\nMore.\n';
const unit = { name: 'unit', passed: 9876, failed: 1, milliseconds: 3_590_000 };

test('each step of whole runs has one row with how it ended last, in the order in which the steps stand', () => {
  const first = withResults(readme, [unit], at('2026-11-23', 'abc1234'));
  const second = withResults(
    first,
    [
      { name: 'walks', passed: 12, failed: 0, milliseconds: 70_000 },
      { name: 'embedded', passed: 345, failed: 0, milliseconds: 125_000 },
    ],
    at('2026-11-24', 'def5678'),
  );
  const third = withResults(second, [{ ...unit, failed: 0 }], at('2026-11-25', '0123456'));
  expect(third).toBe(`Tests.

<!-- test:all -->

| Step     | Day        | Commit  | Passed | Failed | Minutes |
| -------- | ---------- | ------- | -----: | -----: | ------: |
| unit     | 2026-11-25 | 0123456 |  9,876 |      0 |      60 |
| embedded | 2026-11-24 | def5678 |    345 |      0 |       2 |
| walks    | 2026-11-24 | def5678 |     12 |      0 |       1 |

<!-- /test:all -->

More.
`);
});

test('a step that is gone takes its row with it', () => {
  const before = withResults(readme, [unit], at('2026-11-23', 'abc1234'));
  const now = { day: '2026-11-24', commit: 'def5678', steps: ['walks'] };
  expect(withResults(before, [], now)).not.toContain('unit');
});

test('a text without the place for it is an error that names it', () => {
  expect(() => withResults('Tests.', [unit], at('2026-11-23', 'abc1234'))).toThrow('<!-- test:all -->');
});
