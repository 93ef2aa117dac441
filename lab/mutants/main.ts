import { parseArgs } from 'node:util';
import { models } from '../../machines/models.ts';
import { brokenRule, brokenSentences } from '../oracle/broken.ts';
import { product } from '../oracle/product.ts';
import { sentences } from '../oracle/sentences.ts';
import { equivalent } from './equivalent.ts';
import { type Hunted, hunt, judge } from './hunt.ts';
import { allMutants, type Mutant } from './mutants.ts';

/**
 * A test of the tests: changes one thing in a machine or the verdicts at a time and asks the oracle's
 * sentences and the machines' own rules whether they notice. Exits with 1 where a change goes unnoticed.
 * `--machine session` hunts in one part, `--mutant "session: …"` tells what kills one mutant.
 */
const { machine, mutant } = readOptions();

const began = performance.now();
const mutants = allMutants();
const parts = [...new Set(mutants.map(({ part }) => part))];
const broken = [...models.flatMap(brokenRule), ...brokenSentences(product)];
const hunted = (it: Mutant): Hunted =>
  hunt(
    it,
    sentences,
    models.find((model) => model.machine.id === it.part),
  );

if (broken.length > 0) {
  fail(`The product itself departs from its rules, so no mutant would tell:\n${broken.join('\n')}`);
} else if (mutant !== undefined) tellOf(mutant);
else if (machine !== undefined && !parts.includes(machine)) {
  fail(`There is no machine or table called “${machine}”. There are: ${parts.join(', ')}.`);
} else huntIn(machine === undefined ? parts : [machine]);

function readOptions() {
  try {
    return parseArgs({ options: { machine: { type: 'string' }, mutant: { type: 'string' } } }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('npm run test:mutants [-- --machine <name> | --mutant "<id>"]');
    process.exit(2);
  }
}

function huntIn(chosen: readonly string[]): void {
  const all = mutants.filter(({ part }) => chosen.includes(part)).map(hunted);
  const known = equivalent.filter(({ id }) => chosen.some((part) => id.startsWith(`${part}: `)));
  const asked = sentences.filter(({ about }) => chosen.includes(about));
  const { killed, survivors, explained, complaints } = judge(all, known);
  const busy = new Set(killed.flatMap(({ kills }) => kills.map(({ by }) => by)));
  const idle = asked.filter(({ id }) => !busy.has(id));

  const rowOf = (is: (one: Hunted) => boolean) => {
    const [own, alive, told] = [killed, survivors, explained].map((some) => some.filter(is)) as [
      Hunted[],
      Hunted[],
      Hunted[],
    ];
    return {
      mutants: own.length + alive.length + told.length,
      'by sentences': own.filter(({ kills: [kill] }) => kill?.kind === 'sentence').length,
      'by rules': own.filter(({ kills: [kill] }) => kill?.kind === 'rule').length,
      'by a crash': own.filter(({ kills }) => kills.every((kill) => kill.crashed)).length,
      explained: told.length,
      survive: alive.length,
    };
  };
  const rows = chosen.map((part) => [part, rowOf((one) => one.mutant.part === part)] as const);
  console.table(Object.fromEntries([...rows, ['all', rowOf(() => true)]]));
  list(
    'Sentences that noticed nothing: too weak, or about what no mutant changes',
    idle.map(({ id, words }) => `${id}: ${words}`),
  );
  list(
    'Survivors: write a sentence that kills them, or say in lab/mutants/equivalent.ts why none can',
    survivors.map((it) => it.mutant.id),
  );
  list('lab/mutants/equivalent.ts is not true', complaints);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const outcome = `${killed.length} killed, ${explained.length} explained, ${survivors.length} survive`;
  console.log(`\n${all.length} mutants, ${outcome}, ${asked.length} sentences, ${seconds} s`);
  if (survivors.length > 0 || complaints.length > 0) process.exitCode = 1;
}

function tellOf(id: string): void {
  const found = mutants.find((it) => it.id === id);
  if (!found) {
    fail(`There is no mutant “${id}”. Run it with --machine to read the names of survivors.`);
    return;
  }
  const { kills } = hunted(found);
  const lines = kills.map(({ by, how }) => [by, how].filter(Boolean).join(': '));
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
