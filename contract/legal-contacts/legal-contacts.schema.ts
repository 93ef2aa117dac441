import * as v from 'valibot';
import { applicantDetailNames } from '../applicants/applicant-details.ts';
import { dateSchema, idSchema, localeSchema, textSchema, timestampSchema, tokenSchema } from '../kit/fields.ts';
import { emailSchema, firstnameSchema, lastnameSchema } from '../kit/person-fields.ts';
import { textHashSchema } from '../terms/consent-text.schema.ts';
import { agreementSchema, termsSchema } from '../terms/terms.schema.ts';

export const legalContactStatuses = ['created', 'pending', 'confirmed', 'declined', 'expired', 'revoked'] as const;
export const genders = ['male', 'female', 'other'] as const;
export const relations = ['mother', 'father', 'guardian'] as const;

/** The guardian as the applicant names them (specification, section 3). */
export const legalContactInputSchema = v.strictObject({
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  /** Null for who has none, and signs a letter. */
  email: v.nullable(emailSchema),
  gender: v.picklist(genders),
  relation: v.picklist(relations),
});
export type LegalContactInput = v.InferInput<typeof legalContactInputSchema>;

/** `replaces`: the guardian whose yes ends with it; without it nobody's does. */
export const namedGuardianSchema = v.strictObject({
  ...legalContactInputSchema.entries,
  replaces: v.optional(idSchema),
});

/** Whom staff ask in the place of one who hasn't answered, and from whom they know it; the log keeps the reason. */
export const replacementSchema = v.strictObject({
  ...v.omit(legalContactInputSchema, ['gender']).entries,
  relation: v.picklist(relations, 'required'),
  reason: v.pipe(textSchema(500), v.nonEmpty('required')),
});

/** The guardian as the applicant sees them afterwards; the address is masked. */
export const legalContactSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  /** Null for who has none. */
  email: v.nullable(v.string()),
  /** What is to be signed in its place; `is_outdated`: a text on it says something new by now, so it is printed anew. */
  letter: v.nullable(v.object({ reference: v.string(), is_outdated: v.boolean() })),
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
  /** The same for whoever has been found before, by when the search ends: nobody having agreed, and logged in since. */
  search_kept_until: v.nullable(timestampSchema),
  events: v.array(v.string()),
});
export type LegalContact = v.InferOutput<typeof legalContactSchema>;

const printedText = v.object({ version: v.number(), text: v.string() });

/** What the child prints for a guardian without e-mail, in the language that was the child's as it was made. */
export const guardianLetterSchema = v.object({
  reference: v.string(),
  locale: localeSchema,
  issued_at: timestampSchema,
  /** Until when it has to have come back. */
  expires_at: timestampSchema,
  firstname: v.string(),
  lastname: v.string(),
  child: v.object({ firstname: v.string(), lastname: v.string(), date_of_birth: v.nullable(dateSchema) }),
  terms: printedText,
  findable: printedText,
});
export type GuardianLetter = v.InferOutput<typeof guardianLetterSchema>;

/** As people copy it from paper: capitals or not, with or without spaces and hyphens. */
const referenceSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.toUpperCase().replaceAll(/[\s-]/gu, '')),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/u, 'letter_reference'),
);
export const letterReferenceSchema = v.strictObject({ reference: referenceSchema });

/** What staff compare a letter with that has come back. */
export const returnedLetterSchema = v.object({
  id: idSchema,
  reference: v.string(),
  status: v.picklist(legalContactStatuses),
  firstname: v.string(),
  lastname: v.string(),
  relation: v.picklist(relations),
  child: v.object({ firstname: v.string(), lastname: v.string(), date_of_birth: v.nullable(dateSchema) }),
  issued_at: v.nullable(timestampSchema),
  expires_at: v.nullable(timestampSchema),
  terms_version: v.number(),
  findable_version: v.number(),
  is_outdated: v.boolean(),
  /** Whoever was asked for this child before and said no, wasn't meant, or took a yes back; the latest first. */
  refusals: v.array(v.object({ reason: v.string(), at: timestampSchema })),
  events: v.array(v.string()),
});

/** What staff say of a letter: its number, which they have before them, and how they know whose signature it is. */
const onLetter = { reference: referenceSchema, reason: v.pipe(textSchema(500), v.nonEmpty('required')) };
export const legalContactTransitionSchema = v.variant('event', [
  v.strictObject({ event: v.literal('resend'), reason: v.optional(textSchema(500)) }),
  v.strictObject({ event: v.literal('accept'), ...onLetter, signed_on: dateSchema }),
  v.strictObject({ event: v.literal('decline'), ...onLetter }),
  v.strictObject({ event: v.literal('withdraw'), ...onLetter }),
]);
export type LetterEvent = Exclude<v.InferOutput<typeof legalContactTransitionSchema>, { event: 'resend' }>;

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
    /** The company whose letter the child came by: it knows the name, so the guardian knows the company. */
    recommended_by: v.nullable(v.string()),
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
  /** Of the texts above what the same guardian has agreed to before, where it was another version. */
  earlier: v.array(agreementSchema),
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
