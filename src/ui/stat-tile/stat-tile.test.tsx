import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { coursePoints, StatTile } from './stat-tile.tsx';

test('the course runs over the whole width, the highest figure at the top, zero at the ground', () => {
  expect(coursePoints([0, 5, 10])).toEqual([
    [0, 38],
    [48, 20],
    [96, 2],
  ]);
});

test('a course of nothing lies on the ground, and one figure is none', () => {
  expect(coursePoints([0, 0])).toEqual([
    [0, 38],
    [96, 38],
  ]);
  expect(coursePoints([7])).toEqual([]);
});

test.each([
  { kind: 'line', points: [1, 2, 4] },
  { kind: 'share', part: 62, whole: 100 },
] as const)('a $kind is for the eye; figure, meaning and sentence say it', (plot) => {
  const { container } = show(
    <StatTile figure="62%" meaning="Profiles complete" sentence="4 more than last week" plot={plot} />,
  );
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    '62%',
    'Profiles complete',
    '4 more than last week',
  ]);
});

test.each([
  [62, 100, '62'],
  [9, 3, '100'],
  [-1, 3, '0'],
  [1, 0, '0'],
])('%d of %d fills %s of its bar', (part, whole, width) => {
  const { container } = show(<StatTile figure="" meaning="" plot={{ kind: 'share', part, whole }} />);
  expect(container.querySelector('rect')?.getAttribute('width')).toBe(width);
});

test('it leads to the list it counts', () => {
  show(<StatTile figure="8" meaning="open requests" link={<a href="#pings">See them</a>} />);
  expect(screen.getByRole('link', { name: 'See them' })).toBeDefined();
});
