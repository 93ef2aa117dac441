import { expect, it } from 'vitest';
import { compareLines } from './comparison.ts';
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

it('no line stands for two things, so that a change of one is seen', () => {
  expect(says.filter((line, index) => says.indexOf(line) !== index)).toEqual([]);
});

it('a comparison tells what a table says now and what it said before', () => {
  const [before, after] = ['opens', 'waits'].map((word) => ({ de: word, en: `Page, Ready: ${word}` }));
  const same = { de: 'gleich', en: 'same' };
  expect(compareLines([same, before!], [same, after!]).map(({ mark, told }) => [mark, told.en])).toEqual([
    ['added', 'Page, Ready: waits'],
    ['removed', 'Page, Ready: opens'],
  ]);
});
