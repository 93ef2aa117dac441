type Ring = readonly (readonly [lng: number, lat: number])[];

/** The region around Cologne as an association might draw it, with a town that another one serves left out. */
const rhineland: Ring = [
  [6.02, 50.78],
  [6.22, 50.63],
  [6.62, 50.58],
  [7.02, 50.56],
  [7.42, 50.66],
  [7.62, 50.92],
  [7.5, 51.12],
  [7.28, 51.3],
  [6.98, 51.44],
  [6.62, 51.5],
  [6.28, 51.4],
  [6.12, 51.16],
  [6.02, 50.78],
];
const leftOut: Ring = [
  [6.71, 51.19],
  [6.7, 51.25],
  [6.75, 51.3],
  [6.83, 51.31],
  [6.91, 51.27],
  [6.92, 51.21],
  [6.87, 51.16],
  [6.78, 51.15],
  [6.71, 51.19],
];

/** GeoJSON: the outer ring, and a hole in it. */
export const boundary = { type: 'Polygon', coordinates: [rhineland, leftOut] } as const;
