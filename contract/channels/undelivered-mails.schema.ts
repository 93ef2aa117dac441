import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { mailSubjects } from './undelivered-mails.search.ts';

/**
 * There is no such mailbox; it is full; its server takes no mail of ours; it put it off for days; it could not be reached
 * for days; `broken`: a fault of ours, and nothing is known about the address.
 */
export const undeliveredReasons = ['no_mailbox', 'full', 'refused', 'deferred', 'unreachable', 'broken'] as const;

export const undeliveredEvents = ['resend', 'archive'] as const;

/** Who was to read it. `invited`: has no account; `unknown`: nobody whom the mail was about, and no confirmed account, has the address. */
export const mailReaders = ['applicant', 'guardian', 'employee', 'staff', 'invited', 'unknown'] as const;

/**
 * What becomes of it. `resend`: can be sent anew; `over`: what it asked for is settled, or goes to another address by now;
 * `administrator`: they alone send it anew; `asked`: whoever needs the code or the link asks for a new one; `in_product`: it
 * stands on its reader's own pages; `gone`: its words are gone, and it stands nowhere else.
 */
export const waysOn = ['resend', 'over', 'administrator', 'asked', 'in_product', 'gone'] as const;

/** A mail that did not arrive: whose, what about and why; nothing of what stood in it. */
export const undeliveredMailSchema = v.object({
  id: idSchema,
  about: v.picklist(mailSubjects),
  /** The address is masked before the `@`: where a look at it whole is written down, it stands whole. */
  to: v.object({ name: v.string(), address: v.string() }),
  reader: v.picklist(mailReaders),
  /** Whose page helps: the applicant's own, or the child's of a guardian. */
  applicant_id: v.nullable(idSchema),
  organization: v.nullable(v.object({ id: idSchema, name: v.string() })),
  why: v.picklist(undeliveredReasons),
  created_at: timestampSchema,
  again: v.picklist(waysOn),
  events: v.array(v.picklist(undeliveredEvents)),
});
export type UndeliveredMail = v.InferOutput<typeof undeliveredMailSchema>;
