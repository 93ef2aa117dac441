import type { Mark } from './chart.ts';
import { entriesOf, type Entry, keyOfWay } from './entries.ts';
import type { Site } from './site-data.ts';

interface Change extends Entry {
  readonly mark: Mark;
  readonly was: readonly string[];
}

export interface ComparedSite extends Site {
  readonly since?: { readonly revision: string; readonly changes: readonly Change[] };
}

/** Paths, sentences and what proves the lines of the specification change with every test. */
const isCompared = ({ kind }: Entry): boolean => !['path', 'sentence', 'traceability'].includes(kind);

/** What an event is called names where it leads, and would change with that. */
const saidBy = ({ kind, title, said }: Entry): readonly string[] => (kind === 'event' ? said : [title, ...said]);

const comparedIn = (site: Site) =>
  new Map(entriesOf(site).flatMap((entry) => (isCompared(entry) ? [[entry.key, entry] as const] : [])));

/** The site as it is now, each difference told and marked; states and ways that are gone stand at their chart's end. */
export function compareSites(before: Site, after: Site, revision: string): ComparedSite {
  const [old, now] = [comparedIn(before), comparedIn(after)];
  const changes = [...new Map([...old, ...now]).values()].flatMap(({ key, ...entry }): Change[] => {
    const [was = [], said = []] = [old.get(key), now.get(key)].map((one) => one && saidBy(one));
    const mark = !old.has(key) ? 'added' : !now.has(key) ? 'removed' : 'changed';
    const isSame = mark === 'changed' && was.join('\n') === said.join('\n');
    const others = (some: readonly string[], known: readonly string[]) =>
      [...new Set(some)].filter((one) => !known.includes(one));
    return isSame ? [] : [{ ...entry, key, mark, was: others(was, said), said: others(said, was) }];
  });
  const marks = new Map(changes.map(({ key, mark }) => [key, mark]));
  const marked = <Item extends object>(items: readonly Item[], gone: readonly Item[], keyOf: (one: Item) => string) =>
    [...items, ...gone.filter((one) => marks.get(keyOf(one)) === 'removed')].map((one) => {
      const mark = marks.get(keyOf(one));
      return mark ? { ...one, mark } : one;
    });
  const isGone = ({ id }: Site['charts'][number]) => !after.charts.some((chart) => chart.id === id);
  const charts = [...after.charts, ...before.charts.filter(isGone)].map((chart) => {
    const was = before.charts.find(({ id }) => id === chart.id);
    const states = marked(chart.states, was?.states ?? [], ({ path }) => `${chart.id}/${path}`);
    return { ...chart, states, ways: marked(chart.ways, was?.ways ?? [], (way) => keyOfWay(chart.id, way)) };
  });
  const sections = after.sections.map((section) => {
    const tables = section.tables.map(({ id, rows, ...table }) => ({
      ...table,
      id,
      rows: marked(rows, [], (row) => `${id}/${row.id}`),
    }));
    return { ...section, tables };
  });
  return { ...after, charts, sections, since: { revision, changes } };
}
