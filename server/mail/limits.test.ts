import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { earliestSlot } from './limits.ts';

const minute = 60_000;
const limits = { minute: 1, hour: 5, day: 10 };

describe('limits per kind and recipient (SECURITY 23)', () => {
  it('lets the first mail go at once and the second a minute later', () => {
    expect(earliestSlot(0, [], limits)).toBe(0);
    expect(earliestSlot(1_000, [0], limits)).toBe(minute);
  });

  it('makes the sixth of an hour wait for the hour', () => {
    const taken = [0, 1, 2, 3, 4].map((n) => n * minute);
    expect(earliestSlot(5 * minute, taken, limits)).toBe(60 * minute);
  });

  it('places a postponed mail among those that wait without pushing past them all', () => {
    const nextDay = 24 * 60 * minute;
    expect(earliestSlot(2 * minute, [0, 2 * minute, nextDay, nextDay + minute], limits)).toBe(3 * minute);
  });

  it('never lets any window hold more than allowed, when a mail goes only once its slot has come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 40 * minute }), { minLength: 1, maxLength: 200 }), (pauses) => {
        const gone: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          if (earliestSlot(now, gone, limits) === now) gone.push(now);
        }
        const most = (length: number) =>
          Math.max(...gone.map((start) => gone.filter((time) => time >= start && time < start + length).length));
        expect(most(minute)).toBeLessThanOrEqual(1);
        expect(most(60 * minute)).toBeLessThanOrEqual(5);
        expect(most(24 * 60 * minute)).toBeLessThanOrEqual(10);
      }),
      { numRuns: 200 },
    );
  });
});
