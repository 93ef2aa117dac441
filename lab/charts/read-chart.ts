import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import type { StateMeta } from '../../machines/kit/meta.ts';
import type { AnyModel } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import type { Chart, ChartState, StateKind, Way, WayKind } from './chart.ts';
import { guardSources } from './guard-sources.ts';
import { guardName, guardText } from './guards.ts';
import { order, presentation } from './presentation.ts';
import { phrases } from './phrases.ts';
import { both, type Text } from './text.ts';

const nothing: Text = { de: '', en: '' };

/** Charts of all machines, in the order in which people meet them. */
export const allCharts = (): Chart[] =>
  models.map(chartOf).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

/** Reads a machine with its words into plain data. */
export function chartOf(model: AnyModel): Chart {
  const { machine, abstraction, invariants, happyPath } = model;
  const nodes = descendants(machine.root);
  const ways = [machine.root, ...nodes].flatMap((node) => waysOf(node, model));
  return {
    id: machine.id,
    title: presentation(machine.id).title,
    abstraction: { de: abstraction.de, en: abstraction.en },
    rules: invariants.map(({ rule }) => rule),
    happyPath,
    initial: machine.root.initial.target[0] ? pathOf(machine.root.initial.target[0]) : '',
    states: nodes.map((node) => stateOf(node, model)),
    ways: ways.map((way) => (isFailure(way, ways) ? { ...way, kind: 'error' } : way)),
    guards: guardSources.get(machine.id) ?? {},
  };
}

const pathOf = (node: AnyStateNode): string => node.path.join('.');

function descendants(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states).flatMap((child) => [child, ...descendants(child)]);
}

function stateOf(node: AnyStateNode, { machine, words, happyPath }: AnyModel): ChartState {
  const path = pathOf(node);
  const route = routeOf(node);
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  const child = childOf(node, machine) ?? presentation(machine.id).children?.[path];
  return {
    path,
    parent: node.parent ? pathOf(node.parent) : '',
    kind: kindOf(node, happyPath),
    title: both((locale) => wordOf(words, locale, path)[0]),
    sentence: both((locale) => wordOf(words, locale, path)[1]),
    ...(route !== undefined && { route }),
    ...(initial && { initial: pathOf(initial) }),
    ...(child !== undefined && { child }),
  };
}

/** The machine that a state invokes, where the model says which. */
function childOf({ invoke }: AnyStateNode, { implementations }: AnyStateMachine): string | undefined {
  return invoke
    .map(({ src }) =>
      typeof src === 'string' ? (implementations.actors[src] as { id?: unknown } | undefined)?.id : '',
    )
    .find((id): id is string => models.some(({ machine }) => machine.id === id));
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
  { source, target, eventType, guard }: AnyTransitionDefinition,
  siblings: readonly AnyTransitionDefinition[],
  model: AnyModel,
): Way {
  const kind = wayKindOf(eventType);
  const isChoice = siblings.some((one) => one.eventType === eventType && one.guard);
  const [from, goal] = [pathOf(source), target?.[0]];
  const delay = eventType.replace(/^xstate\.after\./, '').replace(`.${source.id}`, '');
  const titleOf = (locale: Locale, path: string) => wordOf(model.words, locale, path)[0];
  const wordsOf = (): Text => {
    if (eventType.startsWith('xstate.error.')) return phrases.crashed;
    if (kind === 'passing') return nothing;
    if (kind === 'done') return isChoice ? nothing : phrases.answered;
    if (kind === 'delay') return delayText(delay, model.machine);
    return both((locale) => (model.words[locale].events as Record<string, string>)[eventType] ?? eventType);
  };
  return {
    from,
    to: goal ? pathOf(goal) : null,
    kind,
    event: kind === 'delay' ? delay : eventType.startsWith('xstate.') ? '' : eventType,
    guard: guardName(guard),
    words: wordsOf(),
    ...(eventType.startsWith('xstate.error.') && { isCrash: true }),
    condition: guard
      ? both((locale) => guardText(guard, locale, titleOf))
      : isChoice && kind !== 'error'
        ? phrases.otherwise
        : nothing,
  };
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

/** An answer that went wrong: by its kind, as the “otherwise” beside “succeeded”, or where a crash leads too. */
function isFailure({ kind, from, to, guard, condition }: Way, ways: readonly Way[]): boolean {
  if (kind !== 'done') return false;
  if (condition !== phrases.otherwise) return guard === 'refused';
  return ways.some((way) => way.from === from && ((way.isCrash && way.to === to) || way.guard === 'ok'));
}

/** `after 20 s` where the machine knows the number, else that time is up. */
function delayText(name: string, machine: AnyStateMachine): Text {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || !Number.isFinite(delay)) return phrases.timeUp;
  const shown = (locale: Locale) =>
    delay < 1000 ? `${delay} ms` : `${new Intl.NumberFormat(locale).format(delay / 1000)} s`;
  return { de: `nach ${shown('de')}`, en: `after ${shown('en')}` };
}
