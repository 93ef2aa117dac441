import type { Locale } from '../../contract/kit/fields.ts';
import { type Mark, titleOf } from './chart.ts';
import type { Change, ChartPage, Site } from './site-data.ts';
import type { Section } from './table.ts';
import { inLanguage } from './text.ts';
import { words } from './words.ts';

/** One thing that a site says. */
interface Fact {
  readonly key: string;
  /** The state, way or cell that says it. */
  readonly of: object;
  readonly address: string;
  readonly place: string;
  readonly told: string;
  /** What changes when it is said otherwise; the last one is told where it has changed. */
  readonly says: readonly string[];
}

/** The site as it is now with what it was before, each difference marked and told. */
export function compareSites(before: Site, after: Site, locale: Locale): { site: Site; changes: Change[] } {
  const [old, now] = [before, after].map((site) => new Map(factsOf(site, locale).map((fact) => [fact.key, fact])));
  const marks = new Map<object, Mark>();
  const changes: Change[] = [];
  const note = (mark: Mark, { of, address, place, told }: Fact, more = '') => {
    marks.set(of, mark);
    changes.push({ mark, address, place, told: `${told}${more}` });
  };
  for (const [key, fact] of now ?? []) {
    const was = old?.get(key);
    const [then, today] = [was?.says.at(-1), fact.says.at(-1)];
    if (!was) note('added', fact);
    else if (was.says.join('\n') !== fact.says.join('\n'))
      note('changed', fact, then === today ? '' : ` (${then || '–'} → ${today || '–'})`);
  }
  for (const [key, fact] of old ?? []) if (!now?.has(key)) note('removed', fact);

  const isGone = (one: object) => marks.get(one) === 'removed';
  const charts = after.charts.map((chart) => {
    const was = before.charts.find(({ id }) => id === chart.id);
    const [states = [], ways = []] = [was?.states.filter(isGone), was?.ways.filter(isGone)];
    return { ...chart, states: [...chart.states, ...states], ways: [...chart.ways, ...ways] };
  });
  const gone = before.charts.filter(({ id }) => !charts.some((chart) => chart.id === id));
  return { site: marked({ ...after, charts: [...charts, ...gone] }, marks), changes };
}

/** The same with the marks of what is in it. */
function marked<Value>(value: Value, marks: ReadonlyMap<object, Mark>): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => marked(one, marks)) as Value;
  const entries = Object.entries(value).map(([key, inner]) => [key, marked<unknown>(inner, marks)]);
  const mark = marks.get(value);
  return Object.fromEntries(mark ? [...entries, ['mark', mark]] : entries) as Value;
}

/** What proves the lines of the specification changes with every test, and is left out. */
const factsOf = ({ charts, sections }: Site, locale: Locale): Fact[] => [
  ...charts.flatMap((chart) => factsOfChart(chart, locale)),
  ...sections.filter(({ id }) => id !== 'traceability').flatMap(factsOfSection),
];

function factsOfChart(chart: ChartPage, locale: Locale): Fact[] {
  const { id, title: place, states, ways, rules } = chart;
  const say = inLanguage(words, locale);
  return [
    ...states.map((state): Fact => {
      const { path, title, sentence, kind } = state;
      const address = `${id}/${path}`;
      return { key: address, of: state, address, place, told: title, says: [title, kind, sentence] };
    }),
    ...ways.map((way): Fact => {
      const { from, to, kind, event, guard, isCrash = false, words: happens, condition, asks } = way;
      const goal = to === null ? say.stays : titleOf(chart, to);
      const told = [happens, condition && `(${condition})`].filter(Boolean).join(' ');
      return {
        key: JSON.stringify([id, from, to, kind, event, guard, isCrash]),
        of: way,
        address: `${id}/${from}`,
        place,
        told: `${from === '' ? say.anyTime : titleOf(chart, from)}: ${told} → ${goal}`,
        says: [happens, condition, asks],
      };
    }),
    ...rules.map((rule): Fact => ({ key: `${id}: ${rule}`, of: {}, address: id, place, told: rule, says: [] })),
  ];
}

/** Every cell that says something. */
const factsOfSection = ({ title: place, tables }: Section): Fact[] =>
  tables.flatMap((table) =>
    table.rows.flatMap((row) =>
      row.cells.flatMap((cell, index): Fact[] => {
        if (!cell || cell.lines.length === 0) return [];
        const column = table.columns[index + 1] ?? '';
        const address = `${table.id}/${row.id}`;
        const says = [...cell.lines, cell.code ?? ''].filter(Boolean).join(' · ');
        const told = `${table.title}, ${row.title}, ${column}: ${says}`;
        return [{ key: `${address} ${column}`, of: cell, address, place, told, says: [says] }];
      }),
    ),
  );
