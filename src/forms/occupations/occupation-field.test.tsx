import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../../ui/gallery/examples.tsx';
import { OccupationField } from './occupation-field.tsx';

const occupations: readonly Occupation[] = [
  { id: 'joiner', kind: 'occupation', name: 'Tischler/in', en: 'Joiner', words: ['Schreiner/in'] },
  { id: 'cook', kind: 'occupation', name: 'Koch/Köchin', en: 'Cook', words: ['Küche'] },
  { id: 'wood', kind: 'field', name: 'Holz und Lack', en: 'Wood and paint', words: [] },
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
  expect(kept()).toBe('joiner');
});

test('what no company trains is said to be learned elsewhere', async () => {
  const { user } = field();
  await user.type(screen.getByRole('combobox'), 'nursery teacher');
  expect(screen.getByText(/^Childcare worker: one learns this at a school/)).toBeDefined();
});

test.each(['My job is missing', 'I don’t know yet'])('“%s” leads to the fields, and back', async (way) => {
  const { user } = field({ start: 'cook' });
  await user.click(screen.getByRole('button', { name: way }));
  expect(
    [kept(), document.activeElement?.tagName],
    'the former choice is gone, the list of fields has the focus',
  ).toEqual(['', 'SELECT']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Which job?' }), 'Wood and paint');
  expect(kept()).toBe('wood');
  await user.click(screen.getByRole('button', { name: 'Search for a job after all' }));
  expect([kept(), document.activeElement?.tagName]).toEqual(['', 'INPUT']);
});

test('a field chosen before shows as a field; a locked choice offers no other way', () => {
  field({ start: 'wood', disabled: true });
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('wood');
  expect(screen.queryAllByRole('button')).toEqual([]);
});
