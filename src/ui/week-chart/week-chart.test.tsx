import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { scaleEnd, WeekChart } from './week-chart.tsx';

test.each([
  [0, 4],
  [3, 4],
  [5, 10],
  [11, 20],
  [21, 40],
  [41, 100],
  [1000, 1000],
])('a scale for up to %d ends at %d', (greatest, end) => {
  expect(scaleEnd(greatest)).toBe(end);
});

test('the table says all that the bars show, and the bars are for the eye', () => {
  const { container } = show(
    <WeekChart
      title="Messages and yeses"
      weeks={['1 Nov', '8 Nov']}
      series={[
        { name: 'Messages', counts: [4, 2] },
        { name: 'Yes', counts: [1, 0] },
      ]}
      week="Week until"
      table="As a table"
    />,
  );
  expect(screen.getByRole('figure', { name: 'Messages and yeses' })).toBeDefined();
  const rows = [...container.querySelectorAll('tr')].map((row) =>
    [...within(row).queryAllByRole('rowheader', { hidden: true }), ...row.querySelectorAll('td')].map(
      ({ textContent }) => textContent,
    ),
  );
  expect(rows).toEqual([[], ['1 Nov', '4', '1'], ['8 Nov', '2', '0']]);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const heights = [...container.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  expect(heights).toEqual([96, 24, 48, 0]);
});
