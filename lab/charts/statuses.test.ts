import { expect, it } from 'vitest';
import { lifecycles } from '../../machines/lifecycles.ts';
import { eventWords, statusWord, subjects } from './lifecycle-words.ts';
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
  expect(company?.cells.flatMap((cell) => cell?.lines ?? [])).toContain('suspend → Inactive');
});

it('every lifecycle, status and event has words in both languages, and nothing else has', () => {
  for (const { name, statuses } of lifecycles)
    for (const status of statuses) {
      const [german, english] = (['de', 'en'] as const).map((locale) => statusWord(name, status, locale));
      for (const [title = '', sentence = ''] of [german ?? [], english ?? []]) {
        expect(title, `${name} ${status}`).toMatch(/^\p{Lu}/u);
        expect(title.split(' ').length, `${name} ${status}`).toBeLessThanOrEqual(5);
        expect(sentence, `${name} ${status}`).toMatch(/^\p{Lu}.{10,}\.$/u);
      }
      expect(german?.[0], `${name} ${status}`).not.toBe(english?.[0]);
      expect(german?.[1], `${name} ${status}`).not.toBe(english?.[1]);
    }
  const events = new Set(lifecycles.flatMap(({ transitions }) => transitions.map(({ event }) => event)));
  expect(new Set(Object.keys(eventWords.de))).toEqual(events);
  expect(Object.keys(subjects.de)).toEqual(lifecycles.map(({ name }) => name));
  for (const { de, en } of [eventWords, subjects]) {
    const [german, english] = [Object.values(de), Object.values(en)];
    expect([...german, ...english].filter((text) => text.trim() === '')).toEqual([]);
    expect(german.filter((text, at) => text === english[at])).toEqual([]);
  }
});
