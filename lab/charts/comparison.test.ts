import { describe, expect, it } from 'vitest';
import { compareSites } from './comparison.ts';
import { type ChartPage, type Site, sitesOf } from './site-data.ts';
import type { Section } from './table.ts';

const site = sitesOf().en;
const chartCalled = (id: string): ChartPage => {
  const found = site.charts.find((chart) => chart.id === id);
  if (!found) throw new Error(`There is no machine ${id}.`);
  return found;
};
const withOnly = (charts: readonly ChartPage[], sections: readonly Section[] = []): Site => ({
  ...site,
  charts,
  sections,
});

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
    const found = compareSites(withOnly([before]), withOnly([now]), 'en');
    const [chart] = found.site.charts;
    expect(chart?.states.flatMap(({ path, mark }) => (mark ? [[path, mark]] : []))).toEqual([
      ['done', 'changed'],
      ['closed', 'added'],
    ]);
    expect(chart?.ways.flatMap(({ from, to, mark }) => (mark ? [[from, to, mark]] : []))).toEqual([
      ['pending', 'closed', 'added'],
      ['closed', 'pending', 'added'],
      ['pending', 'failed', 'removed'],
    ]);
    expect(found.changes).toHaveLength(5);
    const back = compareSites(withOnly([now]), withOnly([before]), 'en').site.charts[0];
    expect(back?.states.at(-1)).toMatchObject({ path: 'closed', mark: 'removed' });
  });

  it('marks the ways of a guard that bears the name it had and asks something else', () => {
    const tenant = chartCalled('tenant');
    const ways = tenant.ways.map((way) => (way.guard === 'isAbsentDefault' ? { ...way, asks: '() => true' } : way));
    expect(compareSites(withOnly([{ ...tenant, ways }]), withOnly([tenant]), 'en').changes).toEqual([
      expect.objectContaining({ mark: 'changed', told: expect.stringMatching(/\(\(\) => true → .+\)$/) }),
    ]);
  });

  it('says that a machine is new, or gone, and nothing where nothing changed', () => {
    expect(compareSites(withOnly([]), withOnly([now]), 'en').changes.every(({ mark }) => mark === 'added')).toBe(true);
    const gone = compareSites(withOnly([now]), withOnly([]), 'en');
    expect(gone.changes.every(({ mark }) => mark === 'removed')).toBe(true);
    expect(gone.site.charts.map(({ id }) => id)).toEqual(['link']);
    expect(compareSites(site, site, 'en').changes).toEqual([]);
  });
});

it('a comparison of tables tells and marks what is new, what is gone, and what is said otherwise of the same', () => {
  const withTable = (told: Readonly<Record<string, string>>): Site => {
    const rows = Object.entries(told).map(([id, says]) => ({ id, title: id, cells: [{ lines: [says] }] }));
    const tables = [{ id: 'pages', title: 'Pages', columns: ['Role', 'Ready'], rows }];
    return withOnly([], [{ id: 'verdicts', title: 'Who sees what', intro: '', tables }]);
  };
  const found = compareSites(withTable({ a: 'opens', b: 'x' }), withTable({ a: 'waits', c: 'y' }), 'en');
  expect(found.changes.map(({ mark, address, told }) => [mark, address, told])).toEqual([
    ['changed', 'pages/a', 'Pages, a, Ready: waits (opens → waits)'],
    ['added', 'pages/c', 'Pages, c, Ready: y'],
    ['removed', 'pages/b', 'Pages, b, Ready: x'],
  ]);
  expect(found.site.sections[0]?.tables[0]?.rows[0]?.cells[0]?.mark).toBe('changed');
});
