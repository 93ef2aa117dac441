import { type Kysely, sql } from 'kysely';
import { bandsKm } from '../../../contract/search/bands.ts';
import type { Match, MatchReason } from '../../../contract/search/match.schema.ts';
import { locateAddress } from '../../geo/geo.service.ts';
import { occupationName } from '../../occupations/occupations.ts';

/**
 * Somebody's area (server/geo/areas.json) is all that a search asks; the grid of exact points goes. Handles need a key
 * of each tenant's own, the order of equals a random key of each applicant's.
 */
const columns = `
drop index applicants_search;
alter table applicants drop column cell,
  add column area_id int,
  add column rotation_key int not null default floor(random() * 2147483648)::int;
alter table organizations add column area_id int;
alter table tenants add column handle_key bytea not null
  default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex');
`;

/** A place is known whole or not at all. */
const whole = `
alter table applicants add constraint applicants_place check (num_nulls(lat, lng, area_id) in (0, 3));
alter table organizations add constraint organizations_place check (num_nulls(lat, lng, area_id) in (0, 3));
create index applicants_search on applicants (tenant_id, occupation_id, area_id)
  include (id, graduation_type_id, renewed_at) where matchable;
`;

async function place(db: Kysely<unknown>, table: 'applicants' | 'organizations', tenant: string): Promise<void> {
  const { rows } = await sql<{ postcode: string; country: string }>`
    select distinct postcode, country from ${sql.table(table)}
    where tenant_id = ${tenant}::uuid and postcode is not null and country is not null`.execute(db);
  const places = JSON.stringify(rows.map((row) => ({ ...row, ...locateAddress(row) })));
  await sql`update ${sql.table(table)} t set lat = p.lat, lng = p.lng, area_id = p.area_id
    from json_to_recordset(${places}::json) as p(postcode text, country text, lat float8, lng float8, area_id int)
    where t.tenant_id = ${tenant}::uuid and t.postcode = p.postcode and t.country = p.country`.execute(db);
  await sql`update ${sql.table(table)} set lat = null, lng = null
    where tenant_id = ${tenant}::uuid and area_id is null and lat is not null`.execute(db);
}

/** A reason as it was stored with points. */
type Scored = { kind: string; points: number; level?: string; distance_km?: number | null };

/** What spoke for somebody, without points: those were from the company, in steps of five kilometres. */
function unscored(reason: Scored, occupation: string): MatchReason[] {
  const { kind, points, level, distance_km } = reason;
  const known = (['same', 'kldb4', 'kldb3', 'kldb2'] as const).find((name) => name === level);
  if (kind === 'occupation' && known) return [{ kind, level: known, name: occupation }];
  const within_km = bandsKm.find((band) => (distance_km ?? Number.POSITIVE_INFINITY) <= band);
  if (kind === 'distance' && within_km !== undefined) return [{ kind, place: null, within_km }];
  if (kind === 'graduation' && level === 'reached') return [{ kind, level }];
  if (kind === 'graduation' && level === 'unknown') return [{ kind, level: 'unranked' }];
  return kind === 'renewed' && points > 0 ? [{ kind }] : [];
}

/** Letters say bands now; what was answered with points or ids is not answered again. */
async function forgetPoints(db: Kysely<unknown>, tenant: string): Promise<void> {
  const { rows } = await sql<{ id: string; match: { reasons?: Scored[] }; occupation_id: string | null }>`
    select p.id, p.match, a.occupation_id from pings p
    join applicants a on a.tenant_id = p.tenant_id and a.id = p.applicant_id
    where p.tenant_id = ${tenant}::uuid`.execute(db);
  const matches = rows.map(({ id, match, occupation_id }) => {
    const reasons = (match.reasons ?? []).flatMap((reason) => unscored(reason, occupationName(occupation_id)));
    return { id, match: { rule: 0, reasons } satisfies Match };
  });
  await sql`update pings p set match = m.match from json_to_recordset(${JSON.stringify(matches)}::json) as m(id uuid, match jsonb)
    where p.tenant_id = ${tenant}::uuid and p.id = m.id`.execute(db);
  await sql`update email_templates set
      body_de = replace(body_de, 'etwa {distance_km} km', 'höchstens {distance_km} km'),
      body_en = replace(body_en, 'about {distance_km} km', 'at most {distance_km} km')
    where tenant_id = ${tenant}::uuid`.execute(db);
  await sql`delete from idempotency_keys where tenant_id = ${tenant}::uuid`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  const { rows: tenants } = await sql<{ id: string }>`select id from tenants`.execute(db);
  // row-level security holds for the tables' owner as well, so it goes tenant by tenant
  for (const { id } of tenants) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await sql`select set_config('app.tenant_id', ${id}, true)`.execute(db);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await place(db, 'applicants', id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await place(db, 'organizations', id);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await forgetPoints(db, id);
  }
  await sql`select set_config('app.tenant_id', '', true)`.execute(db);
  await sql.raw(whole).execute(db);
}
