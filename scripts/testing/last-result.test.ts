import { expect, test } from 'vitest';
import { withResult } from './last-result.ts';

const result = { passed: 9876, failed: 1, milliseconds: 3_590_000 };

test('the last whole run stands between its two comments, in place of the one before', () => {
  const readme = 'Tests.\n\n<!-- test:all -->Never.<!-- /test:all -->\n\nMore.\n';
  const once = withResult(readme, result, '2026-11-23', 'abc1234');
  expect(once).toBe(
    'Tests.\n\n<!-- test:all -->Last whole run: 2026-11-23 on abc1234, 9,876 passed, 1 failed, in 60 minutes.<!-- /test:all -->\n\nMore.\n',
  );
  expect(withResult(once, { ...result, failed: 0 }, '2026-11-24', 'def5678')).toContain(
    'on def5678, 9,876 passed, 0 failed',
  );
});

test('a text without the place for it is an error that names it', () => {
  expect(() => withResult('Tests.', result, '2026-11-23', 'abc1234')).toThrow('<!-- test:all -->');
});
