import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../../server/geo/distance.ts';
import { directionOf, kmTo, linesOf, offsetFrom } from './projection.ts';

const cologne = { lat: 50.9387, lng: 6.9547 };
const bonn = { lat: 50.7374, lng: 7.0982 };

describe('the projection', () => {
  test('keeps distances from the middle, as the server counts them, and directions', () => {
    const [east, north] = offsetFrom(cologne)(bonn);
    expect(Math.hypot(east, north)).toBeCloseTo(distanceKm(cologne, bonn), 0);
    expect([east > 0, north < 0]).toEqual([true, true]);
    expect(offsetFrom(cologne)(cologne)).toEqual([0, 0]);
  });

  test('knows eight directions', () => {
    const offsets = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => {
      const angle = (eighth * Math.PI) / 4;
      return directionOf([Math.sin(angle), Math.cos(angle)]);
    });
    expect(offsets).toEqual(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']);
  });
});

describe('a boundary', () => {
  const ring = (size: number) => [
    [0, 0],
    [size, 0],
    [size, size],
    [0, 0],
  ];

  test('is its lines, its holes too, whichever way they run', () => {
    const polygon = { type: 'Polygon', coordinates: [ring(9), ring(2).toReversed()] };
    expect(linesOf(polygon).map((line) => line.length)).toEqual([4, 4]);
    expect(linesOf(polygon)[0]?.[1]).toEqual({ lat: 0, lng: 9 });
  });

  test('may have several parts, as GeoJSON says it', () => {
    const many = { type: 'MultiPolygon', coordinates: [[ring(9), ring(2)], [ring(5)]] };
    expect(linesOf(many)).toHaveLength(3);
    const feature = { type: 'Feature', geometry: many };
    expect(linesOf({ type: 'FeatureCollection', features: [feature, feature] })).toHaveLength(6);
  });

  test.each([null, undefined, 'x', {}, { type: 'Point', coordinates: [1, 2] }, { type: 'Polygon', coordinates: 'x' }])(
    'that is none has no line: %j',
    (odd) => {
      expect(linesOf(odd)).toEqual([]);
    },
  );
});

test('a line comes as near as its nearest part, where it has no place of its own too', () => {
  const line = [
    [-100, 10],
    [100, 10],
    [100, 90],
  ] as const;
  expect(kmTo(line)).toBe(10);
  expect(kmTo([[3, 4]])).toBe(5);
  expect(kmTo([])).toBe(Infinity);
});
