import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { answerWords } from '../../machines/kit/answers.words.ts';
import { nodesIn, pathOf } from '../../machines/kit/coverage.ts';
import type { StateMeta } from '../../machines/kit/meta.ts';
import { type AnyModel, incidents } from '../../machines/kit/model.ts';
import { models } from '../../machines/models.ts';
import type { Chart, ChartState, StateKind, Way, WayKind } from './chart.ts';
import { guardSource, guardText } from './guards.ts';
import { order, presentation } from './presentation.ts';
import { words } from './words.ts';

export const allCharts = (locale: Locale): Chart[] =>
  models.map((model) => chartOf(model, locale)).toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));

export function chartOf(model: AnyModel, locale: Locale): Chart {
  const { machine, invariants, happyPath } = model;
  const [root, ...nodes] = nodesIn(machine.root) as [AnyStateNode, ...AnyStateNode[]];
  const ways = [root, ...nodes].flatMap((node) => waysOf(node, model, locale));
  return {
    id: machine.id,
    title: presentation(machine.id).title[locale],
    rules: invariants.map((rule) => rule[locale]),
    happyPath,
    initial: machine.root.initial.target[0] ? pathOf(machine.root.initial.target[0]) : '',
    states: nodes.map((node) => stateOf(node, model, locale)),
    ways: ways.map((way) => (isFailure(way, ways, locale) ? { ...way, kind: 'error' } : way)),
  };
}

function stateOf(node: AnyStateNode, model: AnyModel, locale: Locale): ChartState {
  const path = pathOf(node);
  const [title, sentence] = wordsOf(model, locale, path);
  const route = routeOf(node);
  const initial = node.type === 'compound' ? node.initial.target[0] : undefined;
  const child = childOf(node, model.machine) ?? presentation(model.machine.id).children?.[path];
  return {
    path,
    parent: node.parent ? pathOf(node.parent) : '',
    kind: kindOf(node, model.happyPath),
    title,
    sentence,
    ...(route !== undefined && { route }),
    ...(initial && { initial: pathOf(initial) }),
    ...(child !== undefined && { child }),
  };
}

function childOf({ invoke }: AnyStateNode, { implementations }: AnyStateMachine): string | undefined {
  return invoke
    .map(({ src }) =>
      typeof src === 'string' ? (implementations.actors[src] as { id?: unknown } | undefined)?.id : '',
    )
    .find((id): id is string => models.some(({ machine }) => machine.id === id));
}

/** One that is new and has no words yet is drawn by its name. */
const wordsOf = (model: AnyModel, locale: Locale, path: string): readonly [title: string, sentence: string] =>
  (model.words[locale].states as Record<string, readonly [string, string]>)[path] ?? [path, ''];

function routeOf(node: AnyStateNode): string | undefined {
  const route = (node.meta as StateMeta | undefined)?.route;
  return route === undefined ? node.parent && routeOf(node.parent) : [route].flat().join(' ');
}

/** A parent waits as its first child does, or as a happy one that waits for a person; one that decides at once, as any. */
function kindOf(node: AnyStateNode, happyPath: readonly string[]): StateKind {
  const inner = nodesIn(node).filter((one) => one !== node && happyPath.includes(pathOf(one)));
  const first = node.type === 'compound' ? [...node.initial.target, ...inner].map((one) => kindOf(one, happyPath)) : [];
  const [initial] = first;
  if (initial !== undefined && initial !== 'passing' && initial !== 'end')
    return first.includes('person') ? 'person' : initial;
  const children = Object.values(node.states).map((one) => kindOf(one, happyPath));
  if (children.length > 0)
    return (['person', 'server', 'timer', 'news'] as const).find((kind) => children.includes(kind)) ?? 'end';
  return leafKindOf(node);
}

function leafKindOf(node: AnyStateNode): StateKind {
  if (node.invoke.length > 0) return 'server';
  if (node.always?.some(({ guard }) => !guard)) return 'passing';
  if (node.type === 'final') return 'end';
  const own = [...node.transitions.values()].flat();
  const inherited = ancestors(node).flatMap((parent) => [...parent.transitions.values()].flat());
  const ownKinds = own.map(({ eventType }) => wayKindOf(eventType));
  if (ownKinds.includes('delay') && !ownKinds.includes('person')) return 'timer';
  const kinds = [...own, ...inherited].map(({ eventType }) => wayKindOf(eventType));
  return kinds.length > 0 && kinds.every((kind) => kind === 'news' || kind === 'error') ? 'news' : 'person';
}

function ancestors(node: AnyStateNode): AnyStateNode[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

function waysOf(node: AnyStateNode, model: AnyModel, locale: Locale): Way[] {
  const inOrder = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
  return inOrder.map((transition) => wayOf(transition, inOrder, model, locale));
}

function wayOf(
  { source, target, eventType, guard }: AnyTransitionDefinition,
  siblings: readonly AnyTransitionDefinition[],
  model: AnyModel,
  locale: Locale,
): Way {
  const kind = wayKindOf(eventType);
  const isCrash = eventType.startsWith('xstate.error.');
  const isChoice = siblings.some((one) => one.eventType === eventType && one.guard);
  const delay = eventType.replace(/^xstate\.after\./, '').replace(`.${source.id}`, '');
  const happens = (): string => {
    if (isCrash) return incidents[locale].crashed;
    if (kind === 'passing') return '';
    if (kind === 'done') return isChoice ? '' : words[locale].answered;
    if (kind === 'delay') return delayText(delay, model.machine, locale);
    return (model.words[locale].events as Record<string, string>)[eventType] ?? eventType;
  };
  const mustBe = (): string => {
    if (guard) return guardText(guard, locale, (path) => wordsOf(model, locale, path)[0]);
    return isChoice && kind !== 'error' ? words[locale].otherwise : '';
  };
  return {
    from: pathOf(source),
    to: target?.[0] ? pathOf(target[0]) : null,
    kind,
    event: kind === 'delay' ? delay : eventType.startsWith('xstate.') ? '' : eventType,
    asks: guardSource(guard, model.machine),
    words: happens(),
    condition: mustBe(),
    ...(isCrash && { isCrash }),
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
function isFailure({ kind, from, to, condition }: Way, ways: readonly Way[], locale: Locale): boolean {
  if (kind !== 'done') return false;
  const { ok, refused } = answerWords[locale];
  if (condition !== words[locale].otherwise) return condition === refused;
  return ways.some((way) => way.from === from && ((way.isCrash && way.to === to) || way.condition === ok));
}

/** `after 20 s` where the machine knows the number, else that time is up. */
function delayText(name: string, machine: AnyStateMachine, locale: Locale): string {
  const delay: unknown = machine.implementations.delays[name] ?? Number(name);
  if (typeof delay !== 'number' || !Number.isFinite(delay)) return incidents[locale].timeUp;
  const shown = delay < 1000 ? `${delay} ms` : `${new Intl.NumberFormat(locale).format(delay / 1000)} s`;
  return `${words[locale].after} ${shown}`;
}
