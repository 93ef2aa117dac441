import * as v from 'valibot';
import { idSchema, localeSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { namedByStaff } from '../kit/records.ts';
import { emailSchema, firstnameSchema, lastnameSchema } from '../kit/person-fields.ts';
import { invitationStatuses } from './invitations.search.ts';

export type InvitationStatus = (typeof invitationStatuses)[number];

/** Events an inviting person can cause, and what staff do with one that is held; the others are the invitee's or the system's. */
export const invitationEvents = ['resend', 'revoke', 'approve', 'reject'] as const;
export type InvitationEvent = (typeof invitationEvents)[number];

/** An invitation holds 14 days (decisions, section 3). */
export const invitationDays = 14;

/** An invitation as the inviting organization sees it; the mailed link is nowhere else. */
export const invitationRecordSchema = v.object({
  id: idSchema,
  organization_id: idSchema,
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  /** Who sent it last. */
  invited_by: v.nullable(v.object({ id: idSchema, name: v.string() })),
  status: v.picklist(invitationStatuses),
  sent_count: v.number(),
  sent_at: v.nullable(timestampSchema),
  /** The e-mail still waits, for too many go to this address: when it goes out. */
  goes_out_at: v.nullable(timestampSchema),
  /** The latest e-mail came back, or was given up: nobody has read it. */
  undelivered: v.boolean(),
  /** Null while it is held: its time begins with the approval. */
  expires_at: v.nullable(timestampSchema),
  created_at: timestampSchema,
  /** Made by an employee, to an address outside what were the company's domains then. */
  outside_domains: v.boolean(),
  /** Since when it waits until staff approve it; meanwhile nothing is mailed and no link is given. */
  held_at: v.nullable(timestampSchema),
  /** Why staff have declined it. */
  status_reason: v.nullable(v.string()),
  /** What may be done with it now; nothing where the tenant lets only staff invite. */
  events: v.array(v.picklist(invitationEvents)),
});
export type Invitation = v.InferOutput<typeof invitationRecordSchema>;

export const createInvitationSchema = v.strictObject({
  email: emailSchema,
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  /** Of the e-mail; the inviter's own without. */
  locale: v.optional(localeSchema),
  ...namedByStaff,
});
export type CreateInvitation = v.InferInput<typeof createInvitationSchema>;

export const lookupInvitationSchema = v.strictObject({ token: tokenSchema });

/** A link to pass on by hand. It proves no address, so who comes by it is asked for a code. */
export const invitationLinkAnswerSchema = v.object({ link: v.string(), expires_at: timestampSchema });

/** What is told before the form: whole where the link was mailed; who holds a copied one may be anybody. */
export const invitationOfferSchema = v.object({
  /** The link was mailed, so it proves the address and may decline. */
  is_mailed: v.boolean(),
  /** Behind a copied link its first letter and its domain alone. */
  email: v.string(),
  /** Empty behind a copied link. */
  firstname: v.string(),
  lastname: v.string(),
  organization: v.object({ name: v.string() }),
  invited_by: v.nullable(v.object({ name: v.string() })),
  expires_at: timestampSchema,
});
export type InvitationOffer = v.InferOutput<typeof invitationOfferSchema>;

/** The token of a pasted invitation link, or undefined when it is none (specification, section 5). */
export function tokenOfInvitationLink(text: string): string | undefined {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || !/^\/register\/employee\/?$/.test(url.pathname)) return undefined;
  const token = new URLSearchParams(url.hash.slice(1)).get('token');
  return v.is(tokenSchema, token) ? token : undefined;
}

/** Must parse as a valid invitation link. */
export const invitationLinkSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.trim(),
  v.nonEmpty('required'),
  v.check((text) => tokenOfInvitationLink(text) !== undefined, 'invitation_link'),
);
