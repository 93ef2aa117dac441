import * as v from 'valibot';

/** The text of an act that is the same for every tenant: what companies see is the program's doing. */
export const consentTextSchema = v.object({ version: v.number(), text: v.string(), hash: v.string() });
export type ConsentText = v.InferOutput<typeof consentTextSchema>;

export const textHashSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[0-9a-f]{64}$/, 'hash'));
