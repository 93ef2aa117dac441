import * as v from 'valibot';
import { releasesSchema } from './releases.schema.ts';

/** What is told in part behind the link of a mail. */
export const ownDetailsSchema = v.pick(releasesSchema, ['email', 'phonenumber']);
export type OwnDetails = v.InferOutput<typeof ownDetailsSchema>;
