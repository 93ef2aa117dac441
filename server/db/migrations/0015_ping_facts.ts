import { type Kysely, sql } from 'kysely';
import { eachTenant } from './kit/each-tenant.ts';

/** What a company was shown of an applicant when it wrote stays with the message; a kept answer says which record it is about. */
const columns = `
alter table pings
  add column shown_occupation_id uuid,
  add column shown_graduation_type_id uuid,
  add column shown_area_id int,
  add column shown_recommended boolean not null default false;

alter table idempotency_keys add column subject_id uuid;
create index idempotency_keys_subject on idempotency_keys (tenant_id, subject_id) where subject_id is not null;
`;

/** A band goes from the point of one area to that of another, so the sentences that told it as a bound weren't true. */
const bands = [
  [
    'body_de',
    'Unser Betrieb liegt höchstens {distance_km} km von dir entfernt.',
    'Unser Betrieb liegt im Umkreis von etwa {distance_km} km von dir.',
  ],
  ['body_de', 'höchstens {distance_km} km', 'bis etwa {distance_km} km'],
  [
    'body_en',
    'Our company is at most {distance_km} km from you.',
    'Our company is within about {distance_km} km of you.',
  ],
  ['body_en', 'at most {distance_km} km', 'up to about {distance_km} km'],
]
  .map(
    ([body, was, is]) =>
      `update email_templates set ${body} = replace(${body}, '${was}', '${is}') where tenant_id = one;`,
  )
  .join('\n');

/** Nobody knows any more what was shown at the time; from here on it changes no more. */
const kept = `
update pings p set shown_occupation_id = a.occupation_id, shown_graduation_type_id = a.graduation_type_id,
    shown_area_id = a.area_id, shown_recommended = exists (select from recommendations r
      where r.tenant_id = one and r.applicant_id = a.id and r.status = 'accepted')
  from applicants a where p.tenant_id = one and a.tenant_id = one and a.id = p.applicant_id;
update idempotency_keys set subject_id = (response -> 'data' ->> 'id')::uuid
  where tenant_id = one and response -> 'data' ->> 'id' ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  await eachTenant(db, kept + bands);
}
