/** What columns of many rows hold, in SQL, in which `$now` is the time and `n` the row's number. */
export type SqlValues = Readonly<Record<string, string>>;

export const later = `$now + interval '30 days'`;
export const oneOf = (...values: readonly string[]): string =>
  `(array['${values.join(`', '`)}'])[n % ${values.length} + 1]`;
