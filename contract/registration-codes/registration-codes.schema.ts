import * as v from 'valibot';
import { registrationCodeSchema } from './registration-code.ts';
import { dateSchema, idSchema, lineSchema, textSchema } from '../kit/fields.ts';
import { qrSchema } from '../kit/qr.ts';
import { companyRecord, movedRecord, namedByStaff } from '../kit/records.ts';
import { pictureSchema } from '../profiles/picture.schema.ts';
import { registrationCodeKinds, registrationCodeStatuses } from './registration-codes.search.ts';

export type RegistrationCodeStatus = (typeof registrationCodeStatuses)[number];
export type RegistrationCodeKind = (typeof registrationCodeKinds)[number];

/** Events a person can cause; `timeout_or_exhausted` is the system's own. */
export const registrationCodeEvents = ['activate', 'deactivate', 'extend', 'archive'] as const;
export type RegistrationCodeEvent = (typeof registrationCodeEvents)[number];

/** What became of people is told in figures from here on: of fewer a company could tell who it was. */
export const fewestTold = 5;
export const maxOccupationsPerCode = 20;
export const maxUsesPerCode = 10_000;

/** A registration code as its organization sees it. */
export const registrationCodeRecordSchema = v.object({
  ...movedRecord(registrationCodeStatuses, registrationCodeEvents),
  ...companyRecord,
  /** 8 characters of Crockford base32, unique in the tenant. */
  code: v.string(),
  /** The page an applicant opens, on the tenant's own host. */
  link: v.string(),
  kind: v.picklist(registrationCodeKinds),
  /** The organization's own name for it; applicants never see it. */
  name: v.string(),
  occupation_ids: v.array(idSchema),
  /** The face that applicants see; null for the company's default. */
  profile_id: v.nullable(idSchema),
  /** What the organization says about those it recommends; shown before the form. */
  recommendation_text: v.string(),
  /** First and last day of use, in the tenant's time zone; null is unbounded. */
  valid_from: v.nullable(dateSchema),
  valid_until: v.nullable(dateSchema),
  /** One of a personal code. */
  max_uses: v.nullable(v.number()),
  times_opened: v.number(),
  /** Applicants who verified their address after registering with this code. */
  times_used: v.number(),
  /** Of these, how many employers can find today. */
  times_matchable: v.number(),
  /**
   * How many of these at least had found a place when this month began, in steps of `fewestTold`; null where fewer did,
   * or where everybody who can't be found would have.
   */
  times_found: v.nullable(v.number()),
});
export type RegistrationCode = v.InferOutput<typeof registrationCodeRecordSchema>;

const fields = {
  /** Until it is used. */
  kind: v.picklist(registrationCodeKinds),
  name: lineSchema(120),
  occupation_ids: v.pipe(v.array(idSchema), v.maxLength(maxOccupationsPerCode, 'max_items')),
  recommendation_text: textSchema(1000),
  profile_id: v.nullable(idSchema),
  valid_from: v.nullable(dateSchema),
  valid_until: v.nullable(dateSchema),
  max_uses: v.nullable(
    v.pipe(
      v.number('numeric'),
      v.integer('integer'),
      v.minValue(1, 'min_value'),
      v.maxValue(maxUsesPerCode, 'max_value'),
    ),
  ),
};

/** Whether the last day is not before the first; unbounded ends are always in order. */
export const inOrder = (input: {
  valid_from?: string | null | undefined;
  valid_until?: string | null | undefined;
}): boolean => !input.valid_from || !input.valid_until || input.valid_from <= input.valid_until;

export const createRegistrationCodeSchema = v.pipe(
  v.strictObject({
    ...fields,
    kind: v.optional(fields.kind, 'group'),
    profile_id: v.optional(fields.profile_id, null),
    /** A draft is seen by nobody until it is activated. */
    status: v.optional(v.picklist(['draft', 'active']), 'active'),
    ...namedByStaff,
  }),
  v.forward(v.partialCheck([['valid_from'], ['valid_until']], inOrder, 'time_interval_after'), ['valid_until']),
);
export type NewRegistrationCode = v.InferOutput<typeof createRegistrationCodeSchema>;

/** Every field may be sent alone; the server checks the days against the stored ones. */
export const updateRegistrationCodeSchema = v.partial(v.strictObject(fields));
export type UpdateRegistrationCode = v.InferInput<typeof updateRegistrationCodeSchema>;

export const lookupRegistrationCodeSchema = v.strictObject({ code: registrationCodeSchema });

/** What a visitor with a code is told before the form: who recommends, and what for. */
export const registrationCodeOfferSchema = v.object({
  code: v.string(),
  organization: v.object({ name: v.string(), city: v.nullable(v.string()) }),
  /** Its face, where one is published. */
  profile: v.nullable(
    v.object({
      color: v.string(),
      slogan: v.object({ de: v.string(), en: v.string() }),
      logo: v.nullable(pictureSchema),
    }),
  ),
  recommendation_text: v.string(),
  /** Who stands for it; null where nobody does any more. */
  signer: v.nullable(v.object({ name: v.string(), position: v.nullable(v.string()) })),
  /** Suggestions for the profile; nothing is locked by them. */
  occupations: v.array(v.object({ id: idSchema, name: v.string() })),
  valid_until: v.nullable(dateSchema),
});
export type RegistrationCodeOffer = v.InferOutput<typeof registrationCodeOfferSchema>;

/** What an organization hands over with a rejection: the link as a picture, and a kind text in both languages. */
export const handoutSchema = v.object({
  qr: v.object({
    ...qrSchema.entries,
    /** A data address, 1024 px wide. */
    png: v.string(),
  }),
  texts: v.object({ de: v.string(), en: v.string() }),
  /** What whoever opens the link is told. */
  offer: registrationCodeOfferSchema,
});
export type Handout = v.InferOutput<typeof handoutSchema>;
