import * as v from 'valibot';
import { bandsKm } from './bands.ts';

/** How near a wish is to the occupations asked for: one of the further wishes, or the same digits of KldB 2010. */
export const occupationLevels = ['same', 'further', 'kldb4', 'kldb3', 'kldb2'] as const;

const bandSchema = v.picklist(bandsKm);

/** What speaks for somebody; what wasn't asked, or isn't so, is not there. */
export const matchReasonSchema = v.variant('kind', [
  /** `name` is the wish that fits. */
  v.object({ kind: v.literal('occupation'), level: v.picklist(occupationLevels), name: v.string() }),
  /** Up to so many kilometres from the place searched, whose area is named, or from the company (`place` null). */
  v.object({ kind: v.literal('distance'), place: v.nullable(v.string()), within_km: bandSchema }),
  v.object({ kind: v.literal('graduation'), level: v.picklist(['reached', 'unranked']) }),
  /** Confirmed within the last 30 days. */
  v.object({ kind: v.literal('renewed') }),
]);
export type MatchReason = v.InferOutput<typeof matchReasonSchema>;

/** `rule` is the version of the order (docs/ranking.md) they were found by; 0 before there was one. */
export const matchSchema = v.object({ rule: v.number(), reasons: v.array(matchReasonSchema) });
export type Match = v.InferOutput<typeof matchSchema>;
