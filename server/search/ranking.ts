import type { BandKm } from '../../contract/search/bands.ts';
import type { Match, MatchReason, occupationLevels } from '../../contract/search/match.schema.ts';
import { type Area, bandBetween } from '../geo/areas.ts';
import { occupationName } from '../occupations/occupations.ts';

/**
 * The version of the rule of order, explained in docs/ranking.md: exact wish, exact further wish, related wishes, then
 * distance, then confirmed lately; equals take turns. A change of it is a new number and a new chapter there.
 */
export const rankingRule = 1;

/** A search confirmed within so many days counts as confirmed lately. */
const latelyDays = 30;

export type OccupationLevel = (typeof occupationLevels)[number];

/** Occupations by how near they are to the ones asked for; ids of a nearer level are not in a farther one. */
export type OccupationLevels = Readonly<Record<Exclude<OccupationLevel, 'further'>, readonly string[]>>;

/** From when on a confirmation counts as one of the last 30 days, on a day of the tenant's calendar. */
export const latelySince = (day: string): Date => new Date(Date.parse(`${day}T00:00:00Z`) - latelyDays * 86_400_000);

const turns = 2 ** 31;
/** Steps of the golden ratio: whoever stands last comes to the front within days, and nobody's turn comes round early. */
const step = 1_327_217_885;

/** Whose turn it is on a day: equals are listed by their stored random key from here on, round in a circle. */
export function turnOf(day: string, organizationId: string): number {
  const phase = Number.parseInt(organizationId.slice(-8), 16);
  const days = Date.parse(`${day}T00:00:00Z`) / 86_400_000;
  return Number((BigInt(phase) + BigInt(days) * BigInt(step)) % BigInt(turns));
}

/** What the rule and the reasons look at. Never gender, age, name, origin or the certificate's rank (decisions, section 6). */
export interface Candidate {
  readonly occupation_id: string | null;
  readonly further_occupation_ids: readonly string[];
  readonly area: Area | undefined;
  readonly renewed_at: Date | null;
}

export interface Asked {
  readonly levels: OccupationLevels | undefined;
  readonly place: Area | undefined;
  readonly company: Area | undefined;
  readonly since: Date;
}

function occupationReason({ occupation_id, further_occupation_ids }: Candidate, { levels }: Asked): MatchReason[] {
  if (!levels) return [];
  const wish = (level: OccupationLevel, id: string): MatchReason[] => [
    { kind: 'occupation', level, name: occupationName(id) },
  ];
  if (occupation_id !== null && levels.same.includes(occupation_id)) return wish('same', occupation_id);
  const further = further_occupation_ids.find((id) => levels.same.includes(id));
  if (further !== undefined) return wish('further', further);
  const level = (['kldb4', 'kldb3', 'kldb2'] as const).find(
    (name) => occupation_id !== null && levels[name].includes(occupation_id),
  );
  return level && occupation_id !== null ? wish(level, occupation_id) : [];
}

/** The name to say a distance from: "10 km from Leverkusen", not from its surroundings. */
const townOf = ({ name }: Area): string => name.replace(/^Raum /, '');

/** Up to how far somebody lives from the place searched and from the company; the one computation of both. */
function distanceReasons({ area }: Candidate, { place, company }: Asked): MatchReason[] {
  const from = (other: Area | undefined, name: string | null): MatchReason[] => {
    const within_km: BandKm | undefined = area && other && bandBetween(other, area);
    return within_km === undefined ? [] : [{ kind: 'distance', place: name, within_km }];
  };
  return [...from(place, place ? townOf(place) : null), ...from(company, null)];
}

/** Why somebody is found, in the order of the rule. `certificate` is how theirs stands to the least one asked for. */
export function matchOf(candidate: Candidate, asked: Asked, certificate: 'reached' | 'unranked' | undefined): Match {
  const isRecent = candidate.renewed_at !== null && candidate.renewed_at >= asked.since;
  return {
    rule: rankingRule,
    reasons: [
      ...occupationReason(candidate, asked),
      ...distanceReasons(candidate, asked),
      ...(certificate ? [{ kind: 'graduation', level: certificate } as const] : []),
      ...(isRecent ? [{ kind: 'renewed' } as const] : []),
    ],
  };
}
