import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

const inEachLanguage = v.object({ de: v.string(), en: v.string() });

/** A school-leaving certificate. `rank` orders them from 0 up; null for those that compare with none. */
export const graduationTypeSchema = v.object({
  id: idSchema,
  code: v.string(),
  rank: v.nullable(v.number()),
  /** As lists, cards and selects say it. */
  short: inEachLanguage,
  /** As the authorities call it, and under which other names it goes. */
  translation: inEachLanguage,
});
export type GraduationType = v.InferOutput<typeof graduationTypeSchema>;
