import type { Examples } from '../gallery/examples.tsx';
import { linesOf } from './projection.ts';
import { RegionMap } from './region-map.tsx';

const outer = [
  [6.02, 50.78],
  [6.62, 50.58],
  [7.42, 50.66],
  [7.62, 50.92],
  [6.98, 51.44],
  [6.28, 51.4],
  [6.02, 50.78],
];
const hole = [
  [6.71, 51.19],
  [6.75, 51.3],
  [6.91, 51.27],
  [6.87, 51.16],
  [6.71, 51.19],
];
const moved = outer.map(([lng = 0, lat = 0]) => [lng + 0.2, lat - 0.1]);
const lines = linesOf({ type: 'Polygon', coordinates: [outer, hole] });
const towns = [
  { name: 'Köln', lat: 50.94, lng: 6.96 },
  { name: 'Aachen', lat: 50.78, lng: 6.08 },
  { name: 'Bonn', lat: 50.73, lng: 7.1 },
  { name: 'Mönchengladbach', lat: 51.19, lng: 6.44 },
];

export const examples: Examples = {
  title: 'Region',
  group: 'Data',
  states: (w) => ({
    'with a part left out': (
      <RegionMap label={w('Das Gebiet um Köln', 'The region around Köln')} lines={lines} towns={towns} />
    ),
    'compared with another': (
      <RegionMap
        label={w('Das neue Gebiet', 'The new region')}
        lines={linesOf({ type: 'Polygon', coordinates: [moved] })}
        former={lines}
        towns={towns}
      />
    ),
    'something is wrong there': (
      <RegionMap
        label={w('Hier stimmt etwas nicht', 'Something is wrong here')}
        lines={lines}
        towns={[]}
        mark={{ lat: 51.4, lng: 6.28 }}
      />
    ),
  }),
};
