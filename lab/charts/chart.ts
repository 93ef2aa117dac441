import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import type { StateMeta } from '../../machines/kit/meta.ts';
import type { AnyModel } from '../../machines/kit/model.ts';
import type { Text } from './markup.ts';
import { both, phrases, type StateKind, type WayKind } from './phrases.ts';
import { guardSources, type GuardSources } from './guard-sources.ts';
import { guardName, guardText } from './guards.ts';
import { presentation } from './presentation.ts';

/** What a comparison with an earlier revision found. */
export type Mark = 'added' | 'removed' | 'changed';

/** A state as the diagrams know it: plain data with its words. */
export interface ChartState {
  /** As the machine's words name it, `ready.resting`; a group of the diagram is named `+settled`. */
  readonly path: string;
  /** The state or group it is drawn in; empty at the top. */
  readonly parent: string;
  readonly kind: StateKind;
  readonly title: Text;
  readonly sentence: Text;
  /** Name of the route that shows it, its own or its parent's, several with spaces between them; `*` is any route. */
  readonly route?: string;
  /** The child that is entered first; a state with regions enters all of them and has none. */
  readonly initial?: string;
  readonly mark?: Mark;
}

/** A transition: what leads away from a state, and where. */
export interface Way {
  /** Path of the state; empty for what may happen in every state. */
  readonly from: string;
  /** Path of the state it leads to; null where everything stays. */
  readonly to: string | null;
  readonly kind: WayKind;
  /** The event's type for a person's deed, a delay's name, else empty. */
  readonly event: string;
  /** The guard as its machine names it, `not isLast`; empty without one. */
  readonly guard: string;
  /** What happens, at most five words; empty where the guard says it all. */
  readonly words: Text;
  /** What must be so; empty without a guard. */
  readonly condition: Text;
  /** The one that the happy path takes, where several lead to its next state. */
  readonly isHappy?: boolean;
  readonly mark?: Mark;
}

export interface Chart {
  readonly id: string;
  readonly title: Text;
  readonly abstraction: Text;
  readonly rules: readonly Text[];
  readonly happyPath: readonly string[];
  /** The state that is entered first. */
  readonly initial: string;
  /** In the machine's order, parents before their children. */
  readonly states: readonly ChartState[];
  readonly ways: readonly Way[];
  /** What each guard asks, as the program says it. */
  readonly guards: GuardSources;
}

const nothing: Text = { de: '', en: '' };

/** Reads a machine with its words into plain data. */
export function chartOf(model: AnyModel): Chart {
  const { machine, abstraction, invariants, happyPath } = model;
  const { title, groups = [] } = presentation(machine.id);
  const nodes = descendants(machine.root);
  const groupOf = (path: string) => groups.find(({ states }) => states.includes(path));
  const states = nodes.flatMap((node): ChartState[] => {
    const path = pathOf(node);
    const group = groupOf(path);
    const state = stateOf(node, model, group ? group.id : parentOf(node));
    const isFirst = group !== undefined && nodes.find((one) => group.states.includes(pathOf(one))) === node;
    if (!isFirst) return [state];
    const { id, title: name, sentence } = group;
    return [{ path: id, parent: parentOf(node), kind: 'part', title: name, sentence, initial: path }, state];
  });
  return {
    id: machine.id,
    title,
    abstraction: both((locale) => abstraction[locale]),
    rules: invariants.map(({ rule }) => rule),
    happyPath,
    initial: machine.root.initial.target[0] ? pathOf(machine.root.initial.target[0]) : '',
    states,
    ways: [machine.root, ...nodes].flatMap((node) => waysOf(node, model)),
    guards: guardSources.get(machine.id) ?? {},
  };
}

/** The state and all its parents, innermost first, without the machine itself. */
export function lineOf(chart: Chart, path: string): string[] {
  const state = chart.states.find((one) => one.path === path);
  return state ? [path, ...lineOf(chart, state.parent)] : [];
}

export const childrenOf = (chart: Chart, path: string): readonly ChartState[] =>
  chart.states.filter(({ parent }) => parent === path);

const pathOf = (node: AnyStateNode): string => node.path.join('.');
const parentOf = (node: AnyStateNode): string => (node.parent ? pathOf(node.parent) : '');

function descendants(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);
}

function stateOf(node: AnyStateNode, { words, happyPath }: AnyModel, parent: string): ChartState {
  const path = pathOf(node);
  const route = routeOf(node);
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  return {
    path,
    parent,
    kind: kindOf(node, happyPath),
    title: both((locale) => wordOf(words, locale, path)[0]),
    sentence: both((locale) => wordOf(words, locale, path)[1]),
    ...(route !== undefined && { route }),
    ...(initial && { initial: pathOf(initial) }),
  };
}

function wordOf(words: AnyModel['words'], locale: Locale, path: string): readonly [string, string] {
  // one that is new and has no words yet is drawn by its name
  return (words[locale].states as Record<string, readonly [string, string]>)[path] ?? [path, ''];
}

