import { type Chart, lineOf, type Mark, type Way } from './chart.ts';
import { type Label, type Lines, rowsOf, sizes, type Small, type View } from './drawing.ts';
import { wrap } from './measure.ts';
import type { Edge } from './branches.ts';
import type { Text } from './markup.ts';
import { both, locales, phrases, quoted } from './phrases.ts';

const { size, line } = sizes.text;
/** So many texts of one line are shown, the others counted. */
const shown = 2;
/** The room that the dot before each of several takes. */
const dot = 8;

export const lines = (text: Text, width: number, fontSize: number = size, isBold = false): Lines => ({
  de: wrap(text.de, width, fontSize, isBold),
  en: wrap(text.en, width, fontSize, isBold),
});

/** What is drawn, and which parents show their inside. */
type Seen = Pick<View, 'chart' | 'open'>;

/**
 * What a line bears: what happens above it, what must be so below it. A line into an open parent ends at its frame:
 * where it leads to another state inside than the first, it says to which.
 */
export function labelOf(view: Seen, { ways, to, via, untold = 0, deed }: Edge): Label {
  const { chart } = view;
  if (via !== undefined) {
    const inBetween = both((locale) => `${phrases.via[locale]} ${quoted(locale, titleOf(chart, via)[locale])}`);
    return {
      words: stacked(distinct([...(deed ? [deed] : []), ...told(ways).map((way) => way.words)])),
      conditions: stacked([inBetween], untold),
    };
  }
  const said = told(ways).map((way) => ({ way, goal: goalInside(view, way, to) }));
  const named = said.filter(({ goal }) => goal !== undefined);
  const plain = said.filter(({ goal }) => goal === undefined).map(({ way }) => way);
  const goals = named.map(({ way, goal }) =>
    both((locale) => `${phrase(way, locale)} → ${goal?.[locale] ?? ''}`.trim()),
  );
  return {
    words: stacked(distinct([...(deed ? [deed] : []), ...plain.map(({ words }) => words)])),
    conditions: stacked(distinct(plain.map(({ condition }) => condition)), untold, distinct(goals)),
  };
}

/** The title of the state inside an open parent to which a way leads; undefined for its first one. */
function goalInside({ chart, open }: Seen, { to }: Way, parent: string): Text | undefined {
  if (to === null || to === parent || !open.has(parent)) return undefined;
  const inward = lineOf(chart, to).toReversed();
  const inside = inward.slice(inward.indexOf(parent) + 1);
  const goal = inside.find((path) => !open.has(path)) ?? inside.at(-1);
  return goal === undefined || goal === firstIn(chart, parent, open) ? undefined : titleOf(chart, goal);
}

/** Where one arrives who enters an open parent by its start. */
function firstIn(chart: Chart, parent: string, open: ReadonlySet<string>): string | undefined {
  const initial = chart.states.find(({ path }) => path === parent)?.initial;
  return initial !== undefined && open.has(initial) ? firstIn(chart, initial, open) : initial;
}

/** The mark of all ways of a line; `changed` where they differ. */
export function markOf({ ways }: Edge): { mark?: Mark } {
  const marks = new Set(ways.map(({ mark }) => mark));
  const [mark] = marks;
  if (marks.size > 1) return { mark: 'changed' };
  return mark ? { mark } : {};
}

/** Height of a label above and below its line. */
export function extentOf({ words, conditions }: Label): { above: number; below: number } {
  return { above: rowsOf(words) * line + 3, below: rowsOf(conditions) * line + 3 };
}

export const isEmptyLabel = ({ words, conditions }: Label): boolean => rowsOf(words) + rowsOf(conditions) === 0;

/** Ways told in small text, beginning at `y`; and where the text ends. */
export function smallOf(
  view: Seen,
  edges: readonly Edge[],
  { y, width, isNote = false }: { y: number; width: number; isNote?: boolean },
): { small: Small[]; end: number } {
  const small: Small[] = [];
  let end = y;
  for (const edge of edges) {
    const text = lines(
      both((locale) => sentence(view, edge, locale, isNote)),
      width,
    );
    small.push({ kind: edge.kind, from: edge.from, to: edge.to, ...markOf(edge), text, y: end });
    end += rowsOf(text) * line + 4;
  }
  return { small, end };
}

export function titleOf(chart: Chart, path: string): Text {
  const state = chart.states.find((one) => one.path === path);
  if (!state) throw new Error(`${chart.id} has no state ${path}.`);
  return state.title;
}

function sentence(view: Seen, { from, to, ways }: Edge, locale: 'de' | 'en', isNote: boolean): string {
  const { chart } = view;
  const texts = distinct(told(ways).map((way) => both((one) => phrase(way, one))))
    .map((text) => text[locale])
    .filter(Boolean);
  const more = texts.length > shown ? `, +${texts.length - shown}` : '';
  const first = ways[0];
  const inner =
    isNote && first && first.from !== from && first.from !== '' ? `${titleOf(chart, first.from)[locale]}: ` : '';
  return `${inner}${texts.slice(0, shown).join(', ')}${more} → ${goalOf(view, { to, ways })[locale]}`;
}

/** The state that all these ways lead to: inside an open parent the one meant there. */
export function goalOf(view: Seen, { to, ways }: Pick<Edge, 'to' | 'ways'>): Text {
  const [goal, ...others] = new Set(ways.map((way) => goalInside(view, way, to)));
  return others.length === 0 && goal ? goal : titleOf(view.chart, to);
}

/** A crash that leads where "otherwise" leads too is left to the list of all ways. */
function told(ways: readonly Way[]): readonly Way[] {
  const isCrash = ({ kind, event }: Way) => kind === 'error' && event === '';
  return ways.every(isCrash) ? ways : ways.filter((way) => !isCrash(way));
}

function phrase({ words, condition }: Way, locale: 'de' | 'en'): string {
  if (words[locale] === '') return condition[locale];
  return condition[locale] === '' ? words[locale] : `${words[locale]} (${condition[locale]})`;
}

function distinct(texts: readonly Text[]): Text[] {
  return [...new Map(texts.filter(({ en }) => en !== '').map((text) => [text.en, text])).values()];
}

/** Below each other; several begin with a dot each, or they would read as one sentence. */
function stacked(texts: readonly Text[], untold = 0, always: readonly Text[] = []): Lines {
  const rest = Math.max(0, texts.length - shown) + untold;
  const more = rest > 0 ? [both((locale) => `+ ${rest} ${phrases.more[locale]}`)] : [];
  const kept = [...texts.slice(0, shown), ...always];
  const isList = kept.length > 1;
  const all = [...(isList ? kept.map((text) => both((locale) => `•\u00A0${text[locale]}`)) : kept), ...more];
  const room = sizes.label + (isList ? dot : 0);
  const inOne = (locale: 'de' | 'en') => all.flatMap((text) => wrap(text[locale], room, size));
  const [de, en] = locales.map(inOne);
  return { de: de ?? [], en: en ?? [] };
}
