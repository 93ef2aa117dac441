import { bandsKm } from '../../contract/search/bands.ts';
import { distanceKm, type Point } from './distance.ts';

type Place = { readonly [K in keyof Point]: number | null };

const isKnown = (place: Place): place is Point => place.lat !== null && place.lng !== null;

/** No farther apart than the widest that one looks around. */
export const isNear = (one: Place, other: Place): boolean =>
  isKnown(one) && isKnown(other) && distanceKm(one, other) <= Math.max(...bandsKm);
