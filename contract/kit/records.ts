import * as v from 'valibot';
import { idSchema, timestampSchema } from './fields.ts';

/** What a record bears that moves along a lifecycle and is changed. */
// @__NO_SIDE_EFFECTS__
export const movedRecord = <
  const Statuses extends readonly [string, ...string[]],
  const Events extends readonly [string, ...string[]],
>(
  statuses: Statuses,
  events: Events,
) => ({
  id: idSchema,
  status: v.picklist(statuses),
  /** Events its reader may cause now. */
  events: v.array(v.picklist(events)),
  /** Sent back as `If-Match` when the record is changed. */
  version: v.number(),
  created_at: timestampSchema,
});

/** Of a company's besides. */
export const companyRecord = {
  organization_id: idSchema,
  /** Staff of the association made or changed it. */
  by_staff: v.boolean(),
};

/** Whose: named by staff; an employee's is the own one. */
export const namedByStaff = { organization_id: v.optional(idSchema) };
