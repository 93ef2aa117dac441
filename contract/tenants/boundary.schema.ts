import * as v from 'valibot';

/** Longest text of a boundary that is read, in bytes. */
export const longestBoundary = 5_000_000;

/**
 * What is put right by itself, and told before it is stored: taken out of a feature, other shapes or heights left out,
 * lengths and widths turned round on demand, rings closed, points repeated, rings turned, parts too small to be seen,
 * points left out of lines.
 */
export const boundaryRepairs = [
  'unwrapped',
  'others',
  'heights',
  'axes',
  'closed',
  'repeated',
  'turned',
  'tiny',
  'simplified',
] as const;
export type BoundaryRepair = (typeof boundaryRepairs)[number];

/**
 * Why a text is no boundary: it isn't JSON, is nested too deep, holds no area or several, a position is no two numbers,
 * has its axes the other way round, counts in metres, lies elsewhere, crosses itself, has a hole outside, is in too many
 * parts, or its lines run too close to each other to be drawn.
 */
export const boundaryRefusals = [
  'not_json',
  'deep',
  'no_area',
  'several',
  'numbers',
  'axes',
  'metres',
  'outside',
  'crossing',
  'hole',
  'parts',
  'fine',
] as const;
export type BoundaryRefusal = (typeof boundaryRefusals)[number];

const position = v.tuple([v.number(), v.number()]);
const polygon = v.array(v.array(position));

/** GeoJSON (RFC 7946) in degrees east and north: closed rings, the outer one counterclockwise, holes clockwise. */
export const regionSchema = v.variant('type', [
  v.object({ type: v.literal('Polygon'), coordinates: polygon }),
  v.object({ type: v.literal('MultiPolygon'), coordinates: v.array(polygon) }),
]);
export type Region = v.InferOutput<typeof regionSchema>;

const townSchema = v.object({ name: v.string(), lat: v.number(), lng: v.number() });

/** A region with towns to find one's way by. */
const drawn = { region: v.nullable(regionSchema), towns: v.array(townSchema) };

export const storedBoundarySchema = v.object(drawn);
export type StoredBoundary = v.InferOutput<typeof storedBoundarySchema>;

/** What becomes of a text: the region as it would be stored, or why none; one that crosses itself is shown all the same. */
export const checkedBoundarySchema = v.object({
  ...drawn,
  positions: v.number(),
  repairs: v.array(v.object({ kind: v.picklist(boundaryRepairs), count: v.number() })),
  refusal: v.nullable(
    v.object({
      kind: v.picklist(boundaryRefusals),
      count: v.nullable(v.number()),
      /** Where, and the place next to it. */
      at: v.nullable(townSchema),
    }),
  ),
});
export type CheckedBoundary = v.InferOutput<typeof checkedBoundarySchema>;

/** The text has north before east, somebody says. */
export const axesSchema = v.strictObject({ axes: v.optional(v.literal('turned')) });
