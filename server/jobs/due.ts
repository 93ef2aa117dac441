import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Schema } from '../db/schema.ts';

/**
 * Whether the tenant `t` has anything due: a condition that reads only columns migration 0016 lets it. It may say yes
 * too often, which costs a transaction, never no where there is something to do.
 */
export type Due = RawBuilder<SqlBool>;

/**
 * Whether there are such rows; `rows` begins with `from` and names `t.id`. The offset keeps the look a look by index,
 * tenant for tenant, instead of a join over everybody's rows.
 */
export const anyRow = (rows: RawBuilder<unknown>): Due => sql<SqlBool>`exists (select ${rows} offset 0)`;

/** Whether a table has rows of the tenant for which the condition holds. */
export const anyIn = (table: keyof Schema, condition: Expression<SqlBool>): Due =>
  anyRow(sql`from ${sql.table(table)} where tenant_id = t.id and (${condition})`);

export const anyOf = (...dues: readonly Due[]): Due => sql<SqlBool>`(${sql.join(dues, sql` or `)})`;
