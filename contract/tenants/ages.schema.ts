import * as v from 'valibot';

const age = v.pipe(
  v.string(),
  v.maxLength(2),
  v.regex(/^[1-9]\d$/, 'integer'),
  v.transform(Number),
  v.minValue(10),
  v.maxValue(25),
);

/** The ages somebody thinks of. */
export const agesSchema = v.strictObject({ minimum_age: age, guardian_age: age });

/** Numbers below this are not told: that few could be somebody. */
export const fewest = 5;
/** How many applicants; null for one to four. */
const countSchema = v.nullable(v.number());

export const ageEffectsSchema = v.object({
  /** Younger than the new youngest age: they stay. */
  too_young: countSchema,
  /** Accepted alone and would need a guardian: nobody finds them until then. */
  need_guardian: countSchema,
  /** Have a guardian and would need none any more. */
  need_none: countSchema,
});
export type AgeEffects = v.InferOutput<typeof ageEffectsSchema>;
