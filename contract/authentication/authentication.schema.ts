import * as v from 'valibot';
import { localeSchema, tokenSchema } from '../kit/fields.ts';
import { emailSchema, firstnameSchema, lastnameSchema, passwordSchema } from '../kit/person-fields.ts';
import { registrationCodeSchema } from '../registration-codes/registration-code.ts';

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

/** An applicant registers with the code somebody handed over. */
export const registerApplicantSchema = v.strictObject({ ...registration, code: registrationCodeSchema });
export type RegisterApplicant = v.InferInput<typeof registerApplicantSchema>;

/** A colleague registers with the token of an invitation, for the invited address; without one `invitation_required`. */
export const registerEmployeeSchema = v.strictObject({ ...registration, token: v.optional(tokenSchema) });
export type RegisterEmployee = v.InferInput<typeof registerEmployeeSchema>;

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
