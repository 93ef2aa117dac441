import * as v from 'valibot';
import { applicantDetailNames } from '../applicants/applicant-details.ts';
import { emailSchema, firstnameSchema, idSchema, lastnameSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { termsSchema, textHashSchema } from '../terms/terms.schema.ts';

export const legalContactStatuses = ['created', 'pending', 'confirmed', 'declined', 'expired', 'revoked'] as const;
export const genders = ['male', 'female', 'other'] as const;
export const relations = ['mother', 'father', 'guardian'] as const;

/** The guardian as the applicant names them (specification, section 3). */
export const legalContactInputSchema = v.strictObject({
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  email: emailSchema,
  gender: v.picklist(genders),
  relation: v.picklist(relations),
});
export type LegalContactInput = v.InferInput<typeof legalContactInputSchema>;

/** `replaces`: the guardian whose yes ends with it; without it nobody's does. */
export const namedGuardianSchema = v.strictObject({
  ...legalContactInputSchema.entries,
  replaces: v.optional(idSchema),
});

/** The guardian as the applicant sees them afterwards; the address is masked. */
export const legalContactSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  gender: v.picklist(genders),
  relation: v.picklist(relations),
  status: v.picklist(legalContactStatuses),
  /** Declined by somebody else, whom the mail reached by mistake. */
  not_me: v.boolean(),
  sent_at: v.nullable(timestampSchema),
  /** The e-mail still waits, for too many go to this address: when it goes out. */
  goes_out_at: v.nullable(timestampSchema),
  expires_at: v.nullable(timestampSchema),
  /** When Resend is possible again; null when it isn't today. */
  resend_at: v.nullable(timestampSchema),
  /** When everything about the applicant is erased without a consent; null for whoever has been found before. */
  kept_until: v.nullable(timestampSchema),
  events: v.array(v.string()),
});
export type LegalContact = v.InferOutput<typeof legalContactSchema>;

/** What the guardian's page shows: the child's first name, what is stored, who sees it, the terms. */
export const guardianViewSchema = v.object({
  id: idSchema,
  /** What the secret is for: answering, or withdrawing an answer given. */
  link: v.picklist(['answer', 'withdraw']),
  status: v.picklist(legalContactStatuses),
  firstname: v.string(),
  lastname: v.string(),
  applicant: v.object({
    firstname: v.string(),
    /** Whether companies find the child now. */
    matchable: v.boolean(),
    stored: v.array(
      v.picklist([
        'name',
        'email',
        'date_of_birth',
        'phonenumber',
        'address',
        'occupation',
        'graduation_type',
        'further_occupations',
        ...applicantDetailNames,
      ]),
    ),
  }),
  /** The reader has said that the mail reached the wrong person. */
  not_me: v.boolean(),
  /** The applicant has come of age since, and decides alone. */
  no_longer_needed: v.boolean(),
  confirmed_at: v.nullable(timestampSchema),
  terms: termsSchema,
});
export type GuardianView = v.InferOutput<typeof guardianViewSchema>;

/** Whether the guardian is asked before contact details go to a company, or told afterwards. */
export const releaseChoices = ['ask', 'tell'] as const;
export type ReleaseChoice = (typeof releaseChoices)[number];

export const guardianAnswerSchema = v.variant('event', [
  v.strictObject({
    event: v.literal('accept'),
    token: tokenSchema,
    custody: v.literal(true, 'custody'),
    hash: textHashSchema,
    findable: textHashSchema,
    releases: v.picklist(releaseChoices),
  }),
  v.strictObject({ event: v.literal('decline'), token: tokenSchema }),
  v.strictObject({ event: v.literal('not_me'), token: tokenSchema }),
]);

export type GuardianAccept = Extract<v.InferOutput<typeof guardianAnswerSchema>, { event: 'accept' }>;
