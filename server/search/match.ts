import type { Match, MatchReason } from '../../contract/search/search.schema.ts';

/** Occupations by how near they are to the ones asked for; ids of a nearer level are not in a farther one. */
export interface OccupationLevels {
  readonly same: readonly string[];
  readonly kldb4: readonly string[];
  readonly kldb3: readonly string[];
  readonly kldb2: readonly string[];
}

export const occupationPoints = { same: 40, kldb4: 30, kldb3: 20, kldb2: 10 } as const;
export const distancePoints = 40;
export const graduationPoints = 10;
export const renewedPoints = 10;
/** Renewed within so many days counts in full, then less, down to nothing at the end of the second span. */
export const renewedFullDays = 14;
export const renewedSpanDays = 60;

/** What was asked for, and how the applicant stands to it. */
export interface MatchFacts {
  readonly occupation_id: string | null;
  readonly levels: OccupationLevels | undefined;
  /** Kilometres from the centre; undefined when no centre was asked for. */
  readonly distance_km: number | undefined;
  readonly radius_km: number;
  /** Rank of the applicant's graduation; null for one that has none (foreign, other). */
  readonly rank: number | null;
  readonly least_rank: number | undefined;
  /** Whole days since the applicant last renewed the search. */
  readonly renewed_days: number | null;
}

function occupationReason({ occupation_id, levels }: MatchFacts): MatchReason {
  if (!levels) return { kind: 'occupation', points: 0, level: 'not_asked' };
  const level = (['same', 'kldb4', 'kldb3', 'kldb2'] as const).find(
    (name) => occupation_id !== null && levels[name].includes(occupation_id),
  );
  return level
    ? { kind: 'occupation', points: occupationPoints[level], level }
    : { kind: 'occupation', points: 0, level: 'none' };
}

/** Linear over the radius: all points at the centre, none at its edge. */
function distanceReason({ distance_km, radius_km }: MatchFacts): MatchReason {
  if (distance_km === undefined) return { kind: 'distance', points: 0, distance_km: null };
  const points = Math.max(0, Math.round(distancePoints * (1 - distance_km / radius_km)));
  return { kind: 'distance', points, distance_km: roundedKm(distance_km) };
}

function graduationReason({ rank, least_rank }: MatchFacts): MatchReason {
  if (least_rank === undefined) return { kind: 'graduation', points: 0, level: 'not_asked' };
  const reached = rank !== null && rank >= least_rank;
  return { kind: 'graduation', points: reached ? graduationPoints : 0, level: reached ? 'reached' : 'unknown' };
}

function renewedReason({ renewed_days }: MatchFacts): MatchReason {
  if (renewed_days === null) return { kind: 'renewed', points: 0, days_ago: null };
  const fading = 1 - (renewed_days - renewedFullDays) / (renewedSpanDays - renewedFullDays);
  return {
    kind: 'renewed',
    points: Math.round(renewedPoints * Math.min(1, Math.max(0, fading))),
    days_ago: renewed_days,
  };
}

/** Points and their reasons, at most 100 (decisions, section 3). Never gender, age, name or origin. */
export function matchOf(facts: MatchFacts): Match {
  const reasons = [occupationReason(facts), distanceReason(facts), graduationReason(facts), renewedReason(facts)];
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}

/** Five kilometres are as exact as an employer learns before the yes; 5 itself means "at most 5". */
export const roundedKm = (km: number): number => (km <= 5 ? 5 : Math.max(10, Math.round(km / 5) * 5));
