import { parseArgs } from 'node:util';
import { models } from '../../machines/models.ts';
import { sentences } from '../oracle/sentences.ts';
import { equivalent } from './equivalent.ts';
import { hunt } from './hunt.ts';
import { judge } from './judge.ts';
import { allMutants, type Mutant, original, partsAskedBy } from './mutants.ts';
import { idle, summary, table } from './report.ts';

/**
 * A test of the tests: changes one thing in a machine or the verdicts at a time and asks the oracle's
 * sentences and the machines' own rules whether they notice. Exits with 1 where a change goes unnoticed.
 * `--machine session` hunts in one part, `--mutant "session: …"` tells what kills one mutant.
 */
const { machine, mutant } = readOptions();

const began = performance.now();
const mutants = allMutants();
const parts = [...new Set(mutants.map(({ part }) => part))];
const about = new Map(parts.map((part) => [part, [] as (typeof sentences)[number][]]));
for (const sentence of sentences) for (const part of partsAskedBy(sentence.shownBy)) about.get(part)?.push(sentence);
const killsOf = (it: Mutant) =>
  hunt(
    it,
    about.get(it.part) ?? [],
    models.find((model) => model.machine.id === it.part),
  );

const unchanged = parts.flatMap((part) => killsOf(original(part)).kills);
if (unchanged.length > 0) {
  const told = unchanged.map(({ by, how }) => {
    const sentence = sentences.find(({ id }) => id === by);
    return [sentence && `${by}: ${sentence.words}\n  ${sentence.place}`, how].filter(Boolean).join('\n  ');
  });
  fail(`The product itself departs from its rules, so no mutant would tell:\n${told.join('\n')}`);
} else if (mutant !== undefined) tellOf(mutant);
else if (machine !== undefined && !parts.includes(machine)) {
  fail(`There is no machine or table called “${machine}”. There are: ${parts.join(', ')}.`);
} else huntIn(machine === undefined ? parts : [machine]);

function readOptions() {
  try {
    return parseArgs({
      options: {
        machine: { type: 'string' },
        mutant: { type: 'string' },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run test:mutants [-- --machine <name> | --mutant "<id>"]');
    process.exit(2);
  }
}

function huntIn(chosen: readonly string[]): void {
  const hunted = mutants.filter(({ part }) => chosen.includes(part)).map(killsOf);
  const judged = judge(
    hunted,
    equivalent.filter(({ id }) => chosen.some((part) => id.startsWith(`${part}: `))),
  );
  const asked = sentences.filter((sentence) => chosen.some((part) => about.get(part)?.includes(sentence)));

  console.log(table(judged).join('\n'));
  list('Sentences that noticed nothing', idle(asked, judged));
  list(
    'Survivors: write a sentence that kills them, or say in lab/mutants/equivalent.ts why none can',
    judged.survivors.map((it) => it.mutant.id),
  );
  list('lab/mutants/equivalent.ts is not true', judged.complaints);
  console.log(`\n${summary(judged, asked.length, (performance.now() - began) / 1000)}`);
  if (judged.survivors.length > 0 || judged.complaints.length > 0) process.exitCode = 1;
}

function tellOf(id: string): void {
  const found = mutants.find((it) => it.id === id);
  if (!found) {
    fail(`There is no mutant “${id}”. Run it with --machine to read the names of survivors.`);
    return;
  }
  const { kills } = killsOf(found);
  const lines = kills.map(({ kind, by, how }) => `${kind === 'sentence' ? by : kind}: ${how}`);
  console.log(lines.length > 0 ? lines.join('\n') : 'It survives.');
  if (kills.length === 0) process.exitCode = 1;
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}
