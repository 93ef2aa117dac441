import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import runner from '../../vitest.config.ts';
import { apiAtLength, pagesAtLength, unitAtLength } from './at-length.ts';

const cwd = join(import.meta.dirname, '../..');

describe.each([
  { what: 'the API', left: apiAtLength, files: globSync('{tests/api,tests/security,server}/**/*.test.ts', { cwd }) },
  { what: 'the rest', left: unitAtLength, files: globSync('{contract,lab,machines,src}/**/*.test.{ts,tsx}', { cwd }) },
  {
    what: 'pages',
    left: pagesAtLength,
    files: globSync('{tests/e2e/**/*.test.ts,lab/charts/*.page.test.ts}', { cwd }),
  },
])('what npm test leaves of the tests of $what', ({ left, files }) => {
  test('is there: an entry that names no file is a slip or may go', () => {
    expect(left.filter((path) => !files.some((file) => file.startsWith(path)))).toEqual([]);
  });

  test('names no file within another’s path, where it would be left, too', () => {
    expect(files.filter((file) => left.some((path) => file.indexOf(path) > 0))).toEqual([]);
  });

  test('is nothing about security, and not all', () => {
    expect(left.filter((path) => path.startsWith('tests/security'))).toEqual([]);
    expect(files.filter((file) => !left.some((path) => file.startsWith(path))).length).toBeGreaterThan(20);
  });
});

test('no project leaves out files of its own: that would stand in place of what npm test leaves out', () => {
  const projects = runner['test'].projects as readonly { readonly test: { name: string; exclude?: unknown } }[];
  expect(projects.map((project) => [project.test.name, project.test.exclude])).toEqual([
    ['node', undefined],
    ['database', undefined],
    ['reliability', undefined],
    ['dom', undefined],
  ]);
});
