import { describe, expect, it } from 'vitest';
import { authors } from '../contract/kit/roles.ts';
import { ours, referenceRights, rightsOf } from '../tests/support/reference-lifecycles.ts';
import { eventsFor, nextStatus } from './kit/lifecycle.ts';
import { lifecycles } from './lifecycles.ts';
import { pingLifecycle } from './pings/ping.lifecycle.ts';

it('no two lifecycles have one name', () => {
  const names = lifecycles.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)].toSorted());
});

describe('held against the reference lifecycles', () => {
  it.each(lifecycles)('$name gives each author its rights, no other', ({ name, transitions }) => {
    const rights = transitions.flatMap(({ from, event, to, by }) =>
      by.map((author) => `${from} ${event} ${to}: ${author}`),
    );
    expect(rights.toSorted()).toEqual(rightsOf(name).toSorted());
  });

  it('begins each where the reference begins, or what is ours', () => {
    for (const { name, initial } of lifecycles)
      expect(`${name} ${rightsOf(name)[0]?.split(' ')[0]}`).toBe(`${name} ${initial}`);
  });

  it('names as ours what it lacks', () => {
    const twice = [...ours].filter(([name, rights]) =>
      rights.some((right) => referenceRights.get(name)?.includes(right)),
    );
    expect(twice).toEqual([]);
  });
});

describe.each(lifecycles)('$name', (lifecycle) => {
  const { statuses, transitions } = lifecycle;
  const events = [...new Set(transitions.map(({ event }) => event))];

  it('moves by nobody who may not: every status, event and author', () => {
    const asked = [...events, 'unheard_of', 'toString', '*'];
    const moves = statuses.flatMap((from) =>
      asked.flatMap((event) =>
        authors.map((by) => ({ from, event, by, next: nextStatus(lifecycle, from, event, by) })),
      ),
    );
    expect(moves).toHaveLength(statuses.length * asked.length * authors.length);
    const wrong = moves.filter(({ from, event, by, next }) => {
      const allowed = transitions.find((one) => one.from === from && one.event === event && one.by.includes(by));
      return next.ok ? next.status !== allowed?.to : allowed !== undefined;
    });
    expect(wrong).toEqual([]);
  });

  it('reaches every status from the first one, and knows one way at most from a status by an event', () => {
    const reached = new Set([lifecycle.initial]);
    for (const status of reached) for (const { from, to } of transitions) if (from === status) reached.add(to);
    expect([...reached].toSorted()).toEqual(statuses.toSorted());
    const keys = transitions.map(({ from, event }) => `${from} ${event}`);
    expect(keys).toEqual([...new Set(keys)]);
  });
});

it('tells whoever asks for something impossible what is possible instead', () => {
  expect(nextStatus(pingLifecycle, 'pending', 'accept', 'employee')).toEqual({ ok: false, allowed: ['revoke'] });
  expect(nextStatus(pingLifecycle, 'declined', 'accept', 'applicant')).toEqual({ ok: false, allowed: [] });
  expect(eventsFor(pingLifecycle, 'pending', 'applicant')).toEqual(['accept', 'decline', 'later']);
});
