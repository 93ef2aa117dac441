import * as v from 'valibot';

/** 8 characters of Crockford base32, typed with or without spaces and hyphens, in either case. */
export const registrationCodeSchema = v.pipe(
  v.string(),
  v.maxLength(20),
  v.transform((text) => text.replace(/[\s-]/g, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')),
  v.nonEmpty('required'),
  v.regex(/^[0-9A-Z]*$/, 'alpha_num'),
  v.length(8),
  // letters and digits, and U is none of them
  v.regex(/^[^U]*$/, 'registration_code'),
);

/** Why a registration code lets nobody in; `early` says from which day it does, in `meta.until`. */
export const registrationCodeRefusals = [
  'registration_code_unknown',
  'registration_code_deactivated',
  'registration_code_early',
  'registration_code_ended',
  'registration_code_used_up',
] as const;
