import { expect, test } from 'vitest';
import { coursePoints } from './stat-tile.tsx';

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
