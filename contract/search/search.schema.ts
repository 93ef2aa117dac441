import * as v from 'valibot';
import { idSchema, lineSchema } from '../kit/fields.ts';
import { listQuery, many } from '../kit/lists.ts';

const flag = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
const wholeNumber = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.maxLength(6),
    v.regex(/^\d+$/, 'integer'),
    v.transform(Number),
    v.minValue(min),
    v.maxValue(max),
  );

/** How far "related occupations" reaches: the same KldB 2010 group of four or of three digits, or none. */
export const relatedOccupations = ['none', 'kldb4', 'kldb3'] as const;

/** How far a search may reach around its place, in kilometres. */
export const radiusKm = { least: 5, most: 100 } as const;

/** The filters of the employer's search; the same ones an alert saves (decisions, section 3). */
export const searchFilters = {
  occupation_ids: v.optional(many(idSchema)),
  related: v.optional(v.picklist(relatedOccupations)),
  graduation_rank: v.optional(wholeNumber(0, 8)),
  /** A postcode or the name of a place. */
  centre: v.optional(lineSchema(80)),
  radius_km: v.optional(wholeNumber(radiusKm.least, radiusKm.most)),
  recommended_only: v.optional(flag),
  not_contacted: v.optional(flag),
} as const;

export const searchQuery = listQuery(searchFilters, ['match', 'distance', 'renewed_at']);
export type SearchQuery = v.InferOutput<typeof searchQuery>;
export type SearchQueryInput = v.InferInput<typeof searchQuery>;

/** How the points of a match come about: at most 40 + 40 + 10 + 10; what is missing scores 0 and says so. */
export const matchReasonSchema = v.variant('kind', [
  v.object({
    kind: v.literal('occupation'),
    points: v.number(),
    level: v.picklist(['same', 'kldb4', 'kldb3', 'kldb2', 'none', 'not_asked']),
  }),
  v.object({ kind: v.literal('distance'), points: v.number(), distance_km: v.nullable(v.number()) }),
  v.object({
    kind: v.literal('graduation'),
    points: v.number(),
    level: v.picklist(['reached', 'unknown', 'not_asked']),
  }),
  v.object({ kind: v.literal('renewed'), points: v.number(), days_ago: v.nullable(v.number()) }),
]);
export type MatchReason = v.InferOutput<typeof matchReasonSchema>;

export const matchSchema = v.object({ score: v.number(), reasons: v.array(matchReasonSchema) });
export type Match = v.InferOutput<typeof matchSchema>;

/** Why contact isn't possible now (lifecycle Applicant.availability). */
export const unavailableReasons = [
  'contacted_recently',
  'ping_open',
  'applicant_limit',
  'employee_limit',
  'organization_not_active',
] as const;
export type UnavailableReason = (typeof unavailableReasons)[number];

/** Pseudonymous until yes: no name, no contact details, no exact place (decisions, section 3). */
export const searchResultSchema = v.object({
  id: idSchema,
  occupation: v.object({ id: idSchema, name: v.string() }),
  graduation_type_id: v.nullable(idSchema),
  city: v.string(),
  /** Rounded to 5 km, where 5 means at most 5; null without a centre. */
  distance_km: v.nullable(v.number()),
  match: matchSchema,
  /** Names of the organizations that recommend the applicant. */
  recommended_by: v.array(v.string()),
  availability: v.picklist(['available', 'unavailable']),
  unavailable_reason: v.nullable(v.picklist(unavailableReasons)),
  /** The status of the own organization's latest ping to this applicant. */
  ping_status: v.nullable(v.string()),
});
export type SearchResult = v.InferOutput<typeof searchResultSchema>;
