import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { StateMeta } from './meta.ts';
import type { AnyStateNode } from 'xstate';
import { models } from '../models.ts';
import { answerWords } from './answers.words.ts';
import { kindsIn, nodesIn } from './coverage.ts';
import { guardWords } from './guards.words.ts';

/** States that decide at once, or that nobody looks at. */
const unseen = /^(opening|deciding|choosing|sorting|reading|watching|paused|finished|dismissed)$/;

const leaves = (node: AnyStateNode) => nodesIn(node).filter(({ states }) => Object.keys(states).length === 0);
const routesOf = (node: AnyStateNode): string[] => [
  ...[(node.meta as StateMeta | undefined)?.route ?? []].flat(),
  ...(node.parent ? routesOf(node.parent) : []),
];

it('every machine of the folder is here', () => {
  const folder = new URL('..', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.machine.ts'),
  );
  const ids = models.map(({ machine }) => machine.id);
  expect(ids).toHaveLength(files.length);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

describe.each(models)('$machine.id', ({ machine, words, invariants, happyPath }) => {
  it('has a title and a sentence in both languages, none left in the other one, and for nothing else', () => {
    const texts = ({ states, events, rules }: Record<'states' | 'events' | 'rules', object>) =>
      [states, events, rules].flatMap((some) => Object.values(some).flat());
    const [german, english] = [texts(words.de), texts(words.en)];
    expect([...german, ...english].filter((text) => text.trim() === '')).toEqual([]);
    expect(german.filter((text, index) => text === english[index])).toEqual([]);
    const paths = nodesIn(machine.root).map(({ path }) => path.join('.'));
    expect(new Set(['', ...Object.keys(words.en.states)])).toEqual(new Set(paths));
    expect(Object.keys(words.en.events).filter((type) => !machine.events.includes(type))).toEqual([]);
  });

  it('says its rules in both languages, none twice', () => {
    for (const language of ['de', 'en'] as const)
      expect(new Set(invariants.map((rule) => rule[language].trim())).size).toBe(invariants.length);
    expect(invariants.filter(({ de, en }) => de === en || !de.endsWith('.') || !en.endsWith('.'))).toEqual([]);
    const said = invariants.map(({ en }) => en);
    expect(Object.values(words.en.rules).filter((rule) => !said.includes(rule))).toEqual([]);
  });

  it('passes no state twice on its happy path', () => {
    expect(new Set<string>(happyPath).size).toBe(happyPath.length);
  });

  it('knows the route of every state one can see', () => {
    const lost = leaves(machine.root).filter((node) => !unseen.test(node.key) && routesOf(node).length === 0);
    expect(lost.map(({ id }) => id)).toEqual([]);
  });
});

it('every guard and every kind of answer that leads somewhere of its own has words, and nothing else', () => {
  const guards = models.flatMap(({ machine }) => Object.keys(machine.implementations.guards));
  const kinds = models.flatMap(({ machine }) => nodesIn(machine.root).flatMap(kindsIn));
  const said = [guardWords.de, answerWords.de].map((words) => new Set(Object.keys(words)));
  expect(said).toEqual([new Set(guards), new Set(kinds)]);
});
