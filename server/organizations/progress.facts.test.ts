import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { milestones } from '../../contract/organizations/progress.search.ts';
import type { Person } from '../../tests/support/people.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import { inTenant, type TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { companiesOf, fact, keepProgress, withFacts } from './progress.facts.ts';

let world: World;
let employees: Person[];
let applicants: Person[];
beforeAll(async () => {
  world = await createWorld();
  [employees, applicants] = [[], []];
  for (const tenant of [world.tenant, world.other]) {
    await inTenant(world.db, tenant.id, (tx) =>
      sql`insert into email_templates (tenant_id, id, name_de, name_en, purpose, subject_de, subject_en, body_de, body_en, status, is_default, created_at, updated_at)
        values (${tenant.id}, gen_random_uuid(), 'V', 'T', 'ping', '', '', '', '', 'published', false, now(), now())`.execute(
        tx,
      ),
    );
    for (let n = 0; n < 3; n++) {
      employees.push(await world.person({ tenant, type: 'employee' }));
      applicants.push(await world.person({ tenant, stage: 'tos' }));
    }
  }
});
afterAll(() => world.close());

const facts = async (tx: TenantTx): Promise<string[]> =>
  (
    await withFacts(companiesOf(tx))
      .select(['o.id', fact.reached.as('reached'), fact.percent.as('percent'), fact.next.as('next')])
      .execute()
  )
    .map(({ id, reached, percent, next }) => `${id} ${reached.join()} ${percent} ${next}`)
    .toSorted();

class Undone extends Error {}
/** As it is, and as it is worked out when nothing is kept. */
async function both(tenant: TenantRow): Promise<readonly [string[], string[]]> {
  const kept = await inTenant(world.db, tenant.id, facts);
  let plain: string[] = [];
  await inTenant(world.db, tenant.id, async (tx) => {
    await sql`delete from organization_progress`.execute(tx);
    plain = await facts(tx);
    throw new Undone();
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return [kept, plain];
}
const keep = (tenant: TenantRow) => inTenant(world.db, tenant.id, (tx) => keepProgress(tx, tenant.id));
const left = async (table: string, tenant: TenantRow) =>
  (
    await sql<{
      count: number;
    }>`select count(*)::int as count from ${sql.table(table)} where tenant_id = ${tenant.id}`.execute(world.db.kysely)
  ).rows[0]?.count;

/** Numbers that look random and are the same in each run (a linear congruential generator). */
let state = 4_711;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)] as T;

const made = (table: string, columns: string, values: string) =>
  `insert into ${table} (tenant_id, id, organization_id, created_at, updated_at, ${columns}) select $t, gen_random_uuid(), $o, now(), now(), ${values} on conflict do nothing`;
/** What may happen to a company `$o` of tenant `$t`, its employee `$e` with user `$u`, and an applicant `$a`. */
const changes: readonly (() => string)[] = [
  () =>
    made(
      'invitations',
      'email, firstname, lastname, status, expires_at',
      `'i@example.com', 'A', 'B', 'accepted', now()`,
    ),
  () => `delete from invitations where organization_id = $o`,
  () =>
    `delete from employees where organization_id = $o and not exists (select from pings where employee_id = employees.id)`,
  () =>
    `insert into employees (tenant_id, id, user_id, organization_id, created_at, updated_at) values ($t, $e, $u, $o, now(), now()) on conflict do nothing`,
  () => `update users set verification = '${oneOf(['verified', 'unverified'])}' where id = $u`,
  () => `update users set last_login_at = now() where id = $u`,
  () =>
    `update organizations set usage_type = ${oneOf(['null', `'searching'`, `'referring'`, `'searching_and_referring'`])} where id = $o`,
  () => `update organizations set first_searched_at = ${oneOf(['null', 'now()'])} where id = $o`,
  () =>
    made(
      'profiles',
      'name, slogan_de, slogan_en, description_de, description_en, occupation_ids, website, status',
      `'P', '', '', '', '', '{}', '', 'draft'`,
    ),
  () => `update profiles set status = '${oneOf(['draft', 'published', 'archived'])}' where organization_id = $o`,
  () =>
    made(
      'registration_codes',
      'code, name, occupation_ids, recommendation_text, status, kind, is_mailed',
      `upper(left(md5(random()::text), 8)), 'S', '{}', 'Gut.', 'active', 'group', ${oneOf(['true', 'false'])}`,
    ),
  () => `update registration_codes set times_used = ${random(2)} where organization_id = $o`,
  () => `delete from registration_codes where organization_id = $o`,
  () => made('recommendations', 'applicant_id, note, status', `$a, '', 'accepted'`),
  () => `update recommendations set applicant_id = $a where id = (select id from recommendations where organization_id = $o limit 1)
    and not exists (select from recommendations where organization_id = $o and applicant_id = $a)`,
  () => `delete from recommendations where organization_id = $o`,
  () => `update applicants set search_status = '${oneOf(['wants_to_be_matched', 'archived'])}' where id = $a`,
  () => `update users set account = '${oneOf(['active', 'inactive'])}' where type = 'applicant'`,
  () =>
    `update applicants set found_with = ${oneOf(['null', '$o'])} where id in (select applicant_id from pings where organization_id = $o)`,
  () =>
    made('alerts', 'by_staff, name, interval, criteria, status, used_at', `false, 'A', 'daily', '{}', 'active', now()`),
  () => `update alerts set status = '${oneOf(['active', 'inactive'])}' where organization_id = $o`,
  () =>
    made(
      'pings',
      'applicant_id, employee_id, email_template_id, email_template_version, locale, subject, body, match, status, send_at, expires_at, kind',
      `$a, $e, (select id from email_templates limit 1), 1, 'de', '', '', '{}', 'archived', now(), now(), 'talk' where exists (select from employees where id = $e)`,
    ),
  () => `update pings set sent_at = ${oneOf(['null', 'now()'])} where organization_id = $o`,
  () => `update pings set responded_at = ${oneOf(['null', 'now()'])} where organization_id = $o`,
  () => `update pings set note = 'x', note_at = now() where organization_id = $o`,
];

