import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** `field`: a whole field of occupations, for whoever knows none yet or misses one. */
export const occupationKinds = ['occupation', 'field'] as const;

/** What fields are chosen from first: 35 at once say nothing to anybody. */
export const fieldGroups = [
  'technology',
  'building',
  'making',
  'nature',
  'media',
  'people',
  'food',
  'selling',
  'office',
  'transport',
] as const;
export type FieldGroup = (typeof fieldGroups)[number];

/** What one can wish for or train; its German name is its name in every language. */
export const occupationSchema = v.object({
  id: idSchema,
  kind: v.picklist(occupationKinds),
  name: v.string(),
  en: v.nullable(v.string()),
  /** What else people call it; `Bäcker/in` and `Kaufmann/-frau` stand for both genders. */
  words: v.array(v.string()),
  /** Of fields alone. */
  group: v.optional(v.picklist(fieldGroups)),
});
export type Occupation = v.InferOutput<typeof occupationSchema>;
