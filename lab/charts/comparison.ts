import type { Chart, ChartState, Mark, Way } from './chart.ts';
import { childrenOf } from './chart.ts';
import type { Text } from './markup.ts';
import { compareLines } from './line-comparison.ts';
import { both, phrases } from './phrases.ts';

/** One thing that is not as it was, told in words. */
export interface Change {
  readonly mark: Mark;
  /** The state it is about; empty for the machine itself. */
  readonly path: string;
  readonly told: Text;
}

export interface Comparison {
  /** What is there now and what was there before in one chart, each marked. */
  readonly chart: Chart;
  readonly changes: readonly Change[];
}

const signs: Readonly<Record<Mark, string>> = { added: '+', removed: '−', changed: '~' };

/** Holds a machine against itself as it was; a machine that is new, or gone, has only one of them. */
export function compare(before: Chart | undefined, after: Chart | undefined): Comparison {
  const base = after ?? before;
  if (!base) throw new Error('There is nothing to compare.');
  const states = markedStates(before?.states ?? [], after?.states ?? []);
  const asksElse = changedGuards(before, after);
  const ways = markedWays(before?.ways ?? [], after?.ways ?? [], asksElse);
  const chart = withChangedParents({ ...base, states, ways });
  const titleOf = (path: string | null) =>
    path === null ? phrases.stays : (states.find((state) => state.path === path)?.title ?? phrases.anyTime);
  const ofStates = states.flatMap(({ mark, path, title }) => (mark ? [{ mark, path, told: title }] : []));
  const ofWays = ways.flatMap(({ mark, from, to, words, condition }) => {
    const deed = (locale: 'de' | 'en') => [
      words[locale].replace(/^[+−~] /u, ''),
      condition[locale] && `[${condition[locale].replace(/^[+−~] /u, '')}]`,
    ];
    const told = both((locale) =>
      [titleOf(from)[locale], ':', ...deed(locale), '→', titleOf(to)[locale]]
        .filter(Boolean)
        .join(' ')
        .replace(' :', ':'),
    );
    return mark ? [{ mark, path: from, told }] : [];
  });
  const ofRules = compareLines(before?.rules ?? [], after?.rules ?? []).map(({ mark, told }) => ({
    mark,
    path: '',
    told,
  }));
  const ofGuards = [...asksElse].map((name): Change => {
    const [old, now] = [before, after].map((one) => one?.guards[name] ?? '');
    return { mark: 'changed', path: '', told: both((locale) => `${phrases.guard[locale]} ${name}: ${old} → ${now}`) };
  });
  return { chart, changes: [...ofStates, ...ofWays, ...ofGuards, ...ofRules] };
}

function markedStates(before: readonly ChartState[], after: readonly ChartState[]): ChartState[] {
  const marked = after.map((state): ChartState => {
    const old = before.find(({ path }) => path === state.path);
    if (!old) return { ...state, mark: 'added' };
    return same(old, state) ? state : { ...state, mark: 'changed' };
  });
  for (const [index, old] of before.entries()) {
    if (after.some(({ path }) => path === old.path)) continue;
    const neighbour = before.slice(0, index).findLast(({ path }) => marked.some((one) => one.path === path));
    const place = neighbour ? marked.findIndex(({ path }) => path === neighbour.path) + 1 : 0;
    marked.splice(place, 0, { ...old, mark: 'removed' });
  }
  return marked;
}

/** Guards that bear the name they had and ask something else; a text form of old says nothing about them. */
function changedGuards(before: Chart | undefined, after: Chart | undefined): Set<string> {
  const old = before?.guards ?? {};
  const changed = Object.entries(after?.guards ?? {}).filter(([name, source]) => (old[name] ?? source) !== source);
  return new Set(changed.map(([name]) => name));
}

/** Ways are the same where they start, end and happen alike; other words for it, or another guard's body, are a change. */
function markedWays(before: readonly Way[], after: readonly Way[], asksElse: ReadonlySet<string>): Way[] {
  const keyOf = ({ from, to, kind, event, guard }: Way) => JSON.stringify([from, to, kind, event, guard]);
  const marked = after.map((way): Way => {
    const old = before.find((one) => keyOf(one) === keyOf(way));
    if (!old) return signed(way, 'added');
    const isSame = same([old.words, old.condition], [way.words, way.condition]);
    return isSame && !way.guard.split(' ').some((name) => asksElse.has(name)) ? way : signed(way, 'changed');
  });
  const gone = before.filter((old) => !after.some((way) => keyOf(way) === keyOf(old)));
  return [...marked, ...gone.map((way) => signed(way, 'removed'))];
}

/** The sign stands in the words too, for a reader to whom colours say nothing. */
function signed(way: Way, mark: Mark): Way {
  const sign = (text: Text) => both((locale) => `${signs[mark]} ${text[locale]}`);
  return way.words.en === ''
    ? { ...way, mark, condition: sign(way.condition) }
    : { ...way, mark, words: sign(way.words) };
}

function withChangedParents(chart: Chart): Chart {
  const hasChange = (path: string): boolean =>
    chart.ways.some(({ from, mark }) => mark !== undefined && from === path) ||
    childrenOf(chart, path).some((child) => child.mark !== undefined || hasChange(child.path));
  const states = chart.states.map((state): ChartState => {
    const isParent = childrenOf(chart, state.path).length > 0;
    return isParent && !state.mark && hasChange(state.path) ? { ...state, mark: 'changed' } : state;
  });
  return { ...chart, states };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
