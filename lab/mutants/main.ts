import { parseArgs } from 'node:util';
import { models } from '../../machines/models.ts';
import { brokenRule, brokenSentences } from '../oracle/broken.ts';
import { product } from '../oracle/product.ts';
import { sentences } from '../oracle/sentences.ts';
import { equivalent } from './equivalent.ts';
import { type Hunted, hunt, judge } from './hunt.ts';
import { allMutants, type Mutant } from './mutants.ts';

/** A test of the tests: which changes of a machine or verdict do sentences and rules notice? Ends with 1 on one unnoticed. */
const usage = 'npm run test:mutants [-- --machine <name> | --mutant "<id>"]';
const options = { machine: { type: 'string' }, mutant: { type: 'string' } } as const;
const began = performance.now();
const mutants = allMutants();
const parts = [...new Set(mutants.map(({ part }) => part))];

try {
  const { machine, mutant } = parseArgs({ options }).values;
  if (machine !== undefined && !parts.includes(machine))
    throw new Error(`There is no machine or table called “${machine}”. There are: ${parts.join(', ')}.`);
  const broken = [...models.flatMap(brokenRule), ...brokenSentences(product)];
  if (broken.length > 0)
    throw new Error(`The product itself departs from its rules, so no mutant would tell:\n${broken.join('\n')}`);
  const isWell = mutant === undefined ? huntIn(machine === undefined ? parts : [machine]) : tellOf(mutant);
  process.exitCode = isWell ? 0 : 1;
} catch (error) {
  console.error(`${(error as Error).message}\n${usage}`);
  process.exitCode = 2;
}

function hunted(mutant: Mutant): Hunted {
  const model = models.find(({ machine }) => machine.id === mutant.part);
  return hunt(mutant, sentences, model);
}

function huntIn(chosen: readonly string[]): boolean {
  const all = mutants.filter(({ part }) => chosen.includes(part)).map(hunted);
  const explanations = equivalent.filter((id) => chosen.some((part) => id.startsWith(`${part}: `)));
  const { killed, survivors, explained, complaints } = judge(all, explanations);
  const rowOf = (part: string) => {
    const count = (some: readonly Hunted[]) => some.filter(({ mutant }) => ['all', mutant.part].includes(part)).length;
    const byRules = killed.filter(({ kills: [kill] }) => kill?.kind === 'rule');
    const byCrash = killed.filter(({ kills }) => kills.every(({ crashed }) => crashed));
    const said = { killed: count(killed), 'by rules': count(byRules), 'by a crash': count(byCrash) };
    return { ...said, explained: count(explained), survive: count(survivors) };
  };
  console.table(Object.fromEntries([...chosen, 'all'].map((part) => [part, rowOf(part)])));

  const busy = new Set(killed.flatMap(({ kills }) => kills.map(({ by }) => by)));
  const asked = sentences.filter(({ about }) => chosen.includes(about));
  const idle = asked.filter(({ id }) => !busy.has(id)).map(({ id, words }) => `${id}: ${words}`);
  for (const [title, lines] of [
    ['Sentences that noticed nothing: too weak, or about what no mutant changes', idle],
    [
      'Survivors: write a sentence, or say in lab/mutants/equivalent.ts why none can',
      survivors.map(({ mutant }) => mutant.id),
    ],
    ['lab/mutants/equivalent.ts is not true', complaints],
  ] as const)
    if (lines.length > 0) console.log(['', title, ...lines].join('\n  '));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  const outcome = `${killed.length} killed, ${explained.length} explained, ${survivors.length} survive`;
  console.log(`\n${all.length} mutants, ${outcome}, ${asked.length} sentences, ${seconds} s`);
  return survivors.length === 0 && complaints.length === 0;
}

function tellOf(id: string): boolean {
  const found = mutants.find((it) => it.id === id);
  if (!found) throw new Error(`There is no mutant “${id}”. Run it with --machine to read the names of survivors.`);
  const { kills } = hunted(found);
  const lines = kills.map(({ by, how }) => [by, how].filter(Boolean).join(': '));
  console.log(kills.length > 0 ? lines.join('\n') : 'It survives.');
  return kills.length > 0;
}
