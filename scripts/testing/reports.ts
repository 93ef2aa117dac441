import * as v from 'valibot';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numTodoTests: v.number(),
  testResults: v.array(v.object({ status: v.string(), assertionResults: v.array(v.unknown()) })),
});

const playwrightReport = v.object({
  errors: v.array(v.unknown()),
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
});

/** Vitest's JSON report: a test skipped and a file that does not load count as failed. */
export function vitestTally(report: unknown): Tally {
  const it = v.parse(vitestReport, report);
  const unloaded = it.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return {
    passed: it.numPassedTests,
    failed: it.numFailedTests + it.numPendingTests + it.numTodoTests + unloaded.length,
  };
}

/** Playwright's JSON report: a test skipped, a flaky one and an error outside of tests count as failed. */
export function playwrightTally(report: unknown): Tally {
  const { errors, stats } = v.parse(playwrightReport, report);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** Holds a tally against the runner's exit code: nothing run, or an error outside of the tests, is a failure. */
export function settle(tally: Tally, exitCode: number): Tally {
  const silent = tally.failed === 0 && (exitCode !== 0 || tally.passed === 0);
  return silent ? { ...tally, failed: 1 } : tally;
}

/** A failed step's output in 120 lines at most: how it begins, with the first failure, and how it ends. */
export function excerpt(output: string): string {
  const lines = output.trim().split('\n');
  const left = lines.length - 120;
  return (left > 0 ? [...lines.slice(0, 80), `… ${left} lines …`, ...lines.slice(-40)] : lines).join('\n');
}

/** How Vitest and Playwright head a failure: `FAIL  |node| file > test`, `1) [pages] › file:12:3 › test`. */
const head = /^\s*(?:FAIL\s|\d+\) \[)/;

/** Where it failed, as Vitest and Playwright mark it in the source: `> 19 | await …`. */
const place = /^> ?\d+ ?\|/;

/** Which tests failed in an output, each once, with the first line of its error and the line of the test; twenty at most. */
export function failures(output: string): readonly string[] {
  const lines = output.split('\n').map((line) => line.trim());
  const found = new Map<string, readonly string[]>();
  for (const [index, line] of lines.entries()) {
    if (!head.test(line)) continue;
    const name = line.replace(/[\s─]+$/, '');
    const rest = lines.slice(index + 1, index + 60);
    const end = rest.findIndex((next) => head.test(next));
    const own = end === -1 ? rest : rest.slice(0, end);
    const said = [own.find((next) => next !== ''), own.find((next) => place.test(next))];
    const known = found.get(name);
    // headed again in a sum at the end, with nothing below
    if (!known || known.length === 0)
      found.set(
        name,
        said.flatMap((it) => (it === undefined ? [] : [`  ${it}`])),
      );
  }
  return [...found].slice(0, 20).flatMap(([name, said]) => [name, ...said]);
}
