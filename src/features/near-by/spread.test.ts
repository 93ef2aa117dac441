import { expect, test } from 'vitest';
import { readableTowns, type Spot, spotOnRing } from '../../ui/region-map/labels.ts';
import { spread } from './spread.ts';

const least = 0.1;

test('who stands alone stays; who stands on another moves away, and nobody leaves the picture', () => {
  const spots: readonly Spot[] = [
    [0.5, 0.5],
    [0.2, 0.2],
    [0.7, 0.7],
    [0.7, 0.7],
    [0.71, 0.7],
    [0.96, 0.02],
    [0.97, 0.02],
  ];
  const moved = spread(spots, least);
  expect(moved.slice(0, 2)).toEqual(spots.slice(0, 2));
  for (const [n, [x, y]] of moved.entries()) {
    expect([x, y].every((part) => part >= 0 && part <= 1)).toBe(true);
    for (const [left, top] of moved.slice(n + 1)) expect(Math.hypot(x - left, y - top)).toBeGreaterThan(least * 0.95);
  }
});

test('the middle is the reader’s: a company at the same place moves', () => {
  const [home, company] = spread(
    [
      [0.5, 0.5],
      [0.5, 0.5],
    ],
    least,
  );
  expect(home).toEqual([0.5, 0.5]);
  expect(Math.hypot((company?.[0] ?? 0) - 0.5, (company?.[1] ?? 0) - 0.5)).toBeGreaterThanOrEqual(least);
});

test('a town is named where nothing covers its name', () => {
  const town = (name: string, spot: Spot) => ({ name, spot });
  const towns = [
    town('Hürth', [0.3, 0.3]),
    town('Brühl', [0.3, 0.31]),
    town('Bonn', [0.7, 0.7]),
    town('Neuss', [0, 0.5]),
  ];
  expect(readableTowns(towns, [[0.7, 0.72]], 400).map(({ name }) => name)).toEqual(['Hürth']);
});

test('a ring’s distance stands below, or where no marker is', () => {
  expect(spotOnRing(0.2, [], 400)).toEqual([0.5, 0.7]);
  const [x, y] = spotOnRing(0.2, [[0.5, 0.7]], 400) ?? [0, 0];
  expect(Math.hypot(x - 0.5, y - 0.7) * 400).toBeGreaterThan(30);
  expect(Math.hypot(x - 0.5, y - 0.5)).toBeCloseTo(0.2);
  expect(spotOnRing(0.01, [[0.5, 0.5]], 400)).toBeUndefined();
});
