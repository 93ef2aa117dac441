import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Countdown } from './countdown.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
