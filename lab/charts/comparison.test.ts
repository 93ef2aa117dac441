import { describe, expect, it } from 'vitest';
import { registrationCodeEntryModel } from '../../machines/registration/registration-code-entry.model.ts';
import { sessionModel } from '../../machines/session/session.model.ts';
import { tenantModel } from '../../machines/tenants/tenant.model.ts';
import { type Chart, chartOf } from './chart.ts';
import { compare } from './comparison.ts';

describe('a comparison with an earlier revision', () => {
  const now = chartOf(registrationCodeEntryModel);
  const before: Chart = {
    ...now,
    states: now.states
      .filter(({ path }) => path !== 'deactivated')
      .map((state) => (state.path === 'known' ? { ...state, title: { de: 'Bekannt', en: 'Known of old' } } : state)),
    ways: now.ways
      .map((way) => (way.to === 'deactivated' ? { ...way, to: 'unknown' } : way))
      .filter(({ from }) => from !== 'deactivated'),
  };

  it('marks states and ways as added, removed and changed', () => {
    const { chart, changes } = compare(before, now);
    expect(chart.states.flatMap(({ path, mark }) => (mark ? [[path, mark]] : []))).toEqual([
      ['known', 'changed'],
      ['deactivated', 'added'],
    ]);
    expect(chart.ways.flatMap(({ from, to, mark }) => (mark ? [[from, to, mark]] : []))).toEqual([
      ['lookingUp', 'deactivated', 'added'],
      ['deactivated', 'lookingUp', 'added'],
      ['lookingUp', 'unknown', 'removed'],
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
    expect(chart.states.find(({ path }) => path === 'deactivated')?.mark).toBe('removed');
  });

  it('says that a machine is new, or gone, and nothing where nothing changed', () => {
    expect(compare(undefined, now).changes.every(({ mark }) => mark === 'added')).toBe(true);
    expect(compare(now, undefined).changes.every(({ mark }) => mark === 'removed')).toBe(true);
    expect(compare(chartOf(sessionModel), chartOf(sessionModel)).changes).toEqual([]);
  });
});
