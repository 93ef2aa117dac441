import * as v from 'valibot';

/** Labels of a host that belong to the operator or mean something to mail servers and browsers; never a tenant's. */
export const reservedSlugs: readonly string[] = [
  'www',
  'api',
  'mail',
  'smtp',
  'imap',
  'pop',
  'mx',
  'ns',
  'ftp',
  'admin',
  'autoconfig',
  'autodiscover',
  'cdn',
  'localhost',
  'postmaster',
  'static',
  'status',
  'webmail',
];

/**
 * The first label of a tenant's host (specification, section 1): a DNS label of RFC 1123, at most 63 characters. Two
 * hyphens in third and fourth place are the mark of names in another script, which can look like somebody else's.
 */
export const slugSchema = v.pipe(
  v.string(),
  v.maxLength(63),
  v.trim(),
  v.toLowerCase(),
  v.nonEmpty('required'),
  v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'slug'),
  v.regex(/^(?!..--)/, 'slug'),
  v.check((slug) => !reservedSlugs.includes(slug), 'slug_reserved'),
);
