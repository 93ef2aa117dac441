import * as v from 'valibot';

/** What a company thinks of somebody for itself: one of them, or neither. */
export const marks = ['saved', 'hidden'] as const;
export type Mark = (typeof marks)[number];

export const markInput = v.strictObject({ mark: v.nullable(v.picklist(marks)) });
export const markSchema = v.object({ saved: v.boolean(), hidden: v.boolean() });
