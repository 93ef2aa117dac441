import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useBench } from './use-bench.ts';

const onShow = vi.fn<(key: string | undefined, isMoving?: boolean) => void>();
const bench = (keys: readonly string[], open: string | undefined) => ({ keys, open, isBeside: true, onShow });

function stepsFrom(open: string | undefined, keys: readonly string[], later: readonly string[], step: 1 | -1) {
  onShow.mockClear();
  const { result, rerender } = renderHook(useBench, { initialProps: bench(keys, open) });
  rerender(bench(later, open));
  act(() => result.current.move(step));
  return onShow.mock.calls.map(([key]) => key);
}

test('the next one and the one before, as far as the list goes', () => {
  const list = ['a', 'b', 'c'];
  expect(stepsFrom('b', list, list, 1)).toEqual(['c']);
  expect(stepsFrom('b', list, list, -1)).toEqual(['a']);
  expect(stepsFrom('c', list, list, 1)).toEqual([]);
});

test('whoever has left the list is followed by who stands there now', () => {
  expect(stepsFrom('b', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], 1)).toEqual(['c']);
  expect(stepsFrom('b', ['a', 'b', 'c', 'd'], ['a', 'c', 'd'], -1)).toEqual(['a']);
  expect(stepsFrom('b', ['a', 'b'], ['a'], 1)).toEqual(['a']);
  expect(stepsFrom('b', ['b'], [], 1)).toEqual([]);
});
