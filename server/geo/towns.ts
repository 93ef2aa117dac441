import { distanceKm, type Point } from './distance.ts';
import { places } from './places.ts';

const most = 16;
/** In parts of the radius: how far apart the names stand, and the first from the middle. */
const apart = 0.25;

/** The larger towns around a point, not so close together that their names would touch, and none where somebody stands. */
export const townsAround = (centre: Point, radius: number) => largerTowns(centre, radius, [centre]);

/** The same with what lies in the middle. */
export const townsWithin = (centre: Point, radius: number) => largerTowns(centre, radius, []);

function largerTowns(centre: Point, radius: number, taken: readonly Point[]): (Point & { readonly name: string })[] {
  const chosen: (Point & { readonly name: string })[] = [];
  for (const { name, lat, lng } of places) {
    const town = { name, lat, lng };
    if (distanceKm(centre, town) > radius) continue;
    if ([...taken, ...chosen].some((other) => distanceKm(other, town) < radius * apart)) continue;
    chosen.push(town);
    if (chosen.length === most) break;
  }
  return chosen;
}
