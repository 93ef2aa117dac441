import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundary as demo } from '../demo/boundary.ts';
import { crossingsOf, type Spot } from './crossings.ts';
import { readRegion } from './region.ts';
import { mostSpots } from './simplify.ts';

type Position = readonly [number, number, number?];
/** Counterclockwise, around Cologne. */
const square: readonly Position[] = [
  [6.8, 50.8],
  [7.2, 50.8],
  [7.2, 51.1],
  [6.8, 51.1],
  [6.8, 50.8],
];
const within: readonly Position[] = [
  [6.9, 50.9],
  [6.9, 51],
  [7, 51],
  [7, 50.9],
  [6.9, 50.9],
];
const polygon = (...rings: readonly (readonly unknown[])[]) => ({ type: 'Polygon', coordinates: rings });
const read = (value: unknown, isTurned = false) => readRegion(JSON.stringify(value), isTurned);
const repairsOf = (value: unknown) => read(value).repairs.map(({ kind, count }) => [kind, count]);
const feature = (geometry: unknown) => ({ type: 'Feature', properties: { name: 'Köln' }, geometry });

describe('what is right', () => {
  test('stays as it is, with a hole', () => {
    expect(read(polygon(square, within))).toEqual({
      region: polygon(square, within),
      positions: 10,
      repairs: [],
      refusal: null,
    });
    expect(read(demo).refusal).toBeNull();
  });

  test('may be in several parts, and one of them alone is no list of parts', () => {
    const other = square.map(([east, north]): Position => [east + 1, north]);
    const parts = { type: 'MultiPolygon', coordinates: [[square], [other]] };
    expect(read(parts)).toMatchObject({ region: parts, repairs: [], refusal: null });
    expect(read({ type: 'MultiPolygon', coordinates: [[square]] }).region).toEqual(polygon(square));
  });

  test('a hole may reach its outer ring, and a ring may touch itself in a point', () => {
    const reaching: Position[] = [
      [6.8, 50.9],
      [7, 51],
      [7, 50.9],
      [6.8, 50.9],
    ];
    expect(read(polygon(square, reaching)).refusal).toBeNull();
    const touching: Position[] = [
      [6.8, 50.8],
      [7, 50.9],
      [7.2, 50.8],
      [7.2, 51],
      [7, 50.9],
      [6.8, 51],
      [6.8, 50.8],
    ];
    expect(read(polygon(touching)).refusal).toBeNull();
  });
});

describe('what is meant can’t be mistaken, so it is put right and said', () => {
  const open = square.slice(0, -1);
  test.each<[string, unknown, unknown[]]>([
    ['a feature', feature(polygon(square)), [['unwrapped', 1]]],
    [
      'a collection with one area, and a point beside it',
      {
        type: 'FeatureCollection',
        features: [feature({ type: 'Point', coordinates: [7, 51] }), feature(polygon(square))],
      },
      [
        ['unwrapped', 1],
        ['others', 1],
      ],
    ],
    ['a ring that isn’t closed', polygon(open), [['closed', 1]]],
    ['a ring that runs the other way', polygon(square.toReversed()), [['turned', 1]]],
    ['a hole that does', polygon(square, within.toReversed()), [['turned', 1]]],
    ['repeated points', polygon([square[0], ...square, square[0]]), [['repeated', 2]]],
    ['heights', polygon(square.map(([east, north]) => [east, north, 53])), [['heights', 5]]],
    [
      'a part that encloses nothing',
      {
        type: 'MultiPolygon',
        coordinates: [
          [square],
          [
            [
              [7, 51],
              [7, 51],
              [7, 51],
            ],
          ],
        ],
      },
      [['tiny', 1]],
    ],
  ])('%s', (_, value, repairs) => {
    expect(repairsOf(value)).toEqual(repairs);
    const { region } = read(value);
    expect(region).toMatchObject({ type: 'Polygon' });
    expect(region?.coordinates[0]).toHaveLength(5);
    // and there is nothing left to do
    expect(read(region)).toMatchObject({ region, repairs: [], refusal: null });
  });

  test('a mark before the text is no part of it', () => {
    expect(readRegion(`\u{FEFF}${JSON.stringify(polygon(square))}`)).toMatchObject({ repairs: [], refusal: null });
  });

  test('north before east is turned round for who says so', () => {
    const swapped = polygon(square.map(([east, north]) => [north, east]));
    expect(read(swapped).refusal).toMatchObject({ kind: 'axes' });
    expect(read(swapped, true)).toMatchObject({ refusal: null, repairs: [{ kind: 'axes', count: 1 }] });
  });

  test('too many points become as many as can be drawn, and what they draw stays', () => {
    const many = 200_000;
    const coast = Array.from({ length: many }, (_, n): Position => {
      const angle = (n / many) * 2 * Math.PI;
      const far = 0.4 + 0.02 * Math.sin(angle * 40) + 0.004 * Math.sin(angle * 900);
      return [7 + far * Math.cos(angle), 51 + far * 0.6 * Math.sin(angle)];
    });
    const { region, positions, refusal, repairs } = read(polygon([...coast, coast[0]]));
    expect(refusal).toBeNull();
    expect(positions).toBeGreaterThan(mostSpots / 2);
    expect(positions).toBeLessThanOrEqual(mostSpots);
    expect(repairs.map(({ kind }) => kind)).toContain('simplified');
    expect(read(region)).toMatchObject({ region, repairs: [] });
  });
});

