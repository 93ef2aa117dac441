import { describe, expect, it } from 'vitest';
import { linkModel } from '../../machines/link/link.model.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { tenantModel } from '../../machines/tenants/tenant.model.ts';
import type { Chart } from './chart.ts';
import { compare } from './comparison.ts';
import { chartOf } from './read-chart.ts';
import { compareSections, type Section } from './table.ts';

describe('a comparison with an earlier revision', () => {
  const now = chartOf(linkModel);
  const before: Chart = {
    ...now,
    states: now.states
      .filter(({ path }) => path !== 'closed')
      .map((state) => (state.path === 'done' ? { ...state, title: { de: 'Bekannt', en: 'Known of old' } } : state)),
    ways: now.ways
      .map((way) => (way.to === 'closed' ? { ...way, to: 'failed' } : way))
      .filter(({ from }) => from !== 'closed'),
  };

  it('marks states and ways as added, removed and changed', () => {
    const { chart, changes } = compare(before, now);
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
  });

  it('marks the ways of a guard that bears the name it had and asks something else', () => {
    const tenant = chartOf(tenantModel);
    const { isAbsentDefault } = tenant.guards;
    const guards = { ...tenant.guards, isAbsentDefault: '() => true' };
    const { chart, changes } = compare({ ...tenant, guards }, tenant);
    expect(chart.ways.flatMap(({ guard, mark }) => (mark ? [[guard, mark]] : []))).toEqual([
      ['isAbsentDefault', 'changed'],
    ]);
    expect(changes.map(({ told }) => told.en)).toContain(`guard isAbsentDefault: () => true → ${isAbsentDefault}`);
    expect(compare({ ...tenant, guards: {} }, tenant).changes).toEqual([]);
  });

  it('keeps what was removed in its place', () => {
    const { chart } = compare(now, before);
    expect(chart.states.map(({ path }) => path)).toEqual(now.states.map(({ path }) => path));
    expect(chart.states.find(({ path }) => path === 'closed')?.mark).toBe('removed');
  });

  it('says that a machine is new, or gone, and nothing where nothing changed', () => {
    expect(compare(undefined, now).changes.every(({ mark }) => mark === 'added')).toBe(true);
    expect(compare(now, undefined).changes.every(({ mark }) => mark === 'removed')).toBe(true);
    expect(compare(chartOf(sessionModel), chartOf(sessionModel)).changes).toEqual([]);
  });
});

describe('a comparison of tables', () => {
  const section = (rows: Readonly<Record<string, string>>, de = 'geht auf'): Section => ({
    id: 'verdicts',
    title: { de: 'T', en: 'T' },
    intro: { de: '', en: '' },
    tables: [
      {
        id: 'pages',
        title: { de: 'Seiten', en: 'Pages' },
        columns: [
          { de: 'Rolle', en: 'Role' },
          { de: 'Bereit', en: 'Ready' },
        ],
        rows: Object.entries(rows).map(([id, en]) => ({ id, title: id, cells: [{ lines: [{ de, en }] }] })),
      },
    ],
  });
  const changes = (before: Section, after: Section) =>
    compareSections(before, after).changes.map(({ mark, path, told }) => [mark, path, told.en]);

  it('tells what is new, what is gone, and what is said otherwise of the same', () => {
    expect(changes(section({ a: 'opens', b: 'x' }), section({ a: 'waits', c: 'y' }))).toEqual([
      ['changed', 'pages/a', 'Pages, a, Ready: waits (before: opens)'],
      ['added', 'pages/c', 'Pages, c, Ready: y'],
      ['removed', '', 'Pages, b, Ready: x'],
    ]);
    expect(changes(section({ a: 'opens' }), section({ a: 'opens' }))).toEqual([]);
  });

  it('marks the cell, and sees what changed in one language only', () => {
    const { section: marked, changes: told } = compareSections(section({ a: 'x' }), section({ a: 'x' }, 'öffnet sich'));
    expect(marked.tables[0]?.rows[0]?.cells[0]?.mark).toBe('changed');
    expect(told[0]?.told.de).toBe('Seiten, a, Bereit: öffnet sich (vorher: geht auf)');
  });
});
