import * as v from 'valibot';

/** Name of the key by which a domain's DKIM record is found; who sets the e-mail server up knows it. */
export const selectorSchema = v.strictObject({
  selector: v.optional(v.pipe(v.string(), v.maxLength(63), v.regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/i))),
});

/**
 * `there` with its text; `weak`: it lets anybody send, or asks nobody to refuse anything; `missing`: the name servers
 * know none; `unanswered`: they didn't answer, so nothing is known; `unasked`: without a selector DKIM can't be looked for.
 */
export const recordStandings = ['there', 'weak', 'missing', 'unanswered', 'unasked'] as const;
const recordSchema = v.object({ standing: v.picklist(recordStandings), text: v.nullable(v.string()) });
export type SenderRecord = v.InferOutput<typeof recordSchema>;

export const senderCheckSchema = v.object({
  domain: v.string(),
  spf: recordSchema,
  dkim: recordSchema,
  dmarc: recordSchema,
});
export type SenderCheck = v.InferOutput<typeof senderCheckSchema>;
