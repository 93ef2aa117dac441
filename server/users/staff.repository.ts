import { sql } from 'kysely';
import type { staffSearch, staffStatuses } from '../../contract/users/staff.search.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import type { NewStaffMember, StaffType } from '../../contract/users/staff.schema.ts';
import { emailKey } from './email-key.ts';

type Status = (typeof staffStatuses)[number];
const types: StaffType[] = ['administrator', 'tenant_member'];

/** Who has never logged in has not come yet: nobody knows their password. */
const status = sql<Status>`case when users.account <> 'active' then 'inactive'
  when users.last_login_at is null then 'pending' else 'active' end`;

/** Of who was erased a row without a person may be left. */
const all = (tx: TenantTx) =>
  tx.selectFrom('users').where('users.type', 'in', types).where('users.password_hash', '<>', '');

const whole = (users: ReturnType<typeof all>) =>
  users.select([
    'users.id',
    'users.firstname',
    'users.lastname',
    'users.email',
    'users.locale',
    'users.created_at',
    sql<StaffType>`users.type`.as('type'),
    status.as('status'),
    sql<Date | null>`greatest(users.last_login_at, (select max(s.last_seen_at) from sessions s
      where s.tenant_id = users.tenant_id and s.user_id = users.id))`.as('last_active_at'),
  ]);

export type StaffRow = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;

export const findStaffMember = (tx: TenantTx, id: string) =>
  whole(all(tx).where('users.id', '=', id)).executeTakeFirst();

export function listStaff(
  tx: TenantTx,
  asked: { readonly status?: readonly Status[] | undefined },
  page: Paged<(typeof staffSearch)['order'][number]>,
) {
  const found = all(tx).$if(asked.status !== undefined, (users) =>
    users.where(status, 'in', [...(asked.status ?? [])]),
  );
  const rows = whole(found)
    .orderBy(page.by === 'lastname' ? alphabetical('users.lastname') : 'users.created_at', page.direction)
    .orderBy('users.id', page.direction);
  return selectPage(rows, found, page);
}

/**
 * An account whose address counts as verified: whoever creates it vouches for it. Gives its id, or undefined where the
 * address is somebody's already.
 */
export async function insertStaffMember(
  tx: TenantTx,
  clock: Clock,
  tenant_id: string,
  { email, ...who }: NewStaffMember & { readonly password_hash: string },
): Promise<string | undefined> {
  const [id, now] = [newId(clock), clock.now()];
  const made = await tx
    .insertInto('users')
    .values({
      tenant_id,
      id,
      ...who,
      email,
      email_key: emailKey(email),
      timezone: 'Europe/Berlin',
      verification: 'verified',
      verified_at: now,
      account: 'active',
      shadow_of: null,
      last_login_at: null,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'email_key']).where('verification', '=', 'verified').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made?.id;
}
