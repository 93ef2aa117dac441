import * as v from 'valibot';
import { lineSchema } from './fields.ts';

/** What people type of themselves: forms need its rules, and lists don't. */

export const firstnameSchema = lineSchema(80);
export const lastnameSchema = lineSchema(80);
/** An address as people type it: trimmed, strict, at most 254 characters (RFC 5321). */
export const emailSchema = v.pipe(
  v.string(),
  v.maxLength(254),
  v.trim(),
  v.nonEmpty('required'),
  v.regex(
    /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i,
    ({ input }) => (/^[^@]+@[^@]+\.[^@.]{2,}$/.test(input) ? 'email' : 'email_incomplete'),
  ),
);
/** Upper case, lower case, digit (specification, section 5), 12 to 128 characters (decisions, section 1). */
export const passwordSchema = v.pipe(
  v.string(),
  v.maxLength(128, 'password_max'),
  v.minLength(12, 'password_min'),
  v.regex(/\p{Lu}/u, 'password_upper'),
  v.regex(/\p{Ll}/u, 'password_lower'),
  v.regex(/\d/, 'password_digit'),
);
/** A phone number as typed; the server checks it with the full numbering plan and stores E.164. */
export const phonenumberSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.trim(),
  v.nonEmpty('required'),
  v.regex(/^[+\d][\d\s()/.-]*$/, 'phonenumber'),
);
