import { type Chart, type ChartState, childrenOf, type Mark, type Way } from './chart.ts';
import { phrases } from './phrases.ts';
import type { CellChange } from './table.ts';
import { both, type Text } from './text.ts';

export interface Comparison {
  /** What is there now and what was there before in one chart, each marked. */
  readonly chart: Chart;
  /** Each at the state it is about; at none where it is about the machine itself. */
  readonly changes: readonly CellChange[];
}

const signs: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '~' };

/** Holds a machine against itself as it was; a machine that is new, or gone, has only one of them. */
export function compare(before: Chart | undefined, after: Chart | undefined): Comparison {
  const base = after ?? before;
  if (!base) throw new Error('There is nothing to compare.');
  const states = markedStates(before?.states ?? [], after?.states ?? []);
  const asksElse = changedGuards(before, after);
  const ways = markedWays(before?.ways ?? [], after?.ways ?? [], asksElse);
  const titleOf = (path: string | null) =>
    path === null ? phrases.stays : (states.find((state) => state.path === path)?.title ?? phrases.anyTime);
  const toldWay = ({ from, to, words, condition }: Way) =>
    both((locale) => {
      const happens = [words[locale], condition[locale] && `[${condition[locale]}]`].filter(Boolean).join(' ');
      return `${titleOf(from)[locale]}: ${happens} → ${titleOf(to)[locale]}`;
    });
  const changes = [
    ...states.flatMap(({ mark, path, title }) => (mark ? [{ mark, path, told: title }] : [])),
    ...ways.flatMap((way) => (way.mark ? [{ mark: way.mark, path: way.from, told: toldWay(way) }] : [])),
    ...[...asksElse].map((name): CellChange => {
      const [old, now] = [before, after].map((one) => one?.guards[name] ?? '');
      return { mark: 'changed', path: '', told: both((locale) => `${phrases.guard[locale]} ${name}: ${old} → ${now}`) };
    }),
    ...differences(before?.rules ?? [], after?.rules ?? []),
  ];
  return { chart: withChangedParents({ ...base, states, ways: ways.map(signed) }), changes };
}

function differences(before: readonly Text[], after: readonly Text[]): CellChange[] {
  const lacks = (some: readonly Text[]) => (text: Text) => !some.some((one) => same(one, text));
  return [
    ...after.filter(lacks(before)).map((told): CellChange => ({ mark: 'added', path: '', told })),
    ...before.filter(lacks(after)).map((told): CellChange => ({ mark: 'removed', path: '', told })),
  ];
}

function markedStates(before: readonly ChartState[], after: readonly ChartState[]): ChartState[] {
  const marked = after.map((state): ChartState => {
    const old = before.find(({ path }) => path === state.path);
    if (!old) return { ...state, mark: 'added' };
    const isSame = same([old.title, old.sentence, old.kind], [state.title, state.sentence, state.kind]);
    return isSame ? state : { ...state, mark: 'changed' };
  });
  for (const [index, old] of before.entries()) {
    if (after.some(({ path }) => path === old.path)) continue;
    const neighbour = before.slice(0, index).findLast(({ path }) => marked.some((one) => one.path === path));
    const place = neighbour ? marked.findIndex(({ path }) => path === neighbour.path) + 1 : 0;
    marked.splice(place, 0, { ...old, mark: 'removed' });
  }
  return marked;
}

/** Guards that bear the name they had and ask something else. */
function changedGuards(before: Chart | undefined, after: Chart | undefined): Set<string> {
  const old = before?.guards ?? {};
  const changed = Object.entries(after?.guards ?? {}).filter(([name, source]) => (old[name] ?? source) !== source);
  return new Set(changed.map(([name]) => name));
}

/** Ways are the same where they start, end and happen alike; other words for it, or another guard's body, are a change. */
function markedWays(before: readonly Way[], after: readonly Way[], asksElse: ReadonlySet<string>): Way[] {
  const keyOf = ({ from, to, kind, event, guard, isCrash }: Way) =>
    JSON.stringify([from, to, kind, event, guard, isCrash]);
  const marked = after.map((way): Way => {
    const old = before.find((one) => keyOf(one) === keyOf(way));
    if (!old) return { ...way, mark: 'added' };
    const isSame = same([old.words, old.condition], [way.words, way.condition]);
    const asksAlike = !way.guard.split(' ').some((name) => asksElse.has(name));
    return isSame && asksAlike ? way : { ...way, mark: 'changed' };
  });
  const gone = before.filter((old) => !after.some((way) => keyOf(way) === keyOf(old)));
  return [...marked, ...gone.map((way): Way => ({ ...way, mark: 'removed' }))];
}

/** The sign stands in the words too, for a reader to whom colours say nothing. */
function signed(way: Way): Way {
  const { mark, words, condition } = way;
  if (!mark) return way;
  const sign = (text: Text) => both((locale) => `${signs[mark]} ${text[locale]}`);
  return words.en === '' ? { ...way, condition: sign(condition) } : { ...way, words: sign(words) };
}

function withChangedParents(chart: Chart): Chart {
  const hasChange = (path: string): boolean =>
    chart.ways.some(({ from, mark }) => mark !== undefined && from === path) ||
    childrenOf(chart, path).some((child) => child.mark !== undefined || hasChange(child.path));
  const isParent = ({ path }: ChartState) => childrenOf(chart, path).length > 0;
  return {
    ...chart,
    states: chart.states.map((state) =>
      isParent(state) && !state.mark && hasChange(state.path) ? { ...state, mark: 'changed' } : state,
    ),
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
