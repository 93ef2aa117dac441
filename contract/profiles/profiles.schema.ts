import * as v from 'valibot';
import { addressInputSchema } from '../applicants/applicants.schema.ts';
import {
  bothLanguagesSchema,
  colorSchema,
  idSchema,
  lineSchema,
  optionalLineSchema,
  textSchema,
} from '../kit/fields.ts';
import { companyRecord, movedRecord, namedByStaff } from '../kit/records.ts';
import { websiteSchema } from '../organizations/organizations.schema.ts';
import { addressSchema } from '../users/me.schema.ts';
import { profileLayouts } from './layouts.ts';
import { pictureKinds } from './pictures.ts';
import { pictureSchema } from './picture.schema.ts';
import { profileStatuses } from './profiles.search.ts';

export type ProfileStatus = (typeof profileStatuses)[number];
export const profileEvents = ['publish', 'unpublish', 'archive', 'restore'] as const;
export type ProfileEvent = (typeof profileEvents)[number];

/** Profiles of one organization that aren't archived. */
export const mostProfiles = 20;
/** So many may one person make in a day, whatever becomes of them. */
export const mostProfilesADay = 60;
const mostOccupations = 30;
const mostPeople = 1_000_000;

/** An organization's face, as its employees see it. */
export const profileSchema = v.object({
  ...movedRecord(profileStatuses, profileEvents),
  ...companyRecord,
  name: v.string(),
  slogan: v.object({ de: v.string(), en: v.string() }),
  description: v.object({ de: v.string(), en: v.string() }),
  address: v.nullable(addressSchema),
  /** What it offers, of what the organization trains. */
  occupation_ids: v.array(idSchema),
  website: v.string(),
  contact: v.nullable(v.object({ employee_id: idSchema, fullname: v.string(), position: v.nullable(v.string()) })),
  people: v.nullable(v.number()),
  trainees: v.nullable(v.number()),
  training_since: v.nullable(v.number()),
  color: v.nullable(v.string()),
  layout: v.nullable(v.picklist(profileLayouts)),
  logo: v.nullable(pictureSchema),
  picture: v.nullable(pictureSchema),
  /** Shown wherever none is named; always published. */
  is_default: v.boolean(),
});
export type Profile = v.InferOutput<typeof profileSchema>;

const countSchema = v.nullable(
  v.pipe(v.number('numeric'), v.integer('integer'), v.minValue(0, 'min_value'), v.maxValue(mostPeople, 'max_value')),
);

const fields = {
  name: lineSchema(120),
  slogan: bothLanguagesSchema(optionalLineSchema(120)),
  description: bothLanguagesSchema(textSchema(2000)),
  address: v.nullable(addressInputSchema),
  occupation_ids: v.pipe(v.array(idSchema), v.maxLength(mostOccupations, 'max_items')),
  website: websiteSchema,
  /** A colleague of the organization. */
  contact_employee_id: v.nullable(idSchema),
  people: countSchema,
  trainees: countSchema,
  /** A year. */
  training_since: v.nullable(
    v.pipe(v.number('numeric'), v.integer('integer'), v.minValue(1200, 'min_value'), v.maxValue(2100, 'max_value')),
  ),
  color: v.nullable(colorSchema),
  layout: v.nullable(v.picklist(profileLayouts)),
  /** Of one that is published; it takes it from another one. The first that is published is it by itself. */
  is_default: v.literal(true),
};

const nothing = { de: '', en: '' };
export const createProfileSchema = v.strictObject({
  name: fields.name,
  slogan: v.optional(fields.slogan, nothing),
  description: v.optional(fields.description, nothing),
  address: v.optional(fields.address, null),
  occupation_ids: v.optional(fields.occupation_ids, []),
  website: v.optional(fields.website, ''),
  contact_employee_id: v.optional(fields.contact_employee_id, null),
  people: v.optional(fields.people, null),
  trainees: v.optional(fields.trainees, null),
  training_since: v.optional(fields.training_since, null),
  color: v.optional(fields.color, null),
  layout: v.optional(fields.layout, null),
  ...namedByStaff,
});
export type NewProfile = v.InferOutput<typeof createProfileSchema>;

/** Every field may be sent alone. */
export const updateProfileSchema = v.partial(v.strictObject(fields));
export type UpdateProfile = v.InferOutput<typeof updateProfileSchema>;

export const pictureParams = v.strictObject({
  id: idSchema,
  kind: v.picklist(Object.keys(pictureKinds) as (keyof typeof pictureKinds)[]),
});
