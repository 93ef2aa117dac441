import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { PlotTable } from './plot-table.tsx';

test('it has the plot’s name, and heads for its columns and its lines', () => {
  show(
    <>
      <h2 id="far">How far</h2>
      <PlotTable
        aria-labelledby="far"
        head="Step"
        columns={['How many', 'Share']}
        rows={[{ id: 'a', label: 'Registered', values: [1200, '100 %'] }]}
      />
    </>,
  );
  const table = screen.getByRole('table', { name: 'How far' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Step', 'How many', 'Share']);
  expect(within(table).getByRole('rowheader').textContent).toBe('Registered');
  expect(
    within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,200', '100 %']);
});
