import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ensureBrowser } from '../../tests/support/browser.ts';
import { apiAtLength, pagesAtLength, unitAtLength } from './at-length.ts';
import { playwrightTally, settle, vitestTally, type Tally } from './reports.ts';
import { readReport, type Step, type Tools } from './step.ts';

const root = join(import.meta.dirname, '../..');

/** What must hold from the first page to the last on either database. */
const longest = ['tests/e2e/released-and-withdrawn.test.ts', 'tests/e2e/story.test.ts'];

/** Half of the processor's time: each thread reads the same types, and collects garbage that the end throws away. */
const frugal = { GOMAXPROCS: '1', GOGC: '400' };

/**
 * What `npm test` runs, in this order: three steps at a time keep both cores busy to the end. What takes one thread goes
 * beside the build, which others wait for. `npm run test:all` runs each of them whole (`isWhole`), and what is long: the
 * same once more on the embedded database and with one connection, what takes minutes in a browser, and the test of the tests.
 */
export const steps: readonly Step[] = [
  check('build', ['node', 'server/build.ts']),
  check('types', ['tsc', '--noEmit', '--checkers', '1'], frugal),
  check('lint', ['oxlint', '--threads', '1'], frugal),
  check('texts', ['npm', 'run', '--silent', 'i18n:check']),
  check('dead-code', ['knip']),
  check('format', ['oxfmt', '--check']),
  // its times are real ones, which a server has to keep: beside one step, and one that waits for frames
  { name: 'reliability', after: 'build', places: 2, run: (tools) => vitest(tools, ['reliability'], {}) },
  { name: 'paths', after: 'build', run: (tools) => browser(tools, 'paths') },
  { name: 'browser', after: 'build', run: (tools) => browser(tools, 'pages') },
  { name: 'postgres', run: (tools) => onPostgres(tools, {}, ['--maxWorkers=3', ...without(apiAtLength)]) },
  {
    name: 'unit',
    run: (tools) =>
      tools.isWhole
        ? vitest(tools, ['node', 'dom'], { WALKS_RUNS: '10000' })
        : vitest(tools, ['node', 'dom'], {}, without(unitAtLength)),
  },
  // each of them mostly waits for frames: two at a time leave a third of two cores idle
  { name: 'screens', after: 'build', isLong: true, run: (tools) => browser(tools, 'screens', ['--workers=4']) },
  { name: 'api-at-length', isLong: true, run: (tools) => onPostgres(tools, {}, apiAtLength) },
  { name: 'embedded', isLong: true, run: (tools) => vitest(tools, ['database'], {}) },
  { name: 'one-connection', isLong: true, run: (tools) => onPostgres(tools, { TEST_DATABASE_POOL: '1' }) },
  { name: 'walks', after: 'build', isLong: true, run: (tools) => browser(tools, 'walks') },
  { name: 'stories', after: 'build', isLong: true, run: (tools) => onEmbedded(tools, longest) },
  { ...check('mutants', ['node', 'lab/mutants/main.ts']), isLong: true },
  { ...check('screen-faults', ['node', 'lab/mutants/screens.ts']), isLong: true },
];

export const stepNames: readonly string[] = steps.map((step) => step.name);

const without = (paths: readonly string[]): string[] => paths.flatMap((path) => ['--exclude', `${path}*`]);

function check(name: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Step {
  return {
    name,
    run: async ({ command }) =>
      (await command(words, env)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

async function vitest(
  { command, report }: Tools,
  projects: readonly string[],
  env: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<Tally> {
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await command(
    ['vitest', 'run', ...reporters, ...projects.map((name) => `--project=${name}`), ...words],
    env,
  );
  return settle(vitestTally(readReport(report)), code);
}

async function onPostgres(
  tools: Tools,
  env: Readonly<Record<string, string>>,
  words: readonly string[] = [],
): Promise<Tally> {
  return vitest(tools, ['database'], { ...env, TEST_DATABASE_URL: await tools.postgres() }, words);
}

type BrowserProject = 'pages' | 'paths' | 'screens' | 'walks';

/** On PostgreSQL, which needs half the processor's time of the embedded one. */
async function browser(tools: Tools, project: BrowserProject, words: readonly string[] = []): Promise<Tally> {
  const part = tools.isWhole ? [] : ['--grep-invert=@long', ...(project === 'pages' ? stories() : [])];
  return playwright(tools, project, [...words, ...part], { TEST_DATABASE_URL: await tools.postgres() });
}

/** The files of pages' tests that `npm test` takes. */
function stories(): string[] {
  const files = globSync(['tests/e2e/**/*.test.ts', 'lab/charts/*.page.test.ts'], { cwd: root });
  return files.filter((file) => !pagesAtLength.some((path) => file.startsWith(path)));
}

const onEmbedded = (tools: Tools, files: readonly string[]): Promise<Tally> => playwright(tools, 'pages', files, {});

async function playwright(
  { command, report }: Tools,
  project: BrowserProject,
  words: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Tally> {
  await ensureBrowser();
  // a folder to each: a run begins by emptying it
  const output = join('test-results', basename(report, '.json'));
  const code = await command(
    ['playwright', 'test', `--project=${project}`, '--reporter=dot,json', `--output=${output}`, ...words],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return settle(playwrightTally(readReport(report)), code);
}
