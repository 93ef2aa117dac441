import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { linesOf } from './projection.ts';
import { RegionMap } from './region-map.tsx';

const square = (west: number, south: number, side: number) => [
  [west, south],
  [west + side, south],
  [west + side, south + side],
  [west, south + side],
  [west, south],
];
const lines = linesOf({ type: 'Polygon', coordinates: [square(6.8, 50.8, 0.4), square(6.9, 50.9, 0.1)] });

/** Numbers of a path, in parts of the side. */
const numbers = (path: Element | null) => (path?.getAttribute('d') ?? '').match(/[\d.]+/g)?.map(Number) ?? [];

test('the region is whole in the picture, holes as well, and said by name', () => {
  const { container } = show(<RegionMap label="The region around Köln" lines={lines} towns={[]} />);
  screen.getByRole('img', { name: 'The region around Köln' });
  const drawn = numbers(container.querySelector('path'));
  expect(drawn).toHaveLength(20);
  expect(Math.min(...drawn)).toBeGreaterThan(0.02);
  expect(Math.max(...drawn)).toBeLessThan(0.98);
});

test('what it is compared with is whole in it too, and no other town is named than one that is seen', () => {
  const former = linesOf({ type: 'Polygon', coordinates: [square(7.6, 50.8, 0.4)] });
  const towns = [
    { name: 'Köln', lat: 50.94, lng: 6.96 },
    { name: 'Berlin', lat: 52.5, lng: 13.4 },
  ];
  const { container } = show(<RegionMap label="Region" lines={lines} former={former} towns={towns} />);
  for (const path of container.querySelectorAll('path')) expect(Math.max(...numbers(path))).toBeLessThan(1);
  screen.getByText('Köln');
  expect(screen.queryByText('Berlin')).toBeNull();
});

test('a town whose name the lower edge would cut is not named', () => {
  const towns = [
    { name: 'Bonn', lat: 50.791, lng: 6.9 },
    { name: 'Hürth', lat: 50.81, lng: 7.1 },
  ];
  show(<RegionMap label="Region" lines={lines} towns={towns} />);
  screen.getByText('Hürth');
  expect(screen.queryByText('Bonn')).toBeNull();
});

test('a place that something is said about is marked', () => {
  const { container } = show(<RegionMap label="Region" lines={lines} towns={[]} mark={{ lat: 51, lng: 7 }} />);
  expect(container.querySelector('circle')?.getAttribute('cx')).toBe('0.5');
});
