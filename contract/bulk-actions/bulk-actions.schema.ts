import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';

/** What staff do with several at once and can take back. */
export const bulkActionKinds = ['remind', 'ask_again', 'verify'] as const;
export type BulkActionKind = (typeof bulkActionKinds)[number];

/** What became of one of them: whether it stands as before, or has changed meanwhile and was left as it is. */
export const undoneSchema = v.object({ id: idSchema, name: v.string(), undone: v.boolean() });
export type Undone = v.InferOutput<typeof undoneSchema>;