function routeOf(node: AnyStateNode): string | undefined {
  const route = (node.meta as StateMeta | undefined)?.route;
  return route === undefined ? node.parent && routeOf(node.parent) : [route].flat().join(' ');
}

/**
 * A parent waits as its first child does, or as a later one on the happy path where a person is waited for; where the
 * first decides nothing, or has others beside it, as any of its children.
 */
function kindOf(node: AnyStateNode, happyPath: readonly string[]): StateKind {
  const inner = descendants(node).filter((one) => happyPath.includes(pathOf(one)));
  const first = node.type === 'compound' ? [...node.initial.target, ...inner].map((one) => kindOf(one, happyPath)) : [];
  const [initial] = first;
  if (initial !== undefined && initial !== 'passing' && initial !== 'end')
    return first.includes('person') ? 'person' : initial;
  const children = Object.values(node.states).map((one) => kindOf(one, happyPath));
  if (children.length > 0)
    return (['person', 'server', 'timer', 'news'] as const).find((kind) => children.includes(kind)) ?? 'end';
  if (node.invoke.length > 0) return 'server';
  if (node.always?.some(({ guard }) => !guard)) return 'passing';
  const own = [...node.transitions.values()].flat();
  const inherited = ancestors(node).flatMap((parent) => [...parent.transitions.values()].flat());
  const waitsBesideOthers = ancestors(node).some(({ type }) => type === 'parallel');
  const hasNoWay = own.length + inherited.filter(({ target }) => target).length === 0 && !waitsBesideOthers;
  if (node.type === 'final' || hasNoWay) return 'end';
  const ownKinds = own.map(({ eventType }) => wayKindOf(eventType));
  if (ownKinds.includes('delay') && !ownKinds.includes('person')) return 'timer';
  const kinds = [...own, ...inherited].map(({ eventType }) => wayKindOf(eventType));
  return kinds.length > 0 && kinds.every((kind) => kind === 'news' || kind === 'error') ? 'news' : 'person';
}

function ancestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

function waysOf(node: AnyStateNode, model: AnyModel): Way[] {
  const inOrder = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  return inOrder.map((transition) => wayOf(transition, inOrder, model));
}

function wayOf(
  transition: AnyTransitionDefinition,
  siblings: readonly AnyTransitionDefinition[],
  model: AnyModel,
): Way {
  const { source, target, eventType, guard } = transition;
  const kind = wayKindOf(eventType);
  const isChoice = siblings.some((one) => one.eventType === eventType && one.guard);
  const isElse = isChoice && !guard;
  const goal = target?.[0];
  const titleOf = (locale: Locale, path: string) => wordOf(model.words, locale, path)[0];
  return {
    from: pathOf(source),
    to: goal ? pathOf(goal) : null,
    kind,
    event: kind === 'delay' ? nameOf(eventType, source) : eventName(eventType),
    guard: guardName(guard),
    words: wordsOf(transition, kind, isChoice, model),
    ...(goal && model.happyEvents?.[pathOf(source)] === eventType && { isHappy: true }),
    condition: guard
      ? both((locale) => guardText(guard, locale, titleOf))
      : isElse && kind !== 'error'
        ? phrases.otherwise
        : nothing,
  };
}

const eventName = (eventType: string): string => (eventType.startsWith('xstate.') ? '' : eventType);

function nameOf(eventType: string, source: AnyStateNode): string {
  return eventType.replace(/^xstate\.after\./, '').replace(`.${source.id}`, '');
}

/** Events that tell what has happened elsewhere: nobody does them at this place. */
const news = /^(otherTab|pointer)\.|\.(changed|focused|outdated|patched|refresh|renewed)$|^notification\.update$/;

function wayKindOf(eventType: string): WayKind {
  if (eventType === '') return 'passing';
  if (eventType.startsWith('xstate.done.')) return 'done';
  if (eventType.startsWith('xstate.error.')) return 'error';
  if (eventType.startsWith('xstate.after.')) return 'delay';
  if (/\.(expired|failed|refused)$/.test(eventType)) return 'error';
  return news.test(eventType) ? 'news' : 'person';
}

function wordsOf(
  { source, eventType }: AnyTransitionDefinition,
  kind: WayKind,
  isChoice: boolean,
  model: AnyModel,
): Text {
  if (eventType.startsWith('xstate.error.')) return phrases.crashed;
  if (kind === 'passing') return nothing;
  if (kind === 'done') return isChoice ? nothing : phrases.answered;
  if (kind === 'delay') return delayText(nameOf(eventType, source), model.machine);
  return both((locale) => (model.words[locale].events as Record<string, string>)[eventType] ?? eventType);
}

/** `after 20 s` where the machine knows the number, else that time is up. */
function delayText(name: string, machine: AnyStateMachine): Text {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || !Number.isFinite(delay)) return phrases.timeUp;
  const shown = (locale: Locale) =>
    delay < 1000 ? `${delay} ms` : `${new Intl.NumberFormat(locale).format(delay / 1000)} s`;
  return { de: `nach ${shown('de')}`, en: `after ${shown('en')}` };
}
