import * as v from 'valibot';
import type { ErrorCode } from '../kit/errors.ts';
import { timestampSchema, tokenSchema } from '../kit/fields.ts';

/** Six digits; spaces from a paste are dropped. */
export const verificationCodeSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.replace(/\s/g, '')),
  v.nonEmpty('required'),
  v.regex(/^\d{6}$/, 'verification_code'),
);

export const typedCodeSchema = v.strictObject({ code: verificationCodeSchema });
/** Lets a code be sent: the secret of a mail's link. */
export const codeLinkSchema = v.strictObject({ token: tokenSchema });
/** Opens what the link alone doesn't. */
export const linkAndCodeSchema = v.strictObject({ ...codeLinkSchema.entries, ...typedCodeSchema.entries });

/** Why a code isn't taken. */
export const codeRefusals = ['code_wrong', 'code_expired', 'code_void', 'code_blocked'] as const satisfies ErrorCode[];

/** A code is on its way to an address that its asker needn't know. */
export const codeSentSchema = v.object({
  /** Masked. */
  email: v.string(),
  expires_at: timestampSchema,
  resend_at: timestampSchema,
});
export type CodeSent = v.InferOutput<typeof codeSentSchema>;
