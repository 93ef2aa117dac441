import { type RawBuilder, sql } from 'kysely';
import { areas } from '../../server/geo/areas.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { World } from './world.ts';

/** So many rows a statement: the pool gives up one that stays silent for seconds. */
const batch = 5_000;

/** Ids by number, made in SQL: in UUIDv7's shape. */
export const applicantOf = (number: number | RawBuilder<unknown>) =>
  sql`('0199c000-0000-7000-8000-' || lpad(to_hex(${number}::int), 12, '0'))::uuid`;

/** A country's worth of applicants over two years: towns of different sizes, nine of ten matchable, every third with a further wish. */
export async function fillCountry(world: World, applicants: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one batch after the other
  for (let first = 1; first <= applicants; first += batch) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await fillBatch(world, first);
    // what the triggers look up has grown: plans made for an empty table read all of it
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (first === 1) await sql`analyze users`.execute(world.db.kysely);
  }
  // as autovacuum leaves a database that has been standing for a while
  await sql`vacuum analyze users, applicants`.execute(world.db.kysely);
  await world.jobs.run('statistics.fold', world.clock.now());
}

async function fillBatch({ db, tenant, clock }: World, first: number): Promise<void> {
  const numbers = sql`generate_series(${first}::int, ${first + batch - 1}::int) n`;
  const now = clock.now();
  const list = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::uuid[]`;
  const id = applicantOf(sql`n`);
  await sql`insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone,
      verification, verified_at, account, created_at, updated_at)
    select ${tenant.id}::uuid, ${id}, 'applicant', 'Kim', 'Muster' || n % 5000, 'n' || n || '@example.org', 'n' || n || '@example.org', 'x',
      'de', 'Europe/Berlin', 'verified', ${now}::timestamptz, 'active', ${now}::timestamptz - (n % 700) * interval '1 day', ${now}::timestamptz
    from ${numbers}`.execute(db.kysely);
  await sql`insert into applicants (tenant_id, id, user_id, occupation_id, further_occupation_ids, graduation_type_id, city, country, postcode, line_1,
      date_of_birth, phonenumber, lat, lng, area_id, search_status, tos_status, findable_status, renewed_at, created_at, updated_at)
    select ${tenant.id}::uuid, ${id}, ${id},
      (${list(occupations.map((it) => it.id))})[1 + (n::bigint * 7919) % ${occupations.length}::int],
      case when n % 3 = 0 then array[(${list(occupations.map((it) => it.id))})[1 + (n::bigint * 104729) % ${occupations.length}::int]] else '{}' end,
      (${list(graduationTypes.map((it) => it.id))})[1 + n % ${graduationTypes.length}::int],
      'Musterstadt', 'DE', '10115', 'Musterweg 1',
      '2008-05-05', '+4930901820',
      51.0, 10.0,
      -- half spread over the country, half in the areas of a few towns
      (${sql`${`{${areas.map(({ id: area }) => area).join(',')}}`}::int[]`})[1 + case when n % 2 = 0 then (n * 48271::bigint) % ${areas.length}::int
        else (n * 16807::bigint) % ${Math.ceil(areas.length / 20)}::int end],
      case when n % 10 = 0 then 'doesnot_want_matching' else 'wants_to_be_matched' end, 'accepted', 'accepted',
      ${now}::timestamptz - (n % 80) * interval '1 day', ${now}::timestamptz, ${now}::timestamptz
    from ${numbers}`.execute(db.kysely);
}
