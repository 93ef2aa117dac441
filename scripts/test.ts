import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { excerpt } from './testing/reports.ts';
import { runStep, type Outcome, type Step } from './testing/step.ts';
import { steps, stepNames } from './testing/steps.ts';

/**
 * Runs the steps of `npm test`, with `--all` (`npm run test:all`) the long ones as well, or with `--only <step>` (may
 * be repeated) single ones. Ends with `N passed, N failed`: the sums over the tests of all runners, each other step
 * counting as one.
 */
const { only, all } = readOptions();
const unknown = only?.filter((name) => !stepNames.includes(name)) ?? [];
if (unknown.length > 0) fail(`No step ${unknown.join(', ')}.`);

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());

const started = performance.now();
const chosen = steps.filter((step) => (only ? only.includes(step.name) : all || !step.isLong));
const outcomes: Outcome[] = [];
const quick = chosen.filter((step) => step.quick);
const lanes = Math.min(2, availableParallelism());
await Promise.all(Array.from({ length: lanes }, () => work(quick)));
const slow = chosen.filter((step) => !step.quick);
await Promise.all([work(slow.filter((step) => !step.waits)), work(slow.filter((step) => step.waits))]);

console.log('');
for (const step of chosen) {
  const outcome = outcomes.find((it) => it.name === step.name);
  console.log(outcome ? line(outcome) : `  --    ${step.name}: not run`);
}
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0) + (chosen.length - outcomes.length);
console.log(`\nThe whole took ${seconds(performance.now() - started)}.\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

async function work(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step && !interrupted.signal.aborted; step = queue.shift()) {
    const outcome = await runStep(step, interrupted.signal);
    outcomes.push(outcome);
    console.log(line(outcome));
    if (outcome.failed > 0) console.log(indent(excerpt(outcome.output)));
  }
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
  console.error(`${message}\nnpm test [-- --only <step> | --all]; the steps are: ${stepNames.join(', ')}.`);
  process.exit(2);
}
