import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** A school-leaving certificate. `rank` orders them from 0 up; null for those that compare with none. */
export const graduationTypeSchema = v.object({
  id: idSchema,
  code: v.string(),
  rank: v.nullable(v.number()),
  translation: v.object({ de: v.string(), en: v.string() }),
});
export type GraduationType = v.InferOutput<typeof graduationTypeSchema>;
