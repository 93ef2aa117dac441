import * as v from 'valibot';
import { dateSchema, idSchema } from '../kit/fields.ts';

/** So many at a time, each for so many days. */
export const mostInterests = 3;
export const interestDays = 30;

export const interestInput = v.strictObject({ organization_id: idSchema });

/** That the reader is interested in a company, which knows them by its own handle. */
export const interestSchema = v.object({
  id: idSchema,
  organization: v.object({ id: idSchema, name: v.string(), city: v.nullable(v.string()) }),
  shown_on: dateSchema,
  /** The last day on which the company sees it. */
  until: dateSchema,
  /** The company has written since, so that it counts no more among those open at a time. */
  answered: v.boolean(),
});
export type Interest = v.InferOutput<typeof interestSchema>;
