import * as v from 'valibot';
import { idSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { emailSchema, passwordSchema } from '../kit/person-fields.ts';

/** How long the link that confirms a deletion works, in hours, and how long a confirmed one can be taken back, in days. */
export const deletionLinkHours = 24;
export const graceDays = 7;

/** The password in use, as typed; the rules for new ones don't apply to it. */
export const ownPasswordSchema = v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(128, 'password_max'));

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

/** A new address for the account; it counts once its code is typed. */
export const changeEmailSchema = v.strictObject({ email: emailSchema, current_password: ownPasswordSchema });

/** A change that waits for its code. */
export const emailChangeSchema = v.object({
  email: v.string(),
  expires_at: timestampSchema,
  /** When another code may be sent. */
  resend_at: timestampSchema,
  tries_left: v.number(),
});
export type EmailChange = v.InferOutput<typeof emailChangeSchema>;

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
