import type { Chart, Mark, Way } from './chart.ts';
import { type Label, type Lines, rowsOf, sizes, type Small } from './drawing.ts';
import { wrap } from './measure.ts';
import type { Edge } from './branches.ts';
import type { Text } from './markup.ts';
import { both, locales, phrases, quoted } from './phrases.ts';

const { size, line } = sizes.text;
/** So many texts of one line are shown, the others counted. */
const shown = 2;

export const lines = (text: Text, width: number, fontSize: number = size, isBold = false): Lines => ({
  de: wrap(text.de, width, fontSize, isBold),
  en: wrap(text.en, width, fontSize, isBold),
});

/** What a line bears: what happens above it, what must be so below it. */
export function labelOf(chart: Chart, { ways, via, untold = 0, deed }: Edge): Label {
  const words = distinct([...(deed ? [deed] : []), ...told(ways).map((way) => way.words)]);
  const viaText =
    via === undefined
      ? []
      : [both((locale) => `${phrases.via[locale]} ${quoted(locale, titleOf(chart, via)[locale])}`)];
  const conditions = via === undefined ? distinct(told(ways).map((way) => way.condition)) : viaText;
  return { words: stacked(words), conditions: stacked(conditions, untold) };
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
  chart: Chart,
  edges: readonly Edge[],
  { y, width, isNote = false }: { y: number; width: number; isNote?: boolean },
): { small: Small[]; end: number } {
  const small: Small[] = [];
  let end = y;
  for (const edge of edges) {
    const text = lines(
      both((locale) => sentence(chart, edge, locale, isNote)),
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

function sentence(chart: Chart, { from, to, ways }: Edge, locale: 'de' | 'en', isNote: boolean): string {
  const texts = distinct(told(ways).map((way) => both((one) => phrase(way, one))))
    .map((text) => text[locale])
    .filter(Boolean);
  const more = texts.length > shown ? `, +${texts.length - shown}` : '';
  const first = ways[0];
  const inner =
    isNote && first && first.from !== from && first.from !== '' ? `${titleOf(chart, first.from)[locale]}: ` : '';
  return `${inner}${texts.slice(0, shown).join(', ')}${more} → ${titleOf(chart, to)[locale]}`;
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

function stacked(texts: readonly Text[], untold = 0): Lines {
  const rest = Math.max(0, texts.length - shown) + untold;
  const more = rest > 0 ? [both((locale) => `+ ${rest} ${phrases.more[locale]}`)] : [];
  const kept = [...texts.slice(0, shown), ...more];
  const inOne = (locale: 'de' | 'en') => kept.flatMap((text) => wrap(text[locale], sizes.label, size));
  const [de, en] = locales.map(inOne);
  return { de: de ?? [], en: en ?? [] };
}
