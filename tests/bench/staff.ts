import '../../server/memory.ts';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import type { GenericSchema, InferInput } from 'valibot';
import { applicants as applicantsDesk } from '../../contract/applicants/desk.endpoints.ts';
import { audits } from '../../contract/audits/audits.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { Endpoint, InputOf } from '../../contract/kit/endpoint.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { organizationsProgress, showProgressSummary } from '../../contract/organizations/progress.endpoints.ts';
import { mostCounted } from '../../contract/search/search.schema.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { inTenantUnhurried } from '../../server/db/scope.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { keepProgress } from '../../server/organizations/progress.facts.ts';
import { applicantOf, fillCountry } from '../support/country.ts';
import { createWorld } from '../support/world.ts';
import { type Figure, median, megabytes, milliseconds, printFigures, printHeading, quantile } from './figures.ts';

/** How many applicants and entries of the log an association has, and how many companies. */
const applicants = Number(process.env['APPLICANTS'] ?? 200_000);
const companies = Math.max(1, Math.round(applicants / 40));
const rounds = 40;
/** How often a file is taken. */
const files = 3;
/** What a list may take, and a file until its first byte, on an idle machine, in ms. */
const [listAim, fileAim] = [60, 300];
/** What `GET auth/me` takes in quiet moments of such a machine, in ms: on a busy one both take longer, and what holds is how many times that. */
const idleReference = 2.5;
const mostTimes = (aim: number): number => aim / idleReference;
/** So much more memory a file may take than the process has after one before it, in bytes: it is written in pieces. */
const mostMemory = 50 * 1024 * 1024;

const world = await createWorld();
const { kysely } = world.db;

/**
 * Companies with one employee and one code each, every second with a profile and with messages to a half of all
 * applicants, each of whom is recommended by one; and a log with one entry for each applicant.
 */
