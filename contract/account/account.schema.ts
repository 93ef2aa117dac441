import * as v from 'valibot';
import { idSchema, passwordSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { applicantPingSchema } from '../pings/pings.schema.ts';
import { ownApplicantSchema, ownEmployeeSchema, ownOrganizationSchema, userSchema } from '../users/me.schema.ts';

/** How long the link that confirms a deletion works, in hours, and how long a confirmed one can be taken back, in days. */
export const deletionLinkHours = 24;
export const graceDays = 7;

/** The password in use, as typed; the rules for new ones don't apply to it. */
const ownPasswordSchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(128, 'password_max'));

export const changePasswordSchema = v.pipe(
  v.strictObject({
    current_password: ownPasswordSchema,
    password: passwordSchema,
    password_confirmation: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(128)),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirmation']],
      (input) => input.password === input.password_confirmation,
      'confirmed',
    ),
    ['password_confirmation'],
  ),
);

/** A browser that is logged in. Its secret never leaves the server's hash. */
export const sessionSchema = v.object({
  id: idSchema,
  /** The `User-Agent` it came with, at most 300 characters; empty where it sent none. */
  user_agent: v.string(),
  created_at: timestampSchema,
  last_seen_at: timestampSchema,
  expires_at: timestampSchema,
  /** The one that asks. */
  current: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof sessionSchema>;

export const askDeletionSchema = v.strictObject({ password: ownPasswordSchema });
/** `mailed`: a link is on its way. `deleted`: the address was never confirmed, so everything is gone already. */
export const deletionOutcomeSchema = v.object({ outcome: v.picklist(['mailed', 'deleted']) });

export const accountLinkSchema = v.strictObject({ token: tokenSchema });
/** When everything is erased. Not `cancellable` where an administrator had deactivated the account before. */
export const scheduledDeletionSchema = v.object({ until: timestampSchema, cancellable: v.boolean() });

/** Everything stored about a person, in one document. Other people's details are in it only as that person sees them. */
export const accountExportSchema = v.object({
  exported_at: timestampSchema,
  tenant: v.object({ name: v.string(), slug: v.string() }),
  user: v.object({
    ...userSchema.entries,
    timezone: v.string(),
    verified_at: v.nullable(timestampSchema),
    last_login_at: v.nullable(timestampSchema),
    created_at: timestampSchema,
  }),
  applicant: v.optional(
    v.object({
      ...ownApplicantSchema.entries,
      coordinates: v.nullable(v.object({ lat: v.number(), lng: v.number() })),
      renewed_at: v.nullable(timestampSchema),
      tos_accepted_at: v.nullable(timestampSchema),
      created_at: timestampSchema,
    }),
  ),
  employee: v.optional(ownEmployeeSchema),
  organization: v.optional(ownOrganizationSchema),
  consents: v.array(
    v.object({
      act: v.string(),
      kind: v.string(),
      given_by: v.string(),
      reason: v.string(),
      terms_version: v.number(),
      text_hash: v.string(),
      locale: v.string(),
      created_at: timestampSchema,
    }),
  ),
  legal_contacts: v.array(
    v.object({
      firstname: v.string(),
      lastname: v.string(),
      email: v.string(),
      gender: v.string(),
      relation: v.string(),
      status: v.string(),
      sent_count: v.number(),
      sent_at: v.nullable(timestampSchema),
      expires_at: v.nullable(timestampSchema),
      confirmed_at: v.nullable(timestampSchema),
      created_at: timestampSchema,
    }),
  ),
  pings_received: v.array(applicantPingSchema),
  /** What an employee wrote; whom to is not told. */
  pings_sent: v.array(
    v.object({ id: idSchema, status: v.string(), subject: v.string(), body: v.string(), created_at: timestampSchema }),
  ),
  recommendations: v.array(
    v.object({ organization: v.string(), note: v.string(), status: v.string(), created_at: timestampSchema }),
  ),
  sessions: v.array(sessionSchema),
  /** Mails of the last month, without their texts: those lie in the person's own mailbox. */
  mails: v.array(
    v.object({
      kind: v.string(),
      subject: v.string(),
      recipient: v.string(),
      status: v.string(),
      created_at: timestampSchema,
      sent_at: v.nullable(timestampSchema),
    }),
  ),
});
export type AccountExport = v.InferOutput<typeof accountExportSchema>;