describe('what can’t be a boundary is refused with the reason', () => {
  const bowTie: Position[] = [
    [6.8, 50.8],
    [7.2, 51.1],
    [7.2, 50.8],
    [6.8, 51.1],
    [6.8, 50.8],
  ];
  const throughASpot: Position[] = [
    [6.8, 50.8],
    [7, 50.95],
    [7.2, 51.1],
    [7.2, 50.8],
    [7, 50.95],
    [6.8, 51.1],
    [6.8, 50.8],
  ];
  const nested = (depth: number): unknown =>
    depth === 0 ? polygon(square) : { type: 'GeometryCollection', geometries: [nested(depth - 1)] };
  const moved = (by: number) => square.map(([east, north]) => [east + by, north]);
  test.each<[string, unknown, object]>([
    ['a ring that crosses itself', polygon(bowTie), { kind: 'crossing', at: { lat: 50.95, lng: 7, name: 'Köln' } }],
    ['one that does so in a point of its own', polygon(throughASpot), { kind: 'crossing' }],
    [
      'a hole across its ring',
      polygon(
        square,
        within.map(([east, north]) => [east + 0.25, north]),
      ),
      { kind: 'crossing' },
    ],
    [
      'a hole outside',
      polygon(
        square,
        within.map(([east, north]) => [east + 1, north]),
      ),
      { kind: 'hole' },
    ],
    [
      'two areas',
      { type: 'FeatureCollection', features: [feature(polygon(square)), feature(polygon(moved(1)))] },
      { kind: 'several', count: 2 },
    ],
    [
      'metres of a map',
      polygon([
        [350_000, 5_650_000],
        [360_000, 5_650_000],
        [360_000, 5_660_000],
      ]),
      { kind: 'metres' },
    ],
    ['another continent', polygon(moved(-80)), { kind: 'outside' }],
    [
      'the sea',
      polygon([
        [6, 54.5],
        [6.2, 54.5],
        [6.2, 54.7],
      ]),
      { kind: 'outside' },
    ],
    ['a line', { type: 'LineString', coordinates: square }, { kind: 'no_area' }],
    ['no geometry', feature(null), { kind: 'no_area' }],
    ['another format', { type: 'Topology', objects: {} }, { kind: 'no_area' }],
    ['nothing', null, { kind: 'no_area' }],
    ['a point and no area', polygon([square[0], square[0], square[0]]), { kind: 'no_area' }],
    [
      'words for numbers',
      polygon([
        ['6.8', '50.8'],
        [7, 51],
        [7, 52],
      ]),
      { kind: 'numbers' },
    ],
    ['positions where rings belong', { type: 'Polygon', coordinates: square }, { kind: 'numbers' }],
    ['rings where parts belong', { type: 'Polygon', coordinates: [[square]] }, { kind: 'numbers' }],
    ['coordinates of nothing', { type: 'Polygon' }, { kind: 'numbers' }],
    ['collections within collections', nested(20), { kind: 'deep' }],
  ])('%s', (_, value, refusal) => {
    expect(read(value)).toMatchObject({ repairs: [], refusal });
  });

  test.each(['', '{"type": "Polygon"', '<kml/>', '['.repeat(1_000_000)])('what is no JSON', (text) => {
    expect(readRegion(text)).toMatchObject({ region: null, refusal: { kind: 'not_json' } });
  });

  test('a million brackets', () => {
    const text = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    expect(['no_area', 'not_json']).toContain(readRegion(text).refusal?.kind);
  });

  test('one that crosses itself is shown', () => {
    expect(read(polygon(bowTie)).region).not.toBeNull();
  });
});

/** Lines that cross, counted with whole numbers of any size. */
function crosses(ring: readonly Spot[]): boolean {
  const side = (a: Spot, b: Spot, c: Spot) =>
    Math.sign(
      Number(
        (BigInt(b[0]) - BigInt(a[0])) * (BigInt(c[1]) - BigInt(a[1])) -
          (BigInt(b[1]) - BigInt(a[1])) * (BigInt(c[0]) - BigInt(a[0])),
      ),
    );
  const lines = ring.slice(1).map((b, n) => [ring[n]!, b] as const);
  return lines.some(([a, b], n) =>
    lines.slice(n + 1).some(([c, d]) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0),
  );
}

test('whatever the ring, lines that cross in between are found', () => {
  const spot = fc.tuple(fc.integer({ min: 0, max: 900_000 }), fc.integer({ min: 0, max: 900_000 }));
  fc.assert(
    fc.property(fc.array(spot, { minLength: 3, maxLength: 8 }), (spots) => {
      const ring = [...spots, spots[0]!];
      // spots of a large field are hardly ever on a line of others
      expect(crossingsOf([ring]).length > 0).toBe(crosses(ring));
    }),
    { numRuns: 3_000 },
  );
});

test('whatever comes, what is given back is read again as it is', () => {
  const degrees = fc.tuple(fc.double({ min: 6, max: 14, noNaN: true }), fc.double({ min: 48, max: 54, noNaN: true }));
  const rings = fc.array(fc.array(degrees, { minLength: 0, maxLength: 12 }), { maxLength: 3 });
  fc.assert(
    fc.property(fc.array(rings, { maxLength: 3 }), (coordinates) => {
      const { region, refusal } = read({ type: 'MultiPolygon', coordinates });
      const stored = refusal ? null : region;
      expect(stored ? read(stored).region : null).toEqual(stored);
      expect(stored ? read(stored).repairs : []).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
