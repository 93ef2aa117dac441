import { type RawBuilder, sql } from 'kysely';

/** How many weeks of seven times 24 hours have passed since something was: 0 for the last one. */
export const weeksSince = (at: RawBuilder<Date | null>, now: Date) =>
  sql<number>`floor(extract(epoch from ${now}::timestamptz - ${at}) / 604800)::int`;
