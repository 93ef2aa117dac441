import { expect, test } from 'vitest';
import { trendOf } from './trend.ts';

test('four weeks are told beside the four before; so few are given no percentage', () => {
  expect(trendOf([1, 0, 2, 0, 1, 1, 1, 2])).toEqual({ now: 5, before: 3, percent: null });
  expect(trendOf([0, 0, 0, 0, 1, 0, 0, 0])).toEqual({ now: 1, before: 0, percent: null });
});

test('of twenty and more one is', () => {
  expect(trendOf([5, 5, 5, 5, 9, 9, 6, 3])).toEqual({ now: 27, before: 20, percent: 35 });
  expect(trendOf([10, 10, 10, 10, 5, 5, 5, 5])).toMatchObject({ percent: -50 });
  expect(trendOf([5, 5, 5, 4, 9, 9, 9, 9])).toMatchObject({ percent: null });
});