async function fillAssociation(): Promise<void> {
  const tenant = sql`${world.tenant.id}::uuid`;
  const now = sql`${world.clock.now()}::timestamptz`;
  const id = (kind: number): RawBuilder<unknown> =>
    sql`('0199e00${sql.lit(kind)}-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  const each = (most: number, from = 1): RawBuilder<unknown> => sql`generate_series(${from}::int, ${most}::int) n`;
  const run = (statement: RawBuilder<unknown>): Promise<unknown> => statement.execute(kysely);
  await run(sql`insert into organizations (tenant_id, id, name, status, usage_type, created_at, updated_at)
    select ${tenant}, ${id(1)}, 'Betrieb ' || n, 'active', case n % 3 when 0 then 'referring' when 1 then 'searching' else 'searching_and_referring' end,
      ${now} - (n % 700) * interval '1 day', ${now} from ${each(companies)}`);
  await run(sql`insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone, verification,
      verified_at, account, last_login_at, created_at, updated_at)
    select ${tenant}, ${id(2)}, 'employee', 'Kim', 'Muster ' || n, 'e' || n || '@example.com', 'e' || n || '@example.com', 'x', 'de',
      'Europe/Berlin', 'verified', ${now}, 'active', ${now} - (n % 90) * interval '1 day', ${now}, ${now} from ${each(companies)}`);
  await run(sql`insert into employees (tenant_id, id, user_id, organization_id, created_at, updated_at)
    select ${tenant}, ${id(3)}, ${id(2)}, ${id(1)}, ${now}, ${now} from ${each(companies)}`);
  await run(sql`insert into registration_codes (tenant_id, id, organization_id, code, name, occupation_ids, recommendation_text, status, kind, created_at, updated_at)
    select ${tenant}, ${id(4)}, ${id(1)}, lpad(upper(to_hex(n)), 8, '0'), 'Stand ' || n, '{}', 'Ein guter Eindruck.', 'active', 'group', ${now}, ${now} from ${each(companies)}`);
  await run(sql`insert into invitations (tenant_id, id, organization_id, email, firstname, lastname, status, expires_at, created_at, updated_at)
    select ${tenant}, ${id(5)}, ${id(1)}, 'i' || n || '@example.com', 'Kim', 'Muster', 'accepted', ${now}, ${now}, ${now} from ${each(companies)}`);
  await run(sql`insert into profiles (tenant_id, id, organization_id, name, slogan_de, slogan_en, description_de, description_en, occupation_ids, website, status, created_at, updated_at)
    select ${tenant}, ${id(6)}, ${id(1)}, 'Betrieb ' || n, '', '', '', '', '{}', '', 'published', ${now}, ${now} from ${each(companies)} where n % 2 = 0`);
  await run(sql`insert into alerts (tenant_id, id, organization_id, by_staff, name, interval, criteria, status, used_at, created_at, updated_at)
    select ${tenant}, ${id(7)}, ${id(1)}, false, 'Suche ' || n, 'daily', '{}', 'active', ${now}, ${now}, ${now} from ${each(companies)} where n % 3 = 0`);
  await run(sql`insert into email_templates (tenant_id, id, name_de, name_en, purpose, subject_de, subject_en, body_de, body_en, status, is_default, created_at, updated_at)
    select ${tenant}, ${id(8)}, 'V', 'T', 'ping', '', '', '', '', 'published', false, ${now}, ${now} from ${each(1)}`);
  for (let first = 1; first <= applicants; first += 10_000)
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await run(sql`insert into audits (tenant_id, id, at, actor_kind, actor_id, subject_type, subject_id, event)
      select ${tenant}, ('0199e009-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${now} - n * interval '1 minute', 'applicant',
        ${applicantOf(sql`n`)}, 'applicant', ${applicantOf(sql`n`)}, 'renew' from ${each(first + 9_999, first)}`);
  const companyOf = sql`('0199e001-0000-7000-8000-' || lpad(to_hex(n % ${companies}::int + 1), 12, '0'))::uuid`;
  for (let first = 1; first <= applicants; first += 10_000) {
    const some = each(Math.min(first + 9_999, applicants), first);
    // oxlint-disable-next-line no-await-in-loop -- one batch after the other
    await run(sql`insert into recommendations (tenant_id, id, organization_id, applicant_id, note, status, created_at, updated_at)
      select ${tenant}, ${id(9)}, ${companyOf}, ${applicantOf(sql`n`)}, '', 'accepted', ${now}, ${now} from ${some}`);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await run(sql`insert into pings (tenant_id, id, applicant_id, organization_id, employee_id, email_template_id, email_template_version, locale, subject, body, match,
        status, send_at, sent_at, responded_at, expires_at, created_at, updated_at, kind)
      select ${tenant}, ${id(0)}, ${applicantOf(sql`n`)}, ${companyOf}, replace(${companyOf}::text, '0199e001', '0199e003')::uuid, '0199e008-0000-7000-8000-000000000001'::uuid, 1, 'de', '', '', '{}',
        case n % 3 when 0 then 'declined' else 'expired' end, ${now}, ${now}, case n % 3 when 0 then ${now} end, ${now}, ${now}, ${now}, 'talk' from ${some} where n % ${companies}::int < ${Math.ceil(companies / 2)}::int`);
  }
  await inTenantUnhurried(world.db, world.tenant.id, (tx) => keepProgress(tx, world.tenant.id));
  await run(sql`vacuum analyze`);
}

interface File {
  /** Milliseconds until its first byte. */
  readonly first: number;
  readonly rows: number;
  readonly memory: number;
  readonly status: number;
}

/** The file as it comes over the wire: when its first byte did, how many bytes and rows came, what memory it took at most. */
async function takeFile(cookies: ReadonlyMap<string, string>, path: string): Promise<File> {
  const { port } = world.app.server.address() as AddressInfo;
  const headers = {
    host: `${world.tenant.slug}.localhost:3000`,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-site': 'same-origin',
  };
  const before = process.memoryUsage().rss;
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get({ port, path, headers }, (answer) => {
      let [first, rows, most] = [0, 0, before];
      answer.on('data', (piece: Buffer) => {
        first ||= performance.now() - began;
        for (const byte of piece) if (byte === 10) rows += 1;
        most = Math.max(most, process.memoryUsage().rss);
      });
      answer.on('end', () => resolve({ first, rows: rows - 1, memory: most - before, status: answer.statusCode ?? 0 }));
    }).on('error', reject);
  });
}

try {
  await withoutHurry(async () => {
    await fillCountry(world, applicants);
    await fillAssociation();
  });
  const staff = await world.login(await world.person({ type: 'tenant_member' }));
  const figures: Figure[] = [];
  const me = () => staff.call(fetchMe);
  /** Each time beside one of the least request there is, so that a busy machine slows both. */
  const measure = async (what: string, ask: () => Promise<{ readonly status: number }>): Promise<void> => {
    const [taken, reference]: [number[], number[]] = [[], []];
    let isAnswered = true;
    const timed = async (into: number[], work: () => Promise<{ readonly status: number }>): Promise<void> => {
      const began = performance.now();
      isAnswered &&= (await work()).status === 200;
      into.push(performance.now() - began);
    };
    for (let round = 0; round < rounds; round++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, or each would be measured beside the others
      await timed(reference, me);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await timed(taken, ask);
    }
    const times = (at: number): number => quantile(taken, at) / quantile(reference, at);
    figures.push({
      what,
      value: `p95 ${milliseconds(quantile(taken, 0.95))}`,
      reference: `${times(0.95).toFixed(1)} times the reference, median ${milliseconds(median(taken))}, ${times(0.5).toFixed(1)} times, ${mostTimes(listAim)} at most${isAnswered ? '' : '; refused'}`,
      held: isAnswered && Math.max(times(0.5), times(0.95)) <= mostTimes(listAim),
    });
  };
  const asked =
    <E extends Endpoint>(list: E) =>
    (query: InferInput<E['query'] & GenericSchema>) =>
    () =>
      staff.call(list, { query } as unknown as InputOf<E>);
  const of = {
    companies: asked(organizations.list),
    progress: asked(organizationsProgress.list),
    applicants: asked(applicantsDesk.list),
    employees: asked(employees.list),
    log: asked(audits.list),
  };
  const occupation = occupations[0]?.id ?? '';
  const [aCompany, anApplicant] = ['0199e001-0000-7000-8000-000000000007', '0199c000-0000-7000-8000-000000000007'];
  const lists: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    companies: of.companies({}),
    'companies by name': of.companies({ filter: { q: 'trieb 49' } }),
    'companies with a profile, without an alert': of.companies({ filter: { profile: ['yes'], alert: ['no'] } }),
    'companies that stand still, by entry': of.companies({ filter: { stalled: ['yes'] }, order: '-created_at' }),
    'companies of one kind, with a code': of.companies({ filter: { usage_type: ['searching'], code: ['yes'] } }),
    progress: of.progress({}),
    'progress, by what is reached': of.progress({ order: '-percent' }),
    'progress, who stands still': of.progress({ filter: { stalled: ['yes'] } }),
    'progress, last here': of.progress({ order: 'last_activity' }),
    'progress, by what comes next': of.progress({ filter: { next: ['code_used'] } }),
    'progress, in sum': () => staff.call(showProgressSummary),
    applicants: of.applicants({}),
    'applicants by name': of.applicants({ filter: { q: 'muster49' } }),
    'applicants by first letters': of.applicants({ filter: { q: 'muster4' } }),
    'applicants by name, of one state': of.applicants({
      filter: { q: 'muster49', search_status: ['doesnot_want_matching'] },
    }),
    'applicants, last page': of.applicants({ page: String(mostCounted / 20) }),
    'applicants of one occupation': of.applicants({ filter: { occupation } }),
    'applicants of one area': of.applicants({ filter: { area: '1' } }),
    'applicants of one company’s codes': of.applicants({ filter: { source: aCompany } }),
    'applicants who search no more, by name': of.applicants({
      filter: { search_status: ['doesnot_want_matching'] },
      order: 'lastname',
    }),
    'applicants who can’t be found, and why': of.applicants({ filter: { unmatchable_reason: ['not_looking'] } }),
    'applicants without a code, of seven days': of.applicants({ filter: { without: ['code'], since: ['days_7'] } }),
    employees: of.employees({}),
    'employees by name': of.employees({ filter: { q: 'muster 49' } }),
    'employees here of late': of.employees({ filter: { here: ['days_30'], verified: ['yes'] } }),
    log: of.log({}),
    'log of a week, of applicants': of.log({ filter: { since: ['week'], actor: ['applicant'] } }),
    'log of one kind of act': of.log({ filter: { event: 'renew' } }),
    'log of one person': of.log({ filter: { person_id: anApplicant } }),
    'log of one company': of.log({ filter: { organization_id: aCompany } }),
  };
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const [what, ask] of Object.entries(lists)) await measure(what, ask);
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  for (const [what, path, most] of [
    ['log as a file', '/api/v1/audits/_csv', applicants],
    ['progress as a file', '/api/v1/organizations-progress/_csv', companies],
  ] as const) {
    // what the engine keeps for its garbage is there after the first
    // oxlint-disable-next-line no-await-in-loop -- one file after the other
    await takeFile(staff.cookies, path);
    const [taken, reference]: [File[], number[]] = [[], []];
    for (let round = 0; round < files; round++) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      reference.push((await takeFile(staff.cookies, '/api/auth/me')).first);
      // oxlint-disable-next-line no-await-in-loop -- as above
      taken.push(await takeFile(staff.cookies, path));
    }
    const first = median(taken.map((file) => file.first));
    const times = first / median(reference);
    const memory = Math.max(...taken.map((file) => file.memory));
    const isWhole = taken.every(({ status, rows }) => status === 200 && rows >= most);
    figures.push({
      what,
      value: milliseconds(first),
      reference: `until its first byte, ${times.toFixed(1)} times the reference’s, ${mostTimes(fileAim)} at most; ${taken[0]?.rows} rows, ${megabytes(memory)} of memory, ${megabytes(mostMemory)} at most`,
      held: isWhole && memory <= mostMemory && times <= mostTimes(fileAim),
    });
  }
  printHeading(`Staff of ${companies} companies and ${applicants} applicants, whole request, ${world.db.kind}`);
  printFigures(figures);
  process.exitCode = figures.some(({ held }) => held === false) ? 1 : 0;
} finally {
  await world.close();
}
