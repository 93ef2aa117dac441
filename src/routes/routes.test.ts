import { expect, test } from 'vitest';

const sources = import.meta.glob<string>(
  ['./*.routes.ts', './parents.ts', './link-id.ts', '../kit/resource-route.ts', '../../contract/**/*search.ts'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);
/** An import that stays in the program; `import type` and `import()` don't, and what a list may be asked for is words alone. */
const heavy =
  /^import (?!type )[^;]*from '(?:\.\.\/api\/|\.\.\/\.\.\/contract\/(?![^']*search\.ts')|valibot|\.[^']*\.(?:schema|endpoints)\.ts)/m;

test('the list of routes, which every visitor transfers, brings neither schemas nor the HTTP client', () => {
  const files = Object.entries(sources);
  expect(files.length).toBeGreaterThan(2);
  expect(
    files
      .filter(([, source]) => heavy.test(source))
      .map(([file]) => `${file}: move the loader to *.loaders.ts and import() it`),
  ).toEqual([]);
});
