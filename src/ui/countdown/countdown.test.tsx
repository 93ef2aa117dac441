import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Countdown } from './countdown.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each([
  [120_000, '120 seconds'],
  [121_000, '3 minutes'],
  [7_200_000, '120 minutes'],
  [86_400_000, '24 hours'],
])('what is long is said in minutes and hours: %i ms', (ms, said) => {
  expect(show(<Countdown ms={ms} />).container.textContent).toBe(said);
});

test('it counts whole seconds down to none, and stops there', () => {
  const { container } = show(<Countdown ms={2400} />);
  const seen = [container.textContent];
  for (let second = 0; second < 4; second += 1) {
    act(() => {
      vi.advanceTimersByTime(1000);
    });
    seen.push(container.textContent);
  }
  expect(seen).toEqual(['3 seconds', '2 seconds', '1 second', '0 seconds', '0 seconds']);
});
