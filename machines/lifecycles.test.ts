import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authors } from '../contract/kit/roles.ts';
import { ours, referenceRights, rightsToday, toCome } from '../tests/support/reference-lifecycles.ts';
import { eventsFor, nextStatus } from './kit/lifecycle.ts';
import { lifecycles } from './lifecycles.ts';
import { pingLifecycle } from './pings/ping.lifecycle.ts';

const locales = ['de', 'en'] as const;

it('every lifecycle of the folder is here, by name', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
  const names = lifecycles.map(({ lifecycle }) => lifecycle.name);
  expect(names).toHaveLength(files.filter((file) => file.endsWith('.lifecycle.ts')).length);
  expect(names).toEqual([...new Set(names)].toSorted());
});

describe('held against the reference lifecycles', () => {
  it.each(lifecycles.map(({ lifecycle }) => lifecycle.name))(
    '%s gives each author the rights of today, no other',
    (name) => {
      const transitions = lifecycles.find(({ lifecycle }) => lifecycle.name === name)?.lifecycle.transitions ?? [];
      const rights = transitions.flatMap(({ from, event, to, by }) =>
        by.map((author) => `${from} ${event} ${to}: ${author}`),
      );
      expect(rights.toSorted()).toEqual(rightsToday(name).toSorted());
    },
  );

  it('begins each where the reference begins, or what is ours', () => {
    for (const { lifecycle } of lifecycles)
      expect(`${lifecycle.name} ${rightsToday(lifecycle.name)[0]?.split(' ')[0]}`).toBe(
        `${lifecycle.name} ${lifecycle.initial}`,
      );
  });

  it('names as to come what the reference has, and as ours what it lacks', () => {
    const said = (lists: typeof toCome) =>
      Object.values(lists).flatMap((list) =>
        Object.entries(list).flatMap(([name, rights]) =>
          rights.map((right) => referenceRights.get(name)?.includes(right)),
        ),
      );
    expect(said(toCome)).not.toContain(false);
    expect(said(ours)).not.toContain(true);
  });
});

describe.each(lifecycles.map((worded) => [worded.lifecycle.name, worded] as const))('%s', (_, { lifecycle, words }) => {
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

  it('says all in both languages, nothing left in the other one', () => {
    const texts = locales.map((locale) => [
      words[locale].title,
      ...Object.values(words[locale].statuses).flat(),
      ...Object.values(words[locale].events),
    ]);
    expect(texts.flat().filter((text) => text.trim() === '')).toEqual([]);
    expect(texts[0]?.filter((text, index) => text === texts[1]?.[index])).toEqual([]);
    for (const locale of locales)
      for (const [title, sentence] of Object.values(words[locale].statuses)) {
        expect(title.split(' ').length).toBeLessThanOrEqual(5);
        expect(sentence).toMatch(/^\p{Lu}.{10,}\.$/u);
      }
  });
});

it('tells whoever asks for something impossible what is possible instead', () => {
  expect(nextStatus(pingLifecycle, 'pending', 'accept', 'employee')).toEqual({ ok: false, allowed: ['revoke'] });
  expect(nextStatus(pingLifecycle, 'declined', 'accept', 'applicant')).toEqual({ ok: false, allowed: [] });
  expect(eventsFor(pingLifecycle, 'pending', 'applicant')).toEqual(['accept', 'decline']);
});
