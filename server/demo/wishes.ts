import type { Insertable } from 'kysely';
import { mobilities } from '../../contract/applicants/applicant-detail-inputs.ts';
import {
  type ApplicantDetail,
  applicantDetailNames,
  firstMeetings,
} from '../../contract/applicants/applicant-details.ts';
import type { ApplicantsTable } from '../db/tables-matching.ts';
import { distanceKm } from '../geo/distance.ts';
import { type Postcode, postcodes, places } from '../geo/places.ts';
import type { Random } from './random.ts';
import { occupationId } from './reference-ids.ts';
import type { Seeding } from './seeding.ts';
import type { DemoWorld } from './world.ts';

/** Distance from a hub or company within which people live, in kilometres. */
const around = 35;

/** So many look for what a company trains, and live near it: of the one that a visitor tries, enough for a bench. */
const near = { searching: 34, others: 4 };

/** Where somebody lives, and what they would like to learn. */
export interface Wish {
  readonly place: Postcode;
  readonly occupation: string;
}

export const placeOf = (postcode: string): Postcode => {
  const place = postcodes.get(postcode);
  if (!place) throw new Error(`The demo data names an unknown postcode, ${postcode}.`);
  return place;
};

/** Makes the wishes of so many people: first those whom the companies look for, then anybody around the hubs. */
export function wishesOf({ world, random }: Pick<Seeding, 'world' | 'random'>, count: number): Wish[] {
  // A receiver of much post has one postcode mostly; what has several is a town.
  const towns = places.filter((place) => place.postcodes.length > 1).flatMap((place) => place.postcodes);
  const known = new Map<string, readonly Postcode[]>();
  const townsAround = (postcode: string): readonly Postcode[] => {
    const centre = placeOf(postcode);
    const found = known.get(postcode) ?? towns.filter((town) => distanceKm(centre, town) <= around);
    known.set(postcode, found);
    return found;
  };
  const sought = world.organizations.flatMap(({ postcode, trains }, index) =>
    Array.from({ length: index === 1 ? near.searching : near.others }, () => ({ postcode, trains })),
  );
  return Array.from({ length: count }, (_, n): Wish => {
    const { postcode, trains } = sought[n] ?? { postcode: random.pick(world.hubs), trains: world.occupations };
    return { place: random.pick(townsAround(postcode)), occupation: random.pick(trains) };
  });
}

/** Of whom nothing further is known. */
export const unsaid = {
  further_occupation_ids: [] as string[],
  ...(Object.fromEntries(applicantDetailNames.map((name) => [name, null])) as Record<ApplicantDetail, null>),
} satisfies Partial<Insertable<ApplicantsTable>>;

/** What most people say beyond their one wish, and some don't. */
export function detailsOf(
  random: Random,
  world: DemoWorld,
  { occupation, now }: { readonly occupation: string; readonly now: Date },
) {
  const maybe = <T>(probability: number, say: () => T): T | null => (random.chance(probability) ? say() : null);
  const year = now.getUTCFullYear() + (now.getUTCMonth() >= 7 ? 1 : 0);
  const others = world.occupations.filter((other) => other !== occupation);
  const further = new Set(Array.from({ length: random.whole(0, 2) }, () => random.pick(others)));
  return {
    further_occupation_ids: [...further].map(occupationId),
    available_from: maybe(0.7, () => `${year}-${random.pick(['08', '08', '08', '09'])}-01`),
    mobility_km: maybe(0.6, () => random.pick(mobilities)),
    reachable_from: maybe(0.5, () => random.whole(13, 17)),
    first_meeting: maybe(0.4, () => random.pick(firstMeetings)),
  };
}
