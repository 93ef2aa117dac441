import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';
import { tenantTable } from './kit/tenant-table.ts';

/**
 * Names of those whom staff's list has, from each of their words on, in small letters: comparing texts is leakproof, so
 * row-level security lets an index be asked, which `ilike` is kept from. Letters become small as Unicode says, whatever
 * the database's locale.
 */
const tables = `
create table name_parts (
  tenant_id uuid not null references tenants (id) on delete cascade,
  part text collate "C" not null,
  user_id uuid not null,
  primary key (tenant_id, part, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);
create index name_parts_user on name_parts (tenant_id, user_id);
`;

const keeping = `
create function small_letters(words text) returns text language sql immutable parallel safe as $$
  select lower(words collate "und-x-icu") collate "C"
$$;

create function parts_of_names(variadic names text[]) returns setof text language sql immutable as $$
  select distinct left(small_letters(substr(name, at)), 100) from unnest(names) name, generate_series(1, length(name)) at
  where at = 1 or substr(name, at - 1, 1) in (' ', '-')
$$;

create function parts_of_listed(tenant uuid, person uuid) returns setof text language sql stable as $$
  select part from users u join applicants a on a.tenant_id = u.tenant_id and a.user_id = u.id, parts_of_names(u.firstname, u.lastname) part
    where u.tenant_id = tenant and u.id = person and u.type = 'applicant' and u.shadow_of is null and a.search_status <> 'archived'
$$;

create function list_new_parts() returns trigger language plpgsql as $$
begin
  -- who is renamed or leaves meanwhile waits
  perform 1 from users where tenant_id = new.tenant_id and id = new.user_id for no key update;
  insert into name_parts (tenant_id, part, user_id)
    select new.tenant_id, part, new.user_id from parts_of_listed(new.tenant_id, new.user_id) part;
  return null;
end $$;

create function list_changed_parts() returns trigger language plpgsql as $$
declare person uuid := to_jsonb(new) ->> tg_argv[0];
begin
  perform 1 from users where tenant_id = new.tenant_id and id = person for no key update;
  delete from name_parts where tenant_id = new.tenant_id and user_id = person;
  insert into name_parts (tenant_id, part, user_id)
    select new.tenant_id, part, person from parts_of_listed(new.tenant_id, person) part;
  return null;
end $$;

create trigger name_parts_of_new after insert on applicants for each row execute function list_new_parts();
create trigger name_parts_of_renamed after update of firstname, lastname, shadow_of on users for each row
  when (new.type = 'applicant' and (old.firstname, old.lastname, old.shadow_of) is distinct from (new.firstname, new.lastname, new.shadow_of))
  execute function list_changed_parts('id');
create trigger name_parts_of_archived after update of search_status on applicants for each row
  when ((old.search_status = 'archived') <> (new.search_status = 'archived')) execute function list_changed_parts('user_id');
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
  await tenantTable(db, 'name_parts');
  await sql.raw(keeping).execute(db);
  await eachTenant(
    db,
    `insert into name_parts (tenant_id, part, user_id)
       select a.tenant_id, part, a.user_id from applicants a, parts_of_listed(a.tenant_id, a.user_id) part where a.tenant_id = one;`,
  );
}
