import * as v from 'valibot';
import { addressSchema } from '../users/me.schema.ts';
import { pictureSchema } from './picture.schema.ts';
import { profileLayouts } from './layouts.ts';

const bothSchema = v.object({ de: v.string(), en: v.string() });

/** How a company looks in a list. */
export const faceSchema = v.object({
  name: v.string(),
  logo: v.nullable(pictureSchema),
  color: v.nullable(v.string()),
  layout: v.picklist(profileLayouts),
  slogan: bothSchema,
});

/** All that it shows of itself. */
export const wholeFaceSchema = v.object({
  ...faceSchema.entries,
  description: bothSchema,
  people: v.nullable(v.number()),
  trainees: v.nullable(v.number()),
  training_since: v.nullable(v.number()),
  contact: v.nullable(v.object({ fullname: v.string(), position: v.nullable(v.string()) })),
  address: v.nullable(addressSchema),
  picture: v.nullable(pictureSchema),
});
export type WholeFace = v.InferOutput<typeof wholeFaceSchema>;
