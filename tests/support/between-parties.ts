import type { Insertable } from 'kysely';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { insertInterest, type NewInterest } from '../../server/interests/interests.repository.ts';
import type { MailsTable } from '../../server/db/tables-plumbing.ts';
import type { SuspiciousEventsTable } from '../../server/db/tables-trust.ts';
import { recipientKey } from '../../server/mail/safe-text.ts';
import { insertDeletionRequest } from '../../server/pings/deletion-requests.repository.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import type { Person } from './people.ts';
import type { World } from './world.ts';

/** A company was asked to delete somebody's contact details. */
export async function aDeletionRequest(world: World, tenant: TenantRow, organization_id: string): Promise<string> {
  const [id, now] = [newId(world.clock), world.clock.now()];
  const dates = { released_at: now, requested_at: now };
  await inTenant(world.db, tenant.id, (tx) =>
    insertDeletionRequest(tx, { id, organization_id, name: 'Ahorn 42', ...dates }),
  );
  return id;
}

export async function anInterest(
  world: World,
  tenant: TenantRow,
  of: Pick<NewInterest, 'applicant_id' | 'organization_id'>,
) {
  const [id, created_at] = [newId(world.clock), world.clock.now()];
  await inTenant(world.db, tenant.id, (tx) => insertInterest(tx, { id, ...of, created_at, until: '2099-01-01' }));
  return id;
}

export async function aRecommendation(
  world: World,
  tenant: TenantRow,
  of: Pick<NewInterest, 'applicant_id' | 'organization_id'>,
) {
  const [id, at] = [newId(world.clock), world.clock.now()];
  const row = {
    ...of,
    tenant_id: tenant.id,
    id,
    note: '',
    status: 'accepted',
    created_at: at,
    updated_at: at,
  } as const;
  await inTenant(world.db, tenant.id, (tx) => tx.insertInto('recommendations').values(row).execute());
  return id;
}

/** A reset link to somebody whose mailbox isn’t there. */
export async function anUndeliveredMail(
  world: World,
  tenant: TenantRow,
  { email }: Pick<Person, 'email'>,
  mail: Partial<Insertable<MailsTable>> = {},
): Promise<string> {
  const [id, now] = [newId(world.clock), world.clock.now()];
  await inTenant(world.db, tenant.id, (tx) =>
    tx
      .insertInto('mails')
      .values({
        tenant_id: tenant.id,
        id,
        kind: 'password_reset',
        recipient_name: 'Ina Sommer',
        recipient_address: email,
        recipient_key: recipientKey(email),
        sender_name: tenant.name,
        subject: 'x',
        headers: JSON.stringify({ locale: 'de' }),
        status: 'failed',
        send_at: now,
        last_error: '550 5.1.1 No such user',
        created_at: now,
        ...mail,
      })
      .execute(),
  );
  return id;
}

/** Something about an account that staff should look into. */
export async function aSuspiciousEvent(
  world: World,
  tenant: TenantRow,
  { id: user_id }: { readonly id: string | null },
  event: Partial<Insertable<SuspiciousEventsTable>> = {},
): Promise<string> {
  const [id, now] = [newId(world.clock), world.clock.now()];
  await inTenant(world.db, tenant.id, (tx) =>
    tx
      .insertInto('suspicious_events')
      .values({
        tenant_id: tenant.id,
        id,
        kind: 'refused_lookups',
        user_id,
        started_on: now.toISOString().slice(0, 10),
        count: 42,
        created_at: now,
        updated_at: now,
        ...event,
      })
      .execute(),
  );
  return id;
}

/** A company's reminder, as somebody could take it back. */
export async function aBulkAction(
  world: World,
  tenant: TenantRow,
  { id: user_id, organization_id }: Pick<Person, 'id' | 'organization_id'>,
): Promise<string> {
  const [id, now] = [newId(world.clock), world.clock.now()];
  const items = JSON.stringify([{ id: organization_id, before: { reminded_at: null } }]);
  await inTenant(world.db, tenant.id, (tx) =>
    tx
      .insertInto('bulk_actions')
      .values({
        tenant_id: tenant.id,
        id,
        user_id,
        kind: 'remind',
        items,
        created_at: now,
        undo_until: now,
        undone_at: null,
      })
      .execute(),
  );
  return id;
}
