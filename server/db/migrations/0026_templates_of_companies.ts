import { type Kysely, sql } from 'kysely';

/** Templates that companies write themselves: by whom, where answers go, and one that is preset for each purpose. */
const templates = `
alter table email_templates
  add column created_by uuid,
  add column by_staff boolean not null default false,
  add column reply_to text check (reply_to is null or purpose <> 'ping'),
  add foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by);
create index email_templates_author on email_templates (tenant_id, created_by);
create unique index email_templates_default on email_templates (tenant_id, organization_id, purpose)
  where is_default and organization_id is not null;
`;

/** Whose words a mail is signed with: it goes with them. */
const writers = `
alter table mails add column written_by uuid;
create index mails_writer on mails (tenant_id, written_by) where written_by is not null;
update mails m set written_by = i.invited_by from invitations i
  where i.tenant_id = m.tenant_id and i.id = m.subject_id and m.kind = 'invitation';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(templates).execute(db);
  await sql.raw(writers).execute(db);
}
