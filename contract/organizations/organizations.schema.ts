import * as v from 'valibot';
import { addressInputSchema } from '../applicants/applicants.schema.ts';
import { idSchema, lineSchema, optionalLineSchema, textSchema, timestampSchema } from '../kit/fields.ts';
import { addressSchema, ownOrganizationSchema, usageTypeSchema } from '../users/me.schema.ts';

/** As people type it: `www.example.org` is meant as https. Nothing but http and https, so that a link does no harm. */
export const websiteSchema = v.pipe(
  optionalLineSchema(200),
  v.transform((text) => (text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`)),
  v.check((text) => text === '' || isWebsite(text), 'url'),
);

function isWebsite(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return /^https?:$/.test(url.protocol) && /\.[a-z\d-]{2,}$/i.test(url.hostname) && url.username === '';
}

const most = 30;
export const mostPrivacy = 500;

/** Words, or where they stand. One word that names a scheme is an address, and then of the web. */
const privacySchema = v.pipe(
  textSchema(mostPrivacy),
  v.check((text) => !/^[a-z][a-z0-9+.-]*:\S*$/i.test(text) || isWebsite(text), 'url'),
);

/** What is called by it is found by it. */
export const nameSchema = lineSchema(120);

/** What an employee may change of the own organization, and staff of any. */
export const updateOrganizationSchema = v.strictObject({
  /** Staff's alone to change: they vouch for it. */
  name: v.optional(nameSchema),
  usage_type: v.optional(usageTypeSchema),
  occupation_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(most))),
  website: v.optional(websiteSchema),
  /** Where it says what it does with contact details, or the words themselves: read before a yes. */
  privacy: v.optional(privacySchema),
  address: v.optional(addressInputSchema),
});

/** The forms that change it, each its own part. */
export const organizationParts = {
  usage: v.strictObject({ usage_type: usageTypeSchema }),
  training: v.strictObject({ occupation_ids: v.pipe(v.array(idSchema), v.maxLength(most)), website: websiteSchema }),
  privacy: v.strictObject({ privacy: privacySchema }),
  name: v.strictObject({ name: nameSchema }),
} as const;

/** Events that staff cause. */
export const organizationEvents = ['verify', 'suspend', 'reactivate', 'archive', 'restore', 'reject'] as const;
export type OrganizationEvent = (typeof organizationEvents)[number];
/** After these a company can't go on, so it is told why. */
export const reasonedEvents: readonly OrganizationEvent[] = ['suspend', 'archive', 'reject'];

/** An organization, as its employees see it, and staff. */
export const organizationRecordSchema = v.object({
  ...ownOrganizationSchema.entries,
  website: v.nullable(v.string()),
  privacy: v.nullable(v.string()),
  address: v.nullable(addressSchema),
  /** Whether the tenant lets employees invite colleagues. */
  may_invite: v.boolean(),
  /** Why it is paused or has ended, in staff's words; null otherwise. */
  status_reason: v.nullable(v.string()),
  /** When staff changed it last; null where they never did. */
  staff_changed_at: v.nullable(timestampSchema),
  /** What its reader may do with it now. */
  events: v.array(v.picklist(organizationEvents)),
});
export type Organization = v.InferOutput<typeof organizationRecordSchema>;
