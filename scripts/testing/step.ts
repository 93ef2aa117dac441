import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Tally } from './reports.ts';

/** What a run gives to each of its steps. */
export interface Run {
  readonly signal: AbortSignal;
  /** `npm run test:all`: everything, where `npm test` takes a part of what repeats itself. */
  readonly isWhole: boolean;
  /** Address of the PostgreSQL that the steps share; started when the first one asks for it. */
  readonly postgres: () => Promise<string>;
}

/** What a step may use while it runs. */
export interface Tools extends Omit<Run, 'signal'> {
  /** Runs a command and collects its output; resolves to its exit code. */
  readonly command: (words: readonly string[], env?: Readonly<Record<string, string>>) => Promise<number>;
  /** Path for the step's machine-readable report; absent before the runner writes it. */
  readonly report: string;
}

/** One part of `npm test`. */
export interface Step {
  readonly name: string;
  /** The step that has to be over before. */
  readonly after?: string;
  /** How many of the places it takes in which steps run side by side; one unless said otherwise. */
  readonly places?: number;
  /** Runs with `--all`, or where `--only` names it. */
  readonly isLong?: boolean;
  readonly run: (tools: Tools) => Promise<Tally>;
}

export interface Outcome extends Tally {
  readonly name: string;
  readonly milliseconds: number;
  readonly output: string;
}

const limit = 60 * 60_000;
const folder = join(import.meta.dirname, '../../.cache/test');

/** Runs a step to its end; an error thrown, a signal or an hour without an end count as a failure. */
export async function runStep(step: Step, { signal, ...run }: Run): Promise<Outcome> {
  const started = performance.now();
  const output: string[] = [];
  const report = join(folder, `${step.name}.json`);
  mkdirSync(folder, { recursive: true });
  rmSync(report, { force: true });
  const until = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  let tally: Tally;
  try {
    const env = run.isWhole ? { TEST_WHOLE: '1' } : {};
    const command: Tools['command'] = (words, more) => execute(words, { ...env, ...more }, output, until);
    tally = await step.run({ ...run, report, command });
  } catch (error) {
    output.push(error instanceof Error ? error.message : String(error));
    tally = { passed: 0, failed: 1 };
  }
  return { name: step.name, ...tally, milliseconds: performance.now() - started, output: output.join('') };
}

function execute(
  [program = '', ...words]: readonly string[],
  env: Readonly<Record<string, string>>,
  output: string[],
  signal: AbortSignal,
): Promise<number> {
  const bin = join(import.meta.dirname, '../../node_modules/.bin');
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, {
      cwd: join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        // what one process has compiled the next ones read: some forty of them read the server's modules
        NODE_COMPILE_CACHE: join(folder, 'compiled'),
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => output.push(chunk.toString()));
    child.once('error', (error) =>
      reject(error.name === 'AbortError' ? new Error(`\n${program} was ended before it was done.`) : error),
    );
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The report a runner wrote, as parsed JSON; undefined when it wrote none. */
export function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
