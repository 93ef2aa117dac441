import { describe, expect, test } from 'vitest';
import { readRegion } from './region.ts';
import { mostSpots } from './simplify.ts';

type Position = readonly [number, number];
const polygon = (ring: readonly Position[]) => ({ type: 'Polygon', coordinates: [ring] });
const read = (value: unknown) => readRegion(JSON.stringify(value));

describe('an outline of 100,000 points with a finger 20 m wide and 5 km long, in small zigzags', () => {
  const many = 100_000;
  /** A point every other metre or so; the finger's two sides run beside each other, one a little north of the other. */
  const fingered = (north: number): Position[] => {
    const long = 3_500;
    const coast = Array.from({ length: many - 2 * long }, (_, n): Position => {
      const angle = 0.08 + (n / (many - 2 * long)) * (2 * Math.PI - 0.16);
      const far = 20_000 + 800 * Math.sin(angle * 40) + 100 * Math.sin(angle * 900);
      return [far * Math.cos(angle), far * 0.6 * Math.sin(angle)];
    });
    const side = Array.from({ length: long }, (_, n): Position => {
      const zigzag = 40 * (Math.abs(((n / 30) % 2) - 1) * 2 - 1);
      return [20_100 + n * 2, Math.round(zigzag + n)];
    });
    const other = side.map(([east, y]): Position => [east, y + north]).toReversed();
    return [...coast, ...side, ...other].map(([east, y]): Position => [7 + east / 100_000, 51 + y / 100_000]);
  };

  test('is no line that crosses itself, and is drawn with as few as that takes', () => {
    const { region, positions, refusal } = read(polygon(fingered(20)));
    expect(refusal).toBeNull();
    expect(positions).toBeLessThan(mostSpots * 2);
    expect(read(region)).toMatchObject({ region, refusal: null });
  });

  test('crosses itself where its sides change places, which is said of where they do', () => {
    const ring = fingered(20);
    // one side of the finger steps over the other, far out
    const at = ring.length - 500;
    const [east = 0, y = 0] = ring[at] ?? [];
    ring[at] = [east, y - 0.0005];
    const { refusal } = read(polygon(ring));
    expect(refusal?.kind).toBe('crossing');
    expect(refusal?.at?.lng).toBeCloseTo(east, 3);
  });
});

test('lines that run too close for too long to be drawn are none that cross', () => {
  const arm = (apart: number) =>
    Array.from({ length: 50_000 }, (_, n): Position => {
      const [turn, far] = [(n / 50_000) * 200 * Math.PI, 0.1 + (0.3 * n) / 50_000 + apart];
      return [7 + far * Math.cos(turn), 51 + far * 0.6 * Math.sin(turn)];
    });
  expect(read(polygon([...arm(0), ...arm(0.0005).toReversed()])).refusal).toMatchObject({ kind: 'fine', at: null });
});
