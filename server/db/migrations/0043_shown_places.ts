import { type Kysely, sql } from 'kysely';
import { locateAddress } from '../../geo/geo.service.ts';
import { eachTenant } from './kit/each-tenant.ts';

/**
 * A company is where its default published profile says, else at its own address. Kept beside it, whoever writes, so
 * that an index finds who is around somebody. A profile with an address that can't be placed has no place.
 */
const places = `
alter table profiles add column lat float8, add column lng float8;
alter table organizations add column shown_lat float8, add column shown_lng float8, add column shown_city text;

create function keep_shown_place() returns trigger language plpgsql as $$
declare face record;
begin
  select p.lat, p.lng, p.city into face from profiles p
    where p.tenant_id = new.tenant_id and p.organization_id = new.id
      and p.is_default and p.status = 'published' and p.postcode is not null;
  if found then
    new.shown_lat := face.lat; new.shown_lng := face.lng; new.shown_city := face.city;
  else
    new.shown_lat := new.lat; new.shown_lng := new.lng; new.shown_city := new.city;
  end if;
  return new;
end $$;

create function keep_shown_place_of_profile() returns trigger language plpgsql as $$
begin
  if new.is_default and new.status = 'published' and new.postcode is not null then
    update organizations set shown_lat = new.lat, shown_lng = new.lng, shown_city = new.city
      where tenant_id = new.tenant_id and id = new.organization_id;
  elsif tg_op = 'UPDATE' and old.is_default then
    update organizations set lat = lat where tenant_id = new.tenant_id and id = new.organization_id;
  end if;
  return null;
end $$;

create trigger keep_shown_place before insert or update of lat, lng, city on organizations
  for each row execute function keep_shown_place();
create trigger keep_shown_place after insert or update of lat, lng, city, postcode, is_default, status on profiles
  for each row execute function keep_shown_place_of_profile();
alter table organizations enable always trigger keep_shown_place;
alter table profiles enable always trigger keep_shown_place;

drop index organizations_place;
create index organizations_shown on organizations (tenant_id, shown_lat, shown_lng) where status = 'active';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(places).execute(db);
  await eachTenant(db, 'update organizations set lat = lat where tenant_id = one;');
  const { rows: tenants } = await sql<{ id: string }>`select id from tenants`.execute(db);
  for (const { id } of tenants) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await placeProfiles(db, id);
  }
  await sql`select set_config('app.tenant_id', '', true)`.execute(db);
}

async function placeProfiles(db: Kysely<unknown>, tenant: string): Promise<void> {
  await sql`select set_config('app.tenant_id', ${tenant}, true)`.execute(db);
  const { rows } = await sql<{ postcode: string; country: string }>`select distinct postcode, country from profiles
    where tenant_id = ${tenant}::uuid and postcode is not null and country is not null`.execute(db);
  const found = JSON.stringify(rows.map((row) => ({ ...row, ...locateAddress(row) })));
  await sql`update profiles t set lat = p.lat, lng = p.lng
    from json_to_recordset(${found}::json) as p(postcode text, country text, lat float8, lng float8)
    where t.tenant_id = ${tenant}::uuid and t.postcode = p.postcode and t.country = p.country`.execute(db);
}
