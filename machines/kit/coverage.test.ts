import { describe, expect, it } from 'vitest';
import { fromPromise } from 'xstate';
import { chunkGuardModel } from '../chunk-guard/chunk-guard.model.ts';
import { linkModel } from '../link/link.model.ts';
import { notificationModel } from '../notification/notification.model.ts';
import { type LookUpTenantResult, tenantMachine } from '../tenants/tenant.machine.ts';
import { walk } from './coverage.ts';
import { type AnyModel, walkModel } from './model.ts';
import { unprovidedActors } from './unprovided.ts';

describe('walking a machine', () => {
  it('tells guard branches apart and names what was not walked', () => {
    const { machine, events } = chunkGuardModel;
    expect(walk(machine, events.slice(0, 1))).toEqual([
      'chunkGuard.watching -- chunk.failed --> chunkGuard.failed',
      'chunkGuard.failed -- reload.request --> chunkGuard.reloading',
    ]);
    expect(walk(machine, events)).toEqual([]);
  });

  it.each([
    [linkModel, 'entering', ': at the start, in “Entering”'],
    [linkModel, 'pending', ': submit, from “Entering” to “Checking”'],
    [linkModel, 'done', ': succeeded, from “Checking” to “Counts”'],
    [notificationModel, 'dismissed', ': time is up, from “For a time” to “Gone”'],
  ])('tells in the words of the diagram that a rule is broken where nothing may be %j', (model, state, step) => {
    const rule = { de: '', en: 'It is as it should be.', holds: ({ value }: { value: unknown }) => value !== state };
    const events = model.events.filter(({ type }) => !/dismiss|callback/.test(type));
    const ruled = { ...model, events, invariants: [rule] } as unknown as AnyModel;
    expect(() => walkModel(ruled)).toThrow(`“It is as it should be.” is broken${step}`);
  });
});

it('a placeholder is known by name until it is provided', () => {
  expect(unprovidedActors(tenantMachine)).toEqual(['lookUpTenant']);
  const lookUpTenant = fromPromise<LookUpTenantResult, { slug: string }>(async () => ({ kind: 'absent' }));
  expect(unprovidedActors(tenantMachine.provide({ actors: { lookUpTenant } }))).toEqual([]);
});
