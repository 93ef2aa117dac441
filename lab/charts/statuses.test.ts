import { expect, it } from 'vitest';
import type { Locale } from '../../contract/kit/fields.ts';
import { lifecycles } from '../../machines/lifecycles.ts';
import { eventWord, ownWords, statusWord, subjectOf } from './lifecycle-words.ts';
import { derivedStatuses, statusesSection } from './statuses.ts';

/** The status words of the specification's section 4. */
const words = `accepted, active, archived, available, confirmed, created, declined, doesnot_want_matching, draft,
  expired, inactive, matchable, past, pending, published, revoked, today, unavailable, unconfirmed, unmatchable,
  unverified, upcoming, verified, wants_to_be_matched`.split(/,\s+/);

it('all status words of the specification are in use, and no other [S4-01]', () => {
  const stored = lifecycles.flatMap(({ statuses }) => statuses);
  expect([...new Set([...stored, ...Object.keys(derivedStatuses.en)])].toSorted()).toEqual(words);
});

it('every status has a row, every author who acts a column, every move a line', () => {
  const { tables } = statusesSection('en');
  for (const lifecycle of lifecycles) {
    const table = tables.find(({ id }) => id === `statuses-${lifecycle.name}`);
    expect(table?.rows.map(({ id }) => id)).toEqual(lifecycle.statuses);
    expect(table?.columns).toHaveLength(1 + new Set(lifecycle.transitions.flatMap(({ by }) => by)).size);
    const lines = table?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell?.lines ?? []));
    expect(lines).toHaveLength(lifecycle.transitions.flatMap(({ by }) => by).length);
  }
  const company = tables.find(({ id }) => id === 'statuses-organization')?.rows.find(({ id }) => id === 'active');
  expect(company?.cells.flatMap((cell) => cell?.lines ?? [])).toContain('suspended → Inactive');
});

it('every lifecycle and event has a word, every status a word and a sentence in both languages, and nothing else has', () => {
  const alike: string[] = [];
  const both = (what: string, say: (locale: Locale) => string) =>
    new Set([say('de'), say('en'), '']).size === 3 || alike.push(what);
  for (const { name, statuses, transitions } of lifecycles) {
    both(name, (locale) => subjectOf(name, locale));
    for (const { event } of transitions) both(event, (locale) => eventWord(event, locale));
    for (const status of statuses)
      for (const part of [0, 1] as const) both(`${name} ${status}`, (locale) => statusWord(name, status, locale)[part]);
  }
  expect(alike).toEqual([]);
  const known = lifecycles.flatMap(({ name, statuses }) => [name, ...statuses.map((status) => `${name}.${status}`)]);
  expect(
    ownWords.filter((word) => !['System', ...known].some((one) => one.toLowerCase() === word.toLowerCase())),
  ).toEqual([]);
});
