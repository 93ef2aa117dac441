import type { Locale } from '../../contract/kit/fields.ts';
import type { ChartState, Mark, Way } from './chart.ts';
import { titleOf } from './chart.ts';
import type { Change, ChartPage, Site } from './site-data.ts';
import type { Section } from './table.ts';
import { inLanguage } from './text.ts';
import { words } from './words.ts';

/** The site as it is now with what it was before, each difference marked and told. */
export function compareSites(before: Site, after: Site, locale: Locale): Omit<Site, 'since'> & { changes: Change[] } {
  const ids = new Set([...after.charts, ...before.charts].map(({ id }) => id));
  const charts = [...ids].map((id) => {
    const [was, now] = [before, after].map((site) => site.charts.find((chart) => chart.id === id));
    return compareCharts(was, now, locale);
  });
  const sections = after.sections.map((now) => {
    const was = before.sections.find(({ id }) => id === now.id);
    // what proves the lines of the specification changes with every test
    return was && now.id !== 'traceability' ? compareSections(was, now, locale) : { section: now, changes: [] };
  });
  return {
    ...after,
    charts: charts.map(({ chart }) => chart),
    sections: sections.map(({ section }) => section),
    changes: [...charts, ...sections].flatMap(({ changes }) => changes),
  };
}

interface Difference<One> {
  readonly mark: Mark;
  readonly one: One;
  /** Of what has changed: as it was. */
  readonly was?: One;
}

/** What is new, what says something else than before, and what is gone. */
function differences<One>(
  before: readonly One[],
  after: readonly One[],
  keyOf: (one: One) => unknown,
  saysOf: (one: One) => unknown = () => '',
): Difference<One>[] {
  const byKey = (all: readonly One[]) => new Map(all.map((one) => [JSON.stringify(keyOf(one)), one]));
  const [old, now] = [byKey(before), byKey(after)];
  return [
    ...[...now].flatMap(([key, one]): Difference<One>[] => {
      const was = old.get(key);
      if (was === undefined) return [{ mark: 'added', one }];
      return JSON.stringify(saysOf(was)) === JSON.stringify(saysOf(one)) ? [] : [{ mark: 'changed', one, was }];
    }),
    ...[...old].flatMap(([key, one]): Difference<One>[] => (now.has(key) ? [] : [{ mark: 'removed', one }])),
  ];
}

/** All that is there now and that was there before, marked. */
function marked<One extends { readonly mark?: Mark }>(after: readonly One[], found: readonly Difference<One>[]): One[] {
  const marks = new Map(found.map(({ one, mark }) => [one, mark]));
  const gone = found.filter(({ mark }) => mark === 'removed').map(({ one }) => one);
  return [...after, ...gone].map((one) => {
    const mark = marks.get(one);
    return mark ? { ...one, mark } : one;
  });
}

/** Holds a machine against itself as it was; a machine that is new, or gone, has only one of them. */
export function compareCharts(
  before: ChartPage | undefined,
  after: ChartPage | undefined,
  locale: Locale,
): { chart: ChartPage; changes: Change[] } {
  const base = after ?? before;
  if (!base) throw new Error('There is nothing to compare.');
  const say = inLanguage(words, locale);
  const states = differences<ChartPage['states'][number]>(
    before?.states ?? [],
    after?.states ?? [],
    ({ path }) => path,
    ({ title, sentence, kind }: ChartState) => [title, sentence, kind],
  );
  const ways = differences<Way>(
    before?.ways ?? [],
    after?.ways ?? [],
    ({ from, to, kind, event, guard, isCrash }) => [from, to, kind, event, guard, isCrash],
    ({ words: happens, condition, asks }) => [happens, condition, asks],
  );
  const rules = differences(before?.rules ?? [], after?.rules ?? [], (rule) => rule);
  const chart = { ...base, states: marked(after?.states ?? [], states), ways: marked(after?.ways ?? [], ways) };
  const told = ({ one, was }: Difference<Way>): string => {
    const from = one.from === '' ? say.anyTime : titleOf(chart, one.from);
    const to = one.to === null ? say.stays : titleOf(chart, one.to);
    const happens = [one.words, one.condition && `(${one.condition})`].filter(Boolean).join(' ');
    const asks = was && was.asks !== one.asks ? ` (${say.guard}: ${was.asks} → ${one.asks})` : '';
    return `${from}: ${happens} → ${to}${asks}`;
  };
  const { id, title: place } = base;
  return {
    chart,
    changes: [
      ...states.map(({ mark, one }) => ({ mark, address: `${id}/${one.path}`, place, told: one.title })),
      ...ways.map((way) => ({ mark: way.mark, address: `${id}/${way.one.from}`, place, told: told(way) })),
      ...rules.map(({ mark, one }) => ({ mark, address: id, place, told: one })),
    ],
  };
}

/** Marks each cell that says something else than in an earlier revision. */
export function compareSections(
  before: Section,
  after: Section,
  locale: Locale,
): { section: Section; changes: Change[] } {
  const [was, now] = [before, after].map(placesIn);
  const found = differences(
    was ?? [],
    now ?? [],
    ({ address, column }) => [address, column],
    ({ says }) => says,
  );
  const marks = new Map(found.map(({ one, mark }) => [one.cell, mark]));
  const tables = after.tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        const mark = cell && marks.get(cell);
        return mark ? { ...cell, mark } : cell;
      }),
    })),
  }));
  const changes = found.map(({ mark, one: { address, about, says }, was: old }): Change => {
    const earlier = old ? ` (${words.before[locale]}: ${old.says || '–'})` : '';
    return { mark, address, place: after.title, told: `${about}: ${says}${earlier}` };
  });
  return { section: { ...after, tables }, changes };
}

/** Every cell that says something. */
const placesIn = ({ tables }: Section) =>
  tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      row.cells.flatMap((cell, index) => {
        const column = table.columns[index + 1] ?? '';
        if (!cell || cell.lines.length === 0) return [];
        const says = [...cell.lines, cell.code ?? ''].filter(Boolean).join(' · ');
        const about = [table.title, row.title, column].join(', ');
        return [{ cell, address: `${table.id}/${row.id}`, column, about, says }];
      }),
    ),
  );
