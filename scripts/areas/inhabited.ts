import { institution } from '../../server/geo/institutions.ts';
import { type Postcode, postcodes } from '../../server/geo/places.ts';

/** Where more postcodes than this share one point, it is the town's default: post boxes and large receivers. */
const mostAtOnePoint = 3;

const pointOf = ({ lat, lng }: Postcode): string => `${lat} ${lng}`;
const atPoint = Map.groupBy(postcodes.values(), pointOf);

/** Postcodes that people live in, as far as the data tell; the others hide nobody. */
export const inhabited: readonly Postcode[] = [...postcodes.values()].filter(
  (postcode) => !institution.test(postcode.place) && (atPoint.get(pointOf(postcode))?.length ?? 0) <= mostAtOnePoint,
);
