import { type Kysely, sql } from 'kysely';
import { tenantTable } from './kit/tenant-table.ts';

/** Faces of organizations, the pictures they show, and what bears them. */
const tables = `
create table pictures (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  -- null: its organization is gone, and the file goes too
  organization_id uuid,
  width int not null,
  height int not null,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete set null (organization_id)
);
create index pictures_organization on pictures (tenant_id, organization_id);
create index pictures_removed on pictures (tenant_id, removed_at) where removed_at is not null or organization_id is null;

create table profiles (
  tenant_id uuid not null references tenants (id) on delete cascade,
  id uuid not null,
  organization_id uuid not null,
  created_by uuid,
  name text not null,
  slogan_de text not null,
  slogan_en text not null,
  description_de text not null,
  description_en text not null,
  line_1 text,
  line_2 text,
  postcode text,
  city text,
  country text,
  occupation_ids uuid[] not null,
  website text not null,
  contact_employee_id uuid,
  people int,
  trainees int,
  training_since int,
  color text,
  layout text check (layout in ('classic', 'split', 'hero')),
  logo_id uuid,
  picture_id uuid,
  is_default boolean not null default false,
  by_staff boolean not null default false,
  status text not null check (status in ('draft', 'published', 'archived')),
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, organization_id) references organizations (tenant_id, id) on delete cascade,
  foreign key (tenant_id, created_by) references users (tenant_id, id) on delete set null (created_by),
  foreign key (tenant_id, contact_employee_id) references employees (tenant_id, id) on delete set null (contact_employee_id),
  foreign key (tenant_id, logo_id) references pictures (tenant_id, id) on delete set null (logo_id),
  foreign key (tenant_id, picture_id) references pictures (tenant_id, id) on delete set null (picture_id)
);
create index profiles_organization on profiles (tenant_id, organization_id, created_at);
create unique index profiles_default on profiles (tenant_id, organization_id) where is_default;
create index profiles_author on profiles (tenant_id, created_by);
create index profiles_contact on profiles (tenant_id, contact_employee_id) where contact_employee_id is not null;
create index profiles_logo on profiles (tenant_id, logo_id) where logo_id is not null;
create index profiles_picture on profiles (tenant_id, picture_id) where picture_id is not null;

alter table registration_codes add column profile_id uuid,
  add foreign key (tenant_id, profile_id) references profiles (tenant_id, id) on delete set null (profile_id);
create index registration_codes_profile on registration_codes (tenant_id, profile_id) where profile_id is not null;
alter table email_templates add column profile_id uuid,
  add foreign key (tenant_id, profile_id) references profiles (tenant_id, id) on delete set null (profile_id);
create index email_templates_profile on email_templates (tenant_id, profile_id) where profile_id is not null;
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  for (const name of ['pictures', 'profiles']) {
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other
    await tenantTable(db, name);
  }
  await sql`grant select (tenant_id, organization_id, removed_at) on pictures to werdegang_due`.execute(db);
  await sql`create policy pictures_due on pictures for select to werdegang_due using (current_user = 'werdegang_due')`.execute(
    db,
  );
}
