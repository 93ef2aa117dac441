import { type Kysely, sql } from 'kysely';

/** An activity may be about an invitation: whose it was is read from there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table activities
    add column invitation_id uuid,
    add foreign key (tenant_id, invitation_id) references invitations (tenant_id, id) on delete cascade`.execute(db);
  await sql`create index activities_invitation on activities (tenant_id, invitation_id)
    where invitation_id is not null`.execute(db);
}
