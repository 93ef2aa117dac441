import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { keepResults } from './testing/last-result.ts';
import { Places } from './testing/places.ts';
import { excerpt, failures } from './testing/reports.ts';
import { sharedPostgres } from './testing/shared-postgres.ts';
import { runStep, type Outcome, type Step } from './testing/step.ts';
import { steps, stepNames } from './testing/steps.ts';

/**
 * Runs the steps of `npm test`, with `--all` (`npm run test:all`) everything, whole; with `--only <step>` (may be
 * repeated) single ones of either. Ends with `N passed, N failed`: the sums over the tests of all runners, each other step
 * counting as one.
 */
const { only, all: isWhole = false } = readOptions();
const unknown = only?.filter((name) => !stepNames.includes(name)) ?? [];
if (unknown.length > 0) fail(`No step ${unknown.join(', ')}.`);

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const started = performance.now();
const chosen = steps.filter((step) => (only ? only.includes(step.name) : isWhole || !step.isLong));
const outcomes: Outcome[] = [];
const over = new Map(chosen.map(({ name }) => [name, Promise.withResolvers<void>()]));
const postgres = sharedPostgres();
const run = { signal: interrupted.signal, isWhole, postgres: postgres.url };
// one more than there are cores: a test waits a third of its time, for the database, a frame, a delay
const places = new Places(Math.min(2, availableParallelism()) + 1);
const begun: { readonly ended: Promise<void> }[] = [];
for (const step of chosen) {
  if (step.after !== undefined) await over.get(step.after)?.promise;
  begun.push(await places.take(step.places ?? 1, () => runAndTell(step)));
}
await Promise.all(begun.map(({ ended }) => ended));
await postgres.stop();

console.log('');
for (const step of chosen) {
  const outcome = outcomes.find((it) => it.name === step.name);
  console.log(outcome ? line(outcome) : `  --    ${step.name}: not run`);
  // once more here: of a long log the end is what is read
  if (outcome && outcome.failed > 0) console.log(indent(failures(outcome.output).join('\n')));
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + (chosen.length - outcomes.length);
const took = performance.now() - started;
if (isWhole) keepResults(outcomes, stepNames);
console.log(`\nThe whole took ${seconds(took)}.\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function runAndTell(step: Step): Promise<void> {
  if (interrupted.signal.aborted) return over.get(step.name)?.resolve();
  const outcome = await runStep(step, run);
  over.get(step.name)?.resolve();
  outcomes.push(outcome);
  console.log(line(outcome));
  if (outcome.failed > 0) console.log(indent(excerpt(outcome.output)));
}

function line({ name, passed: good, failed: bad, milliseconds }: Outcome): string {
  return `  ${bad === 0 ? 'ok  ' : 'FAIL'}  ${name.padEnd(14)} ${`${good} passed, ${bad} failed`.padEnd(26)} ${seconds(milliseconds)}`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '        ');
}

function readOptions() {
  try {
    return parseArgs({ options: { only: { type: 'string', multiple: true }, all: { type: 'boolean' } } }).values;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(
    `${message}\nnpm test [-- --only <step>] or npm run test:all [-- --only <step>]; the steps are: ${stepNames.join(', ')}.`,
  );
  process.exit(2);
}
