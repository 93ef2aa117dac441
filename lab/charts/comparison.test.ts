import { describe, expect, it } from 'vitest';
import { compareCharts, compareSections, compareSites } from './comparison.ts';
import { type ChartPage, sitesOf } from './site-data.ts';
import type { Section } from './table.ts';

const site = sitesOf().en;
const chartCalled = (id: string): ChartPage => {
  const found = site.charts.find((chart) => chart.id === id);
  if (!found) throw new Error(`There is no machine ${id}.`);
  return found;
};

describe('a comparison of machines', () => {
  const now = chartCalled('link');
  const before: ChartPage = {
    ...now,
    states: now.states
      .filter(({ path }) => path !== 'closed')
      .map((state) => (state.path === 'done' ? { ...state, title: 'Known of old' } : state)),
    ways: now.ways
      .map((way) => (way.to === 'closed' ? { ...way, to: 'failed' } : way))
      .filter(({ from }) => from !== 'closed'),
  };

  it('marks states and ways as added, removed and changed', () => {
    const { chart, changes } = compareCharts(before, now, 'en');
    expect(chart.states.flatMap(({ path, mark }) => (mark ? [[path, mark]] : []))).toEqual([
      ['done', 'changed'],
      ['closed', 'added'],
    ]);
    expect(chart.ways.flatMap(({ from, to, mark }) => (mark ? [[from, to, mark]] : []))).toEqual([
      ['pending', 'closed', 'added'],
      ['closed', 'pending', 'added'],
      ['pending', 'failed', 'removed'],
    ]);
    expect(changes).toHaveLength(5);
    expect(compareCharts(now, before, 'en').chart.states.at(-1)).toMatchObject({ path: 'closed', mark: 'removed' });
  });

  it('marks the ways of a guard that bears the name it had and asks something else', () => {
    const tenant = chartCalled('tenant');
    const ways = tenant.ways.map((way) => (way.guard === 'isAbsentDefault' ? { ...way, asks: '() => true' } : way));
    const { changes } = compareCharts({ ...tenant, ways }, tenant, 'en');
    expect(changes).toEqual([
      expect.objectContaining({ mark: 'changed', told: expect.stringMatching(/\(guard: \(\) => true → .+\)$/) }),
    ]);
  });

  it('says that a machine is new, or gone, and nothing where nothing changed', () => {
    expect(compareCharts(undefined, now, 'en').changes.every(({ mark }) => mark === 'added')).toBe(true);
    expect(compareCharts(now, undefined, 'en').changes.every(({ mark }) => mark === 'removed')).toBe(true);
    expect(compareSites(site, site, 'en').changes).toEqual([]);
  });
});

it('a comparison of tables tells and marks what is new, what is gone, and what is said otherwise of the same', () => {
  const section = (rows: Readonly<Record<string, string>>): Section => ({
    id: 'verdicts',
    title: 'Who sees what',
    intro: '',
    tables: [
      {
        id: 'pages',
        title: 'Pages',
        columns: ['Role', 'Ready'],
        rows: Object.entries(rows).map(([id, says]) => ({ id, title: id, cells: [{ lines: [says] }] })),
      },
    ],
  });
  const found = compareSections(section({ a: 'opens', b: 'x' }), section({ a: 'waits', c: 'y' }), 'en');
  expect(found.changes.map(({ mark, address, told }) => [mark, address, told])).toEqual([
    ['changed', 'pages/a', 'Pages, a, Ready: waits (before: opens)'],
    ['added', 'pages/c', 'Pages, c, Ready: y'],
    ['removed', 'pages/b', 'Pages, b, Ready: x'],
  ]);
  expect(found.section.tables[0]?.rows[0]?.cells[0]?.mark).toBe('changed');
});
