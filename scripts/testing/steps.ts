import { ensureBrowser } from '../../tests/support/browser.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { playwrightTally, settle, vitestTally, type Tally } from './reports.ts';
import { readReport, type Step, type Tools } from './step.ts';

/** What must hold from the first page to the last on either database; on PGlite they run with the other pages. */
const stories = ['tests/e2e/released-and-withdrawn.test.ts'];

/**
 * What `npm test` runs, in its order, and what only `npm run test:all` adds: the same once more on the embedded
 * database and with one connection, what takes minutes in a browser, and the test of the tests.
 */
export const steps: readonly Step[] = [
  check('types', ['tsc', '--noEmit']),
  check('lint', ['oxlint']),
  check('format', ['oxfmt', '--check']),
  check('dead-code', ['knip']),
  check('texts', ['npm', 'run', '--silent', 'i18n:check']),
  check('build', ['node', 'server/build.ts']),
  { name: 'unit', run: (tools) => vitest(tools, ['node', 'dom'], {}) },
  { name: 'reliability', waits: true, run: (tools) => vitest(tools, ['reliability'], {}) },
  { name: 'postgres', run: (tools) => onPostgres(tools, {}) },
  { name: 'browser', run: (tools) => browser(tools, 'pages', ['--grep-invert=@long']) },
  { name: 'paths', run: (tools) => browser(tools, 'paths', ['--grep-invert=@long']) },
  { name: 'embedded', isLong: true, run: (tools) => vitest(tools, ['database'], {}) },
  { name: 'one-connection', isLong: true, run: (tools) => onPostgres(tools, { TEST_DATABASE_POOL: '1' }) },
  { name: 'stories', isLong: true, run: storiesOnPostgres },
  { name: 'long-pages', isLong: true, run: (tools) => browser(tools, 'pages', ['--grep=@long']) },
  { name: 'long-paths', isLong: true, run: (tools) => browser(tools, 'paths', ['--grep=@long']) },
  { name: 'screens', isLong: true, run: (tools) => browser(tools, 'screens') },
  { name: 'long-walks', isLong: true, run: (tools) => vitest(tools, ['node'], { WALKS_RUNS: '10000' }, ['lab/walks']) },
  { name: 'walks', isLong: true, run: (tools) => browser(tools, 'walks') },
  { ...check('mutants', ['node', 'lab/mutants/main.ts']), isLong: true, quick: false },
];

export const stepNames: readonly string[] = steps.map((step) => step.name);

function check(name: string, words: readonly string[]): Step {
  return {
    name,
    quick: true,
    run: async ({ command }) => ((await command(words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  };
}

async function vitest(
  { command, report }: Tools,
  projects: readonly string[],
  env: Readonly<Record<string, string>>,
  files: readonly string[] = [],
): Promise<Tally> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await command(
    ['vitest', 'run', ...reporters, ...projects.map((name) => `--project=${name}`), ...files],
    env,
  );
  return settle(vitestTally(readReport(report)), code);
}

/** Does work with a PostgreSQL server of its own. */
async function withPostgres(work: (env: Readonly<Record<string, string>>) => Promise<Tally>): Promise<Tally> {
  const postgres = await startPostgres();
  try {
    return await work({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

function onPostgres(tools: Tools, env: Readonly<Record<string, string>>): Promise<Tally> {
  return withPostgres((server) => vitest(tools, ['database'], { ...env, ...server }));
}

function storiesOnPostgres(tools: Tools): Promise<Tally> {
  return withPostgres((server) => browser(tools, 'pages', stories, server));
}

async function browser(
  { command, report }: Tools,
  project: 'pages' | 'paths' | 'screens' | 'walks',
  words: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Tally> {
  await ensureBrowser();
  const code = await command(['playwright', 'test', `--project=${project}`, '--reporter=dot,json', ...words], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return settle(playwrightTally(readReport(report)), code);
}
