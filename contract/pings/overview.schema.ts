import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** How much there is of each, and what the company's messages are about. */
export const pingsOverviewSchema = v.object({
  todo: v.number(),
  open: v.number(),
  done: v.number(),
  occupations: v.array(v.object({ id: idSchema, name: v.string() })),
});
export type PingsOverview = v.InferOutput<typeof pingsOverviewSchema>;
