import type { Insertable } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import type { TenantsTable, UsersTable } from '../db/tables-accounts.ts';
import { emailKey } from '../users/email-key.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { DemoWorld } from './world.ts';

/** What the makers of one tenant's demo data share. */
export interface Seeding {
  readonly tx: TenantTx;
  readonly tenantId: string;
  readonly world: DemoWorld;
  readonly tenant: Pick<Insertable<TenantsTable>, 'name'>;
  readonly random: Random;
  readonly now: Date;
  /** Of the one password that all demo accounts have. */
  readonly passwordHash: string;
}

/** Both invented associations are German, and so are their people, whatever a tenant shows strangers first. */
export const demoLocale = 'de';

const dayMs = 86_400_000;
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * dayMs);
export const daysAfter = (now: Date, days: number): Date => daysBefore(now, -days);

/** A verified, active user of the tenant, made some days ago. */
export function userRow(
  { tenantId, random, now, passwordHash }: Seeding,
  person: Person,
  type: UsersTable['type'],
  daysAgo: number,
  changes: Partial<Insertable<UsersTable>> = {},
): Insertable<UsersTable> {
  const made = daysBefore(now, daysAgo);
  return {
    tenant_id: tenantId,
    id: random.id(),
    type,
    firstname: person.firstname,
    lastname: person.lastname,
    email: person.email,
    email_key: emailKey(person.email),
    password_hash: passwordHash,
    locale: demoLocale,
    timezone: 'Europe/Berlin',
    verification: 'verified',
    verified_at: made,
    account: 'active',
    shadow_of: null,
    last_login_at: made,
    created_at: made,
    updated_at: made,
    ...changes,
  };
}
