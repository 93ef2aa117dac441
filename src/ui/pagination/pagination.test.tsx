import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { Pagination } from './pagination.tsx';

const pages = (page: number, total: number) => (
  <Kept start={page}>
    {(now, keep) => <Pagination aria-label="Pages" page={now} perPage={20} total={total} onPage={keep} />}
  </Kept>
);
const range = () => screen.getByRole('status').textContent;
const ends = () =>
  ['Previous page', 'Next page'].map((name) => screen.getByRole('button', { name }).matches(':disabled'));

test('it goes to the neighbours and stops at both ends, saying what is shown', async () => {
  const { user } = show(pages(2, 45));
  expect([range(), ends()]).toEqual(['21 to 40 of 45', [false, false]]);
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect([range(), ends()]).toEqual(['41 to 45 of 45', [false, true]]);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect([range(), ends()]).toEqual(['1 to 20 of 45', [true, false]]);
});

test.each([
  [20, '1 to 20 of 20'],
  [7, '1 to 7 of 7'],
  [0, '0 to 0 of 0'],
])('a list of %i has one page and no ways', (total, words) => {
  show(pages(1, total));
  expect([range(), screen.queryAllByRole('button')]).toEqual([words, []]);
});

test('among many pages one goes straight to any of them', async () => {
  const { user } = show(pages(1, 10_000));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Page' }), '499 / 500');
  expect(range()).toBe('9,961 to 9,980 of 10,000');
});

test('large numbers are grouped as one reads them', () => {
  show(pages(501, 12_430));
  expect(range()).toBe('10,001 to 10,020 of 12,430');
});

test('it is a landmark with a name', () => {
  show(pages(1, 45));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeDefined();
});
