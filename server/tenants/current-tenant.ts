import { sql } from 'kysely';

/** The tenant of the scope a statement runs in, as an SQL expression. */
export const currentTenant = sql<string>`current_setting('app.tenant_id')::uuid`;
