import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { preferences } from './channels.search.ts';

/** A way by which somebody is reached, and what for. */
export const channelSchema = v.object({
  id: idSchema,
  kind: v.picklist(['email', 'in_app']),
  address: v.string(),
  verified_at: v.nullable(timestampSchema),
  /** Since when the address takes no mail; until then only mails about the account are tried. */
  bounced_at: v.nullable(timestampSchema),
  preferences: v.object({ account: v.literal(true), contact: v.boolean(), alert: v.boolean(), tips: v.boolean() }),
  version: v.number(),
});
export type Channel = v.InferOutput<typeof channelSchema>;

export const updateChannelSchema = v.strictObject({
  preferences: v.optional(
    v.strictObject({
      account: v.optional(v.literal(true)),
      contact: v.optional(v.boolean()),
      alert: v.optional(v.boolean()),
      tips: v.optional(v.boolean()),
    }),
  ),
  /** The address is right all the same: the next mail is tried again. */
  bounced_at: v.optional(v.null()),
});
export type ChannelInput = v.InferOutput<typeof updateChannelSchema>;

/** What a link in a mail has switched off. */
export const unsubscribedSchema = v.object({
  preference: v.picklist(preferences),
  /** One alert alone, not all of them. */
  one_alert: v.boolean(),
  /** The secret that takes it back within the hour; for the page alone, not for a mail program's one click. */
  undo: v.optional(v.string()),
});
