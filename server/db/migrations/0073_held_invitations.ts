import { type Kysely, sql } from 'kysely';

/**
 * Invitations to addresses outside a company's domains: that they are, since when one waits for staff, when staff let it
 * go out, or why they didn't. Whether they wait at all is the tenant's choice. One that waits does not run out, which
 * the look for due work has to know.
 */
const held = `
alter table tenants add column hold_outside_invitations boolean not null default false;

alter table invitations
  add column outside_domains boolean not null default false,
  add column held_at timestamptz,
  add column approved_at timestamptz,
  add column status_reason text check (char_length(status_reason) <= 500),
  add constraint invitations_held_outside check (held_at is null or outside_domains);
create index invitations_held on invitations (tenant_id, held_at) where status = 'pending' and held_at is not null;
grant select (held_at) on invitations to werdegang_due;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(held).execute(db);
}
