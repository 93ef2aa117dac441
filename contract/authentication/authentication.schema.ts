import * as v from 'valibot';
import {
  emailSchema,
  firstnameSchema,
  lastnameSchema,
  localeSchema,
  passwordSchema,
  tokenSchema,
} from '../kit/fields.ts';

/** At login the rules for new passwords don't apply; a wrong one is wrong, whatever its form. */
export const loginSchema = v.strictObject({
  email: emailSchema,
  password: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(128)),
  /** Takes the deletion of the account back, where one is under way. */
  keep_account: v.optional(v.boolean()),
});
export type Login = v.InferInput<typeof loginSchema>;

const registration = {
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  email: emailSchema,
  password: passwordSchema,
  locale: v.optional(localeSchema),
};

/** 8 characters of Crockford base32, typed with or without spaces and hyphens, in either case. */
export const registrationCodeSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')),
  v.nonEmpty('required'),
  v.regex(/^[0-9A-Z]*$/, 'alpha_num'),
  v.length(8),
  // letters and digits, and U is none of them
  v.regex(/^[^U]*$/, 'registration_code'),
);

/** Why a registration code lets nobody in; `early` says from which day it does, in `meta.until`. */
export const registrationCodeRefusals = [
  'registration_code_unknown',
  'registration_code_deactivated',
  'registration_code_early',
  'registration_code_ended',
  'registration_code_used_up',
] as const;

/** An applicant registers with the code somebody handed over. */
export const registerApplicantSchema = v.strictObject({ ...registration, code: registrationCodeSchema });
export type RegisterApplicant = v.InferInput<typeof registerApplicantSchema>;

/** A colleague registers with the token of an invitation, for the invited address; without one `invitation_required`. */
export const registerEmployeeSchema = v.strictObject({ ...registration, token: v.optional(tokenSchema) });
export type RegisterEmployee = v.InferInput<typeof registerEmployeeSchema>;

/** Six digits; spaces from a paste are dropped. */
export const verificationCodeSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty('required'),
  v.regex(/^\d{6}$/, 'verification_code'),
);

export const forgotPasswordSchema = v.strictObject({ email: emailSchema });
export const resetPasswordSchema = v.pipe(
  v.strictObject({
    token: tokenSchema,
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

/** What the verification screen needs to run its timers; times are the server's. */
export const verificationStateSchema = v.object({
  /** The address, masked: `m…@example.org`. */
  email: v.string(),
  expires_at: v.nullable(v.string()),
  resend_at: v.nullable(v.string()),
  tries_left: v.number(),
  /** No further code and no further try today. */
  blocked: v.boolean(),
});
export type VerificationState = v.InferOutput<typeof verificationStateSchema>;
