import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lifecycles } from '../../machines/lifecycles.ts';
import { derivedStatuses } from './derived-statuses.ts';
import { authorsOf, lifecyclesSection } from './lifecycles.ts';

/** The status words of the specification's section 4. */
const words = `accepted, active, archived, available, confirmed, created, declined, doesnot_want_matching, draft,
  expired, inactive, matchable, past, pending, published, revoked, today, unavailable, unconfirmed, unmatchable,
  unverified, upcoming, verified, wants_to_be_matched`.split(/,\s+/);

it('all status words of the specification are in use, and no other [S4-01]', () => {
  const stored = lifecycles.flatMap(({ lifecycle }) => lifecycle.statuses);
  const derived = derivedStatuses.flatMap(({ statuses }) => Object.keys(statuses));
  expect([...new Set([...stored, ...derived])].toSorted()).toEqual(words);
});

it('every status has a row, every author who acts a column, every move a cell, in both languages', () => {
  const { html } = lifecyclesSection();
  for (const page of Object.values(html)) {
    const rows = lifecycles.flatMap(({ lifecycle }) => lifecycle.statuses).length;
    const cells = lifecycles.flatMap((one) => one.lifecycle.transitions.flatMap(({ by }) => by)).length;
    expect(page.match(/class="lifecycles-to"/g)).toHaveLength(cells);
    expect(page.match(/<code>\w+<\/code>/g)).toHaveLength(
      rows + derivedStatuses.flatMap(({ statuses }) => Object.keys(statuses)).length,
    );
    expect(page).not.toContain('undefined');
  }
  expect(lifecycles.map((one) => [one.lifecycle.name, authorsOf(one).join(' ')])).toContainEqual([
    'userAccount',
    'administrator system',
  ]);
});

it('what is worked out is worked out where the page says', () => {
  const sources = derivedStatuses.flatMap(({ source }) => source ?? []);
  expect(sources.filter((source) => !existsSync(join(import.meta.dirname, '../..', source)))).toEqual([]);
});

it('is the same each time', () => {
  expect(lifecyclesSection()).toEqual(lifecyclesSection());
});
