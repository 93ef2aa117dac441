import { sql } from 'kysely';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { areas } from '../../server/geo/areas.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { fillCountry } from '../support/country.ts';
import { createWorld } from '../support/world.ts';
import { type Figure, milliseconds, printFigures, printHeading, quantile, seconds } from './figures.ts';
import { searches } from './searches.ts';

/** How many alerts run in one morning, over how many applicants. Nobody has been met before: the most there can be. */
const alerts = Number(process.env['ALERTS'] ?? 10_000);
const applicants = Number(process.env['APPLICANTS'] ?? 100_000);
const perCompany = 20;
const morning = new Date('2026-11-21T06:00:00Z');
const idleRounds = 100;
/** So many times slower than without alerts a search may be meanwhile. */
const mostTimes = 2;

const world = await createWorld();
const { kysely } = world.db;
const tenant = world.tenant.id;

/** Companies with one employee and twenty alerts each: an occupation within 25 km of some place. */
async function fillAlerts(): Promise<void> {
  const id = (kind: number) => sql`('0199d00${sql.lit(kind)}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const now = world.clock.now();
  const companies = sql`generate_series(1, ${Math.ceil(alerts / perCompany)}::int) n`;
  await sql`insert into organizations (tenant_id, id, name, status, usage_type, created_at, updated_at)
    select ${tenant}::uuid, ${id(1)}, 'Betrieb ' || n, 'active', 'searching', ${now}::timestamptz, ${now}::timestamptz from ${companies}`.execute(
    kysely,
  );
  await sql`insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone, verification,
      verified_at, account, created_at, updated_at)
    select ${tenant}::uuid, ${id(2)}, 'employee', 'Kim', 'Muster', 'e' || n || '@example.com', 'e' || n || '@example.com', 'x', 'de',
      'Europe/Berlin', 'verified', ${now}::timestamptz, 'active', ${now}::timestamptz, ${now}::timestamptz from ${companies}`.execute(
    kysely,
  );
  await sql`insert into employees (tenant_id, id, user_id, organization_id, created_at, updated_at)
    select ${tenant}::uuid, ${id(3)}, ${id(2)}, ${id(1)}, ${now}::timestamptz, ${now}::timestamptz from ${companies}`.execute(
    kysely,
  );
  const wishes = `{${occupations.map((it) => it.id).join(',')}}`;
  const places = `{${areas.map(({ postcodes }) => postcodes[0]).join(',')}}`;
  await sql`insert into alerts (tenant_id, id, organization_id, by_staff, name, "interval", criteria, status, first_run_on, next_run_at,
      used_at, created_at, updated_at)
    select ${tenant}::uuid, ${id(4)}, ('0199d001-0000-7000-8000-' || lpad(to_hex(1 + n / ${perCompany}::int), 12, '0'))::uuid, false,
      'Suche ' || n, 'daily', jsonb_build_object('occupation_ids', jsonb_build_array((${wishes}::text[])[1 + n % ${occupations.length}::int]),
        'centre', (${places}::text[])[1 + (n * 7) % ${areas.length}::int], 'radius_km', '50'),
      'active', '2026-11-21', ${morning}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(0, ${alerts - 1}::int) n`.execute(kysely);
  await sql`insert into alert_recipients (tenant_id, alert_id, employee_id)
    select a.tenant_id, a.id, e.id from alerts a join employees e on e.tenant_id = a.tenant_id and e.organization_id = a.organization_id`.execute(
    kysely,
  );
  await sql`vacuum analyze`.execute(kysely);
}

try {
  await withoutHurry(async () => {
    await fillCountry(world, applicants);
    await fillAlerts();
  });
  const browser = await world.login(await world.person({ type: 'employee' }));
  const queries = Object.values(searches).filter(({ page, order }) => page === undefined && order === undefined);
  const timed = async (round: number): Promise<number> => {
    const began = performance.now();
    const { status } = await browser.call(searchApplicants, { query: queries[round % queries.length] ?? {} });
    if (status !== 200) throw new Error(`A search answered ${status}.`);
    return performance.now() - began;
  };
  const idle: number[] = [];
  // before and after: what else the machine is at changes within minutes
  const rest = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one search after the other, as one person does
    for (let round = 0; round < idleRounds; round++) idle.push(await timed(round));
  };
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (let round = 0; round < 10; round++) await timed(0);
  await rest();

  const running = new AbortController();
  const began = performance.now();
  const run = world.jobs.run('alerts.sweep', morning).finally(() => running.abort());
  const meanwhile: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- as above
  for (let round = 0; !running.signal.aborted; round++) meanwhile.push(await timed(round));
  await run;
  const took = performance.now() - began;
  await rest();

  const counted = await sql<{ runs: number; seen: number; mails: number }>`select
    (select count(*)::int from alert_runs) as runs, (select count(*)::int from alert_seen) as seen,
    (select count(*)::int from mails where kind = 'alert_matches') as mails`.execute(kysely);
  const { runs = 0, seen = 0, mails = 0 } = counted.rows[0] ?? {};
  const [calm, busy] = [quantile(idle, 0.95), quantile(meanwhile, 0.95)];
  printHeading(`A morning of ${alerts} alerts over ${applicants} applicants, ${world.db.kind}`);
  const figures: readonly Figure[] = [
    {
      what: 'all runs and mails',
      value: seconds(took),
      reference: `${runs} runs, ${seen} matches, ${mails} mails`,
      held: runs === alerts,
    },
    { what: 'one alert', value: milliseconds(took / alerts), reference: 'with its share of the mail' },
    {
      what: 'search meanwhile, p95',
      value: milliseconds(busy),
      reference: `${(busy / calm).toFixed(1)} times ${milliseconds(calm)} without alerts, ${mostTimes} at most, ${meanwhile.length} searches`,
      held: busy <= mostTimes * calm,
    },
    {
      what: 'search meanwhile, median',
      value: milliseconds(quantile(meanwhile, 0.5)),
      reference: `${(quantile(meanwhile, 0.5) / quantile(idle, 0.5)).toFixed(1)} times the one without, ${mostTimes} at most`,
      held: quantile(meanwhile, 0.5) <= mostTimes * quantile(idle, 0.5),
    },
  ];
  printFigures(figures);
  process.exitCode = figures.some(({ held }) => held === false) ? 1 : 0;
} finally {
  await world.close();
}
