import * as v from 'valibot';
import { dateSchema, idSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { roles } from '../kit/roles.ts';
import { suspicionKinds, suspicionStatuses } from './suspicious-events.search.ts';

/**
 * What a limit was reached at, or how messages are unwanted. `sessions`: logins of another tenant's host; `noes`: nearly
 * every answer is a no.
 */
export const suspicionTopics = [
  'login',
  'registration',
  'registration_codes',
  'mailed_codes',
  'links',
  'sessions',
  'other',
  'reports',
  'blocks',
  'noes',
] as const;

const named = v.object({ id: idSchema, name: v.string() });

/** Something that staff should look at: one for each kind, subject and period, however often it was seen. */
export const suspiciousEventSchema = v.object({
  id: idSchema,
  kind: v.picklist(suspicionKinds),
  topic: v.nullable(v.picklist(suspicionTopics)),
  /** Tries, people, accounts, children or networks, as the kind has it. */
  count: v.number(),
  /** The tenant's day on which it was noticed first. */
  started_on: dateSchema,
  /** When it was noticed last. */
  updated_at: timestampSchema,
  /** Whose account it is about. Nothing says where anybody came from. */
  person: v.nullable(v.object({ name: v.string(), type: v.picklist(roles), applicant_id: v.nullable(idSchema) })),
  organization: v.nullable(named),
  registration_code: v.nullable(named),
  status: v.picklist(suspicionStatuses),
  note: v.nullable(v.string()),
  checked_at: v.nullable(timestampSchema),
  checked_by: v.nullable(v.string()),
  events: v.array(v.literal('check')),
});
export type SuspiciousEvent = v.InferOutput<typeof suspiciousEventSchema>;

export const suspicionNoteLength = 500;

export const checkSuspiciousSchema = v.strictObject({
  event: v.literal('check'),
  /** What staff found. Whom it is about reads it in their data. */
  note: v.pipe(textSchema(suspicionNoteLength), v.nonEmpty('required')),
});