test('how far companies have come is always what it is now, whatever was written, kept or not, in each tenant alone', async () => {
  const wrong: string[] = [];
  const seen = new Set<string>();
  for (let round = 0; round < 250; round++) {
    const employee = oneOf(employees);
    const applicant = oneOf(applicants.filter(({ tenant }) => tenant === employee.tenant));
    const names: Record<string, string | undefined> = {
      t: employee.tenant.id,
      o: employee.organization_id,
      e: employee.employee_id,
      u: employee.id,
      a: applicant.applicant_id,
    };
    const change = oneOf(changes)().replace(/\$([toeua])\b/g, (_, name: string) => `'${names[name]}'`);
    await Promise.all([
      inTenant(world.db, employee.tenant.id, (tx) => sql.raw(change).execute(tx)),
      ...(random(3) === 0 ? [keep(employee.tenant), keep(employee.tenant)] : []),
    ]);
    for (const tenant of round % 10 === 0 ? [world.tenant, world.other] : [employee.tenant]) {
      const [kept, plain] = await both(tenant);
      for (const line of plain) seen.add(line.split(' ')[1] ?? '');
      if (kept.join() !== plain.join())
        wrong.push(`${round} ${change}: ${kept.join(' ')} instead of ${plain.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(
    [...new Set([...seen].flatMap((reached) => reached.split(',')))].filter(Boolean).toSorted(),
    'each of them was reached at some time',
  ).toEqual([...milestones].toSorted());
});

test('once kept, nothing is worked out anew until something changes; what is rolled back changes nothing', async () => {
  await keep(world.tenant);
  expect(await left('organization_changes', world.tenant)).toBe(0);
  const undone = inTenant(world.db, world.tenant.id, async (tx) => {
    await tx.updateTable('organizations').set({ usage_type: 'referring' }).execute();
    throw new Undone();
  });
  await expect(undone).rejects.toThrow(Undone);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('organizations').set({ city: 'Bonn', first_searched_at: world.clock.now() }).execute(),
  );
  await keep(world.tenant);
  await inTenant(world.db, world.tenant.id, (tx) => tx.updateTable('organizations').set({ city: 'Ulm' }).execute());
  expect(await left('organization_changes', world.tenant), 'a place is no milestone').toBe(0);
});

test('a company that is erased leaves nothing of this', async () => {
  const [gone] = employees;
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .deleteFrom('organizations')
      .where('id', '=', gone?.organization_id ?? '')
      .execute(),
  );
  const { rows } = await sql`select organization_id from organization_changes
    where organization_id = ${gone?.organization_id} union all select organization_id from organization_progress
    where organization_id = ${gone?.organization_id}`.execute(world.db.kysely);
  expect(rows).toEqual([]);
});
