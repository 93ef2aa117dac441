import { expect, test } from 'vitest';
import { linesMatching, shipped, sources } from './sources.ts';

const everything = /^(contract|machines|server|src|scripts|tests)\//;

test('the server reads the time from the injected clock', () => {
  const files = shipped(/^server\//).filter(({ path }) => path !== 'server/clock.ts');
  expect(
    linesMatching(files, /\bDate\.now\(|\bnew Date\(\s*\)|\bTemporal\.Now\b/),
    'take clock.now() from the call or from deps',
  ).toEqual([]);
  const sql = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\b(?:now\(\)|current_timestamp|current_date|localtimestamp|clock_timestamp\(\))/gi)]
      .filter(({ index }) => !/(?:clock|this|performance)\.$/.test(text.slice(0, index)) && inSql(text, index))
      .map(([word]) => `${path}: ${word}`),
  );
  // a migration is no call and is handed no clock: these write, once, when they ended what should not have stood,
  // or what is too old to be told
  const ended = [
    '0003_matchable',
    '0003_matchable',
    '0005_releases',
    '0005_releases',
    '0005_releases',
    '0066_undelivered_mails',
  ];
  expect(sql, 'pass the clock’s time as a parameter: SQL does not know the tests’ clock').toEqual(
    ended.map((name) => `server/db/migrations/${name}.ts: now()`),
  );
});

test('machines know no clock, no chance and no page', () => {
  const pattern = /\bDate\.now\(|\bnew Date\(\s*\)|Math\.random|\b(?:window|document|localStorage|fetch)\b[.(]/;
  expect(linesMatching(shipped(/^machines\//), pattern), 'declare an unprovided() actor or take it as input').toEqual(
    [],
  );
});

test('no test is skipped, focused or planned', () => {
  const pattern =
    /\b(?:it|test|describe)(?:\.\w+)*\.(?:skip|only|todo|fixme|skipIf|runIf|fails)\b|\bx(?:it|describe|test)\(/;
  expect(linesMatching(sources(/\.test\.tsx?$/), pattern), 'make it pass or remove it').toEqual([]);
});

test('no test sleeps', () => {
  const files = sources(/^tests\/(?!architecture)|\.test\.tsx?$/).filter(({ path }) => !isLaw(path));
  expect(linesMatching(files, /\bwaitForTimeout\(|networkidle/), 'wait for something observable').toEqual([]);
});

test('no type is silenced', () => {
  const wrong = sources(everything).flatMap(({ path, text, code }) => {
    const silenced = /@ts-(?:ignore|nocheck|expect-error)/.test(text.replaceAll(/\/@ts-[^/]*\//g, ''));
    return silenced || /\bas any\b|:\s*any\b|<any>/.test(code) ? [path] : [];
  });
  expect(wrong.filter((path) => !isLaw(path))).toEqual([]);
});

test('a lint rule is only ever disabled for one line, and with its reason', () => {
  const bare = sources(everything).flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter(
        (line) =>
          /(?:oxlint|eslint)-disable/.test(line) && !/disable-(?:next-)?line [\w/-]+(?:, [\w/-]+)* -- \S/.test(line),
      )
      .map((line) => `${path}: ${line.trim()}`),
  );
  expect(bare.filter((line) => !isLaw(line))).toEqual([]);
});

/** These files name what they forbid. */
function isLaw(path: string): boolean {
  return path.startsWith('tests/architecture/');
}

/** Whether a place lies in a template literal that looks like SQL. */
function inSql(text: string, index: number): boolean {
  const before = text.slice(0, index);
  const opened = before.split('`').length % 2 === 0;
  return (
    opened &&
    /\b(?:select|insert|update|delete|create|alter|where|default|values)\b/i.test(before.slice(before.lastIndexOf('`')))
  );
}
