import { sql } from 'kysely';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { SearchQueryInput } from '../../contract/search/search.schema.ts';
import { showApplicantStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { areas } from '../../server/geo/areas.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { createWorld } from '../support/world.ts';
import { type Figure, milliseconds, printFigures, printHeading, quantile } from './figures.ts';

const applicants = Number(process.env['APPLICANTS'] ?? 100_000);
const rounds = 60;
/** So many rows a statement: the pool gives up one that stays silent for seconds. */
const batch = 5_000;

const occupation = occupations[40]?.id ?? '';
const searches: Readonly<Record<string, SearchQueryInput>> = {
  'occupation, 25 km around 60311': { filter: { occupation_ids: [occupation], centre: '60311', radius_km: '25' } },
  'related occupations, 50 km around 10115': {
    filter: { occupation_ids: [occupation], related: 'kldb3', centre: '10115', radius_km: '50', not_contacted: 'true' },
  },
  'no occupation, graduation, 25 km around 80331': {
    filter: { centre: '80331', radius_km: '25', graduation_rank: '3' },
  },
  'everybody within 100 km around 44135': { filter: { centre: '44135', radius_km: '100' } },
  'no filter at all': {},
};

const world = await createWorld();
try {
  await withoutHurry(seed);
  const browser = await world.login(await world.person({ type: 'employee' }));
  const lookUp = await times(() => inTenant(world.db, world.tenant.id, primaryKey));
  const me = await times(() => browser.call(fetchMe));
  const reference = quantile(me, 0.5);
  const line = (what: string, taken: readonly number[], beside: string): Figure => ({
    what,
    value: milliseconds(quantile(taken, 0.5)),
    reference: `p95 ${milliseconds(quantile(taken, 0.95))}, ${beside}`,
  });
  const timesReference = (taken: readonly number[]): string =>
    `${(quantile(taken, 0.5) / reference).toFixed(1)} times the reference`;
  const figures = [
    line('one row by its primary key', lookUp, 'the least a database does: a transaction of the tenant'),
    line('reference: GET auth/me', me, 'the least a request does: session, tenant, some rows'),
  ];
  for (const [what, query] of Object.entries(searches)) {
    let found = '';
    let held = true;
    const taken = await times(async () => {
      const { status, body } = await browser.call(searchApplicants, { query });
      held &&= status === 200;
      if (status === 200) found = `${body.meta.total_is_at_least ? 'more than ' : ''}${body.meta.total} found`;
    });
    figures.push({ ...line(what, taken, `${timesReference(taken)}; ${held ? found : 'refused'}`), held });
  }
  const staff = await world.login(await world.person({ type: 'tenant_member' }));
  let held = true;
  const statistics = await times(async () => {
    const { status } = await staff.call(showApplicantStatistics);
    held &&= status === 200;
  });
  figures.push({
    ...line('statistics of all of them', statistics, `${timesReference(statistics)}${held ? '' : '; refused'}`),
    held,
  });
  printHeading(`Search among ${applicants} applicants of one tenant, whole request, ${world.db.kind}`);
  printFigures(figures);
  process.exitCode = figures.some((figure) => figure.held === false) ? 1 : 0;
} finally {
  await world.close();
}

async function times(work: () => Promise<unknown>): Promise<number[]> {
  for (let warm = 0; warm < 5; warm++) await work();
  const taken: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  return taken;
}

async function primaryKey(tx: TenantTx): Promise<void> {
  await sql`select a.* from applicants a where tenant_id = ${world.tenant.id}::uuid and id = ${idOf(7)}`.execute(tx);
}

/** Ids by number, made in SQL: in UUIDv7's shape. */
function idOf(number: number) {
  return sql`('0199c000-0000-7000-8000-' || lpad(to_hex(${number}::int), 12, '0'))::uuid`;
}

/** A country's worth of applicants over two years: towns of different sizes, nine of ten matchable, every third with a further wish. */
async function seed(): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one batch after the other
  for (let first = 1; first <= applicants; first += batch) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await seedBatch(first);
    // what the triggers look up has grown: plans made for an empty table read all of it
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (first === 1) await sql`analyze users`.execute(world.db.kysely);
  }
  // as autovacuum leaves a database that has been standing for a while
  await sql`vacuum analyze users, applicants`.execute(world.db.kysely);
  await world.jobs.run('statistics.fold', world.clock.now());
}

async function seedBatch(first: number): Promise<void> {
  const { db, tenant, clock } = world;
  const numbers = sql`generate_series(${first}::int, ${first + batch - 1}::int) n`;
  const now = clock.now();
  const list = (values: readonly string[]) => sql`${`{${values.join(',')}}`}::uuid[]`;
  const id = sql`('0199c000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await sql`insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone,
      verification, verified_at, account, created_at, updated_at)
    select ${tenant.id}::uuid, ${id}, 'applicant', 'Kim', 'Muster', 'n' || n || '@example.org', 'n' || n || '@example.org', 'x',
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
