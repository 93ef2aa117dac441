import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';

/** Those whom the list has, without any other question, and whose names have a word that begins as each that was typed. */
interface Named {
  readonly total: number;
  /** That a user is one of them. */
  readonly has: (user: RawBuilder<unknown>) => RawBuilder<boolean>;
}

/** No character comes after it: whatever begins with a word is less than the word with this. */
const afterAll = '\u{10FFFF}';
/** So many are looked up one by one; where there are more, the list is walked in its order, and a page is full soon. */
const few = 5_000;

export async function findNamed(tx: TenantTx, q = ''): Promise<Named | null> {
  const words = q.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return null;
  const lists = words.map(
    (word) => sql`select user_id from name_parts
      where part >= small_letters(${word}) and part < small_letters(${word}) || ${afterAll}`,
  );
  const inAll = sql.join(lists, sql` intersect `);
  const { rows } = await sql<{ total: number }>`
    select count(distinct user_id)::int as total from (${inAll}) as named`.execute(tx);
  const total = rows[0]?.total ?? 0;
  const walked = (user: RawBuilder<unknown>): RawBuilder<unknown>[] => lists.map((list) => sql`${user} in (${list})`);
  return {
    total,
    has: (user) => (total <= few ? sql`${user} = any(array(${inAll}))` : sql`${sql.join(walked(user), sql` and `)}`),
  };
}
