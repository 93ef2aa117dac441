import * as v from 'valibot';
import { timestampSchema } from '../kit/fields.ts';
import { marks } from '../search/marks.schema.ts';
import { organizationPingSchema } from './pings.schema.ts';

/** As many messages as are told, the latest first. */
export const mostOfHistory = 20;

/** What was between a company and one person, as the company knows it anyway. */
export const historySchema = v.object({
  messages: v.array(
    v.pick(organizationPingSchema, [
      'id',
      'status',
      'employee',
      'offer',
      'created_at',
      'responded_at',
      'release',
      'follow_up',
    ]),
  ),
  /** Who has kept or hidden them; `by` is null for who is gone, and for marks of before that was noted. */
  mark: v.nullable(v.object({ mark: v.picklist(marks), by: v.nullable(v.string()), at: timestampSchema })),
  /**
   * How the company itself has recommended them, told with the name of who said yes: by which code, null for a mail, and whose
   * it was. Before a yes nothing is said of it.
   */
  own_word: v.nullable(v.object({ code: v.nullable(v.string()), by: v.nullable(v.string()), at: timestampSchema })),
});
export type History = v.InferOutput<typeof historySchema>;
