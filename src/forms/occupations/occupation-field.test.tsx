import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../../ui/gallery/examples.tsx';
import { OccupationField } from './occupation-field.tsx';

afterEach(() => vi.unstubAllGlobals());

const joiner = '018f0000-0000-7000-8000-000000000001';
const occupations: readonly Occupation[] = [
  { id: joiner, kind: 'occupation', name: 'Tischler/in', en: 'Joiner', words: ['Schreiner/in'] },
  { id: 'cook', kind: 'occupation', name: 'Koch/Köchin', en: 'Cook', words: ['Küche'] },
  { id: 'wood', kind: 'field', name: 'Holz und Lack', en: 'Wood and paint', words: [], group: 'making' },
  { id: 'trade', kind: 'field', name: 'Handel', en: 'Trade', words: [], group: 'selling' },
  { id: 'crafts', kind: 'field', name: 'Kunsthandwerk', en: 'Arts and crafts', words: [], group: 'making' },
];

const field = ({ start = '', disabled = false } = {}) =>
  show(
    <Kept start={start}>
      {(value, keep) => (
        <>
          <OccupationField
            name="occupation_id"
            label="Which job?"
            occupations={occupations}
            value={value}
            onChange={keep}
            disabled={disabled}
          />
          <output>{value}</output>
        </>
      )}
    </Kept>,
  );
const kept = () => document.querySelector('output')?.textContent;
const listed = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('everybody’s words find the occupation, which stands there with its English title and the word', async () => {
  const { user } = field();
  await user.type(screen.getByRole('combobox'), 'schreinerin');
  expect(listed()).toEqual(['Tischler/inJoiner · Schreiner/in']);
  await user.keyboard('{Enter}');
  expect(kept()).toBe(joiner);
});

test('what no company trains is said to be learned elsewhere', async () => {
  const { user } = field();
  await user.type(screen.getByRole('combobox'), 'nursery teacher');
  expect(screen.getByText(/^Childcare worker: one learns this at a school/)).toBeDefined();
});

test.each(['My job is missing', 'I don’t know yet'])(
  '“%s” leads to groups that open into their fields, and back',
  async (way) => {
    const { user } = field({ start: 'cook' });
    await user.click(screen.getByRole('button', { name: way }));
    expect(
      [kept(), document.activeElement?.textContent],
      'the former choice is gone, the first group has the focus',
    ).toEqual(['', 'Technology, metal, cars']);
    expect([screen.getAllByRole('button').length, screen.queryAllByRole('radio').length]).toEqual([11, 0]);
    await user.click(screen.getByRole('button', { name: 'Wood, fabric, crafts' }));
    expect(screen.getAllByRole('radio').map((tile) => tile.closest('label')?.textContent)).toEqual([
      'Arts and crafts',
      'Wood and paint',
    ]);
    expect([kept(), document.activeElement?.tagName]).toEqual(['', 'INPUT']);
    await user.click(screen.getByRole('button', { name: 'All areas' }));
    await user.click(screen.getByRole('button', { name: 'Wood, fabric, crafts' }));
    await user.click(screen.getByRole('radio', { name: 'Wood and paint' }));
    expect([kept(), screen.getAllByRole('radio').length], 'the chosen one stands alone').toEqual(['wood', 1]);
    await user.click(screen.getByRole('button', { name: 'Choose another field' }));
    expect([kept(), screen.getAllByRole('radio').length], 'of the same group').toEqual(['', 2]);
    await user.click(screen.getByRole('button', { name: 'Search for a job after all' }));
    expect([kept(), document.activeElement?.tagName]).toEqual(['', 'INPUT']);
  },
);

test('a field chosen before shows as a field; a locked choice offers no other way', () => {
  field({ start: 'wood', disabled: true });
  expect(screen.getByRole('radio', { checked: true }).closest('label')?.textContent).toBe('Wood and paint');
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('arrows pass the fields without settling on one; going on does', async () => {
  const { user } = field();
  await user.click(screen.getByRole('button', { name: 'I don’t know yet' }));
  await user.click(screen.getByRole('button', { name: 'Wood, fabric, crafts' }));
  await user.keyboard(' {ArrowDown}');
  expect([kept(), screen.getAllByRole('radio').length]).toEqual(['wood', 2]);
  await user.tab();
  expect(screen.getAllByRole('radio').length).toBe(1);
});

test('a field shows its jobs to whoever asks; the one that is meant takes its place', async () => {
  const answer = { data: [occupations[0]], meta: { total: 1, per_page: 1, current_page: 1 } };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  const { user } = field({ start: 'wood' });
  await user.click(screen.getByText('Which jobs are these?'));
  await user.click(await screen.findByRole('button', { name: 'Tischler/in: Joiner' }));
  expect(kept()).toBe(joiner);
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Tischler/in');
});
