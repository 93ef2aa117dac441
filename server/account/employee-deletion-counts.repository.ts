import { sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';

const counted = (table: string, column: string, of: string | null, where = sql`true`) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} x
    where x.tenant_id = u.tenant_id and x.${sql.ref(column)} = ${of}::uuid and ${where})`;

/** How much somebody of a company has here. */
export const countOf = (
  tx: TenantTx,
  { id, employee_id }: { readonly id: string; readonly employee_id: string | null },
  now: Date,
) =>
  tx
    .selectFrom('users as u')
    .select([
      counted('sessions', 'user_id', id, sql`x.expires_at > ${now} and x.ends_at > ${now}`).as('sessions'),
      counted('pings', 'employee_id', employee_id).as('messages'),
      counted('pings', 'employee_id', employee_id, sql`x.status in ('created', 'pending')`).as('open_messages'),
      counted('pings', 'employee_id', employee_id, sql`x.status = 'created' and x.send_at > ${now}`).as(
        'unsent_messages',
      ),
      counted(
        'invitations',
        'invited_by',
        id,
        sql`x.status = 'pending' and (x.held_at is not null or x.expires_at > ${now})`,
      ).as('invitations'),
      counted('alerts', 'created_by', id).as('alerts'),
      counted('registration_codes', 'created_by', id, sql`not x.is_mailed`).as('codes'),
      counted('email_templates', 'created_by', id).as('email_templates'),
      counted('profiles', 'created_by', id).as('profiles'),
    ])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
