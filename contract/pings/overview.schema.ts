import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** How much there is of each of those asked for; what all of the company's messages are about, and who takes care of them. */
export const pingsOverviewSchema = v.object({
  todo: v.number(),
  open: v.number(),
  done: v.number(),
  occupations: v.array(v.object({ id: idSchema, name: v.string() })),
  owners: v.array(v.object({ id: idSchema, name: v.string() })),
  /** Requests to delete that nobody has confirmed yet, whatever narrows the list. */
  deletions: v.number(),
});
export type PingsOverview = v.InferOutput<typeof pingsOverviewSchema>;
