import { sql } from 'kysely';

/** A company still sees the contact details of a message. */
export const isReleasedAt = (now: Date, ping: 'p' | 'q' = 'p') => {
  const until = sql.ref(`${ping}.released_until`);
  return sql<boolean>`${sql.ref(`${ping}.released_at`)} is not null and (${until} is null or ${until} > ${now}::timestamptz)`;
};
