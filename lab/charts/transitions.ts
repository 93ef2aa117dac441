import type { Locale } from '../../contract/kit/fields.ts';
import { models } from '../../machines/models.ts';
import { type Chart, chartOf, lineOf, type Way } from './chart.ts';
import { phrases } from './phrases.ts';
import { type Deed, deedOf, type Place, placeOf } from './places.ts';

/** A transition with the machine it belongs to. */
export interface Transition {
  readonly chart: Chart;
  readonly way: Way;
}

const charts = new Map(models.map((model) => [model.machine.id, chartOf(model)] as const));

/**
 * The transition that the tests name `session.ready -- logout.request --> session.loggingOut`.
 * @throws where no machine has it
 */
export function transitionNamed(name: string): Transition {
  const [, source = '', event = '', guard, target = ''] = /^(\S+) -- (\S+)(?: \[(.+)\])? --> (.+)$/.exec(name) ?? [];
  const id = source.split('.')[0] ?? '';
  const chart = charts.get(id);
  const pathOf = (node: string) => node.slice(id.length + 1);
  const way = chart?.ways.find(
    (one) =>
      one.from === pathOf(source) &&
      one.to === (target === '(stays)' ? null : pathOf(target)) &&
      (one.event === event || one.kind === kindOf(event) || event === `xstate.after.${one.event}.${source}`) &&
      (guard === undefined || one.guard.split(' ')[0] === guard),
  );
  if (!chart || !way) throw new Error(`No machine has the transition ${name}.`);
  return { chart, way };
}

function kindOf(event: string): Way['kind'] | undefined {
  if (event === 'always') return 'passing';
  if (event.startsWith('xstate.done.')) return 'done';
  return event.startsWith('xstate.error.') ? 'error' : undefined;
}

/**
 * What leads from one of these states to another one of them, and what these deeds bring about: where a state of
 * their machine is named, only there.
 */
export function transitionsOf(places: readonly Place[], deeds: readonly Deed[]): Transition[] {
  return [...charts.values()].flatMap((chart) => {
    const states = places.map(placeOf).flatMap(({ machine, state }) => (machine === chart.id ? [state] : []));
    const events = deeds.map(deedOf).flatMap(({ machine, event }) => (machine === chart.id ? [event] : []));
    const at = (path: string | null) =>
      path === null ? [] : states.filter((state) => [...arrivals(chart, path), ...lineOf(chart, path)].includes(state));
    const isBetween = ({ from, to }: Way) => at(from).some((begin) => at(to).some((end) => end !== begin));
    const byDeed = events.flatMap((event) => {
      const all = chart.ways.filter((way) => way.event === event);
      const near = all.filter(({ from, to }) => at(from).length + at(to).length > 0);
      return near.length > 0 ? near : all;
    });
    const chosen = chart.ways.filter((way) => isBetween(way) || byDeed.includes(way));
    return chosen.filter((way) => !isCrashBeside(way, chosen)).map((way) => ({ chart, way }));
  });
}

/** A crash that leads where an answer leads too says nothing more. */
const isCrashBeside = (way: Way, others: readonly Way[]): boolean =>
  way.kind === 'error' &&
  way.event === '' &&
  others.some(({ from, to, kind }) => kind === 'done' && from === way.from && to === way.to);

/** The state a way leads to, and those that are entered with it. */
function arrivals(chart: Chart, path: string): string[] {
  const initial = chart.states.find((state) => state.path === path)?.initial;
  return initial === undefined ? [path] : [path, ...arrivals(chart, initial)];
}

/** `Ready: log out → Logging out`, with the condition in brackets. */
export function inWords({ chart, way: { from, to, words, condition } }: Transition, locale: Locale): string {
  const begin = from === '' ? phrases.anyTime[locale] : titleOf(chart, from, locale);
  const happens = [words[locale], condition[locale] && `[${condition[locale]}]`].filter(Boolean).join(' ');
  return `${begin}: ${happens} → ${to === null ? phrases.stays[locale] : titleOf(chart, to, locale)}`.replace(
    ':  →',
    ' →',
  );
}

/** A state's title, with its parent's where another bears the same. */
function titleOf(chart: Chart, path: string, locale: Locale): string {
  const state = chart.states.find((one) => one.path === path);
  const title = state?.title[locale] ?? path;
  const hasNamesake = chart.states.some((one) => one.path !== path && one.title[locale] === title);
  const parent = hasNamesake ? chart.states.find((one) => one.path === state?.parent) : undefined;
  return parent ? `${title} (${parent.title[locale]})` : title;
}
