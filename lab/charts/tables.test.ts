import { describe, expect, it } from 'vitest';
import { compareLines, markBy } from './line-comparison.ts';
import type { Text } from './markup.ts';
import { allTables } from './tables.ts';

const says = allTables().flatMap(({ lines }) => lines.map(({ en }) => en));

it('the tables say as text who sees which page and who may do what', () => {
  expect(says).toEqual(
    expect.arrayContaining([
      'Unknown tenant, /dashboard: the same address at “app”',
      'For guests only, Logged out: opens',
      'Addresses without a page, Ready, applicant: not found',
      'Company: beginning → Created',
      'Company, Active: suspend (the tenant’s staff, administrator) → Inactive',
    ]),
  );
});

it.each(allTables())('$id: no two lines are about the same, so that a change of one is seen', ({ lines, subject }) => {
  for (const locale of ['de', 'en'] as const) {
    const subjects = lines.map((line) => subject.exec(line[locale])?.[0]);
    expect(subjects.filter((one, index) => one === undefined || subjects.indexOf(one) !== index)).toEqual([]);
  }
});

describe('a comparison of lines', () => {
  const line = (en: string, de = en): Text => ({ de, en });
  const compared = (before: readonly Text[], after: readonly Text[]) =>
    compareLines(before, after, /^.*?:/).map(({ mark, told }) => [mark, told.en]);
  const same = line('Page, Ready: opens');

  it('tells what is new, what is gone, and what is said otherwise of the same', () => {
    expect(compared([same, line('Old: x')], [same, line('New: x')])).toEqual([
      ['added', 'New: x'],
      ['removed', 'Old: x'],
    ]);
    expect(compared([same], [line('Page, Ready: waits')])).toEqual([['changed', 'Page, Ready: waits (before: opens)']]);
    expect(compared([same], [same])).toEqual([]);
  });

  it('sees what changed in one language only', () => {
    const [old, now] = [line('Page: opens', 'Seite: geht auf'), line('Page: opens', 'Seite: öffnet sich')];
    const changes = compareLines([old], [now], /^.*?:/);
    expect(changes).toEqual([
      { mark: 'changed', now, told: { de: 'Seite: öffnet sich (vorher: geht auf)', en: 'Page: opens' } },
    ]);
    expect([markBy(changes)(now), markBy(changes)(same), markBy(changes)(now, same)]).toEqual([
      'changed',
      undefined,
      'changed',
    ]);
  });
});
