import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../tests/support/people.ts';
import { aCode } from '../../tests/support/registration.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import { isMatchable } from '../applicants/matchable.ts';
import { inTenant } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { foldCounts, tallyApplicants } from './statistics.repository.ts';

let world: World;
let people: Person[];
let code: string;
beforeAll(async () => {
  world = await createWorld();
  code = (await aCode(world)).code.id;
  const stages = ['session', 'verified', 'onboarded', 'tos'] as const;
  people = [];
  for (const tenant of [world.tenant, world.other])
    for (const stage of [...stages, ...stages]) people.push(await world.person({ tenant, stage }));
});
afterAll(() => world.close());

const today = '2026-11-20';

/** A plain count over everybody, as the page defines its figures, without any table of counts. */
async function plain(tenant: TenantRow): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with people as (
      select u.verification, a.search_status, a.occupation_id, a.area_id, c.organization_id, a.matchable, case when ${isMatchable} then 'matchable'
        when u.verification <> 'verified' then 'unverified'
        when num_nulls(a.occupation_id, a.graduation_type_id, a.date_of_birth, a.phonenumber,
          a.line_1, a.postcode, a.city, a.country) > 0 then 'onboarding_incomplete'
        when a.tos_status <> 'accepted' and a.date_of_birth > ${today}::date - make_interval(years => 16) then 'guardian_not_confirmed'
        when a.tos_status <> 'accepted' then 'tos_not_accepted'
        when a.findable_status <> 'accepted' then 'findable_not_accepted'
        when a.search_status <> 'wants_to_be_matched' then 'not_looking'
        when u.account <> 'active' then 'account_inactive'
        else 'address_not_found' end as standing
      from users u left join applicants a on a.tenant_id = u.tenant_id and a.user_id = u.id
        left join registration_codes c on c.tenant_id = a.tenant_id and c.id = a.registration_code_id
      where u.tenant_id = ${tenant.id}::uuid and u.type = 'applicant' and u.shadow_of is null
    ), somebody as (select * from people where search_status <> 'archived')
    select 'standing ' || standing || ' ' || count(*) as line from somebody group by standing
    union all select 'search_status ' || search_status || ' ' || count(*) from people where verification = 'verified' group by search_status
    union all select 'occupation ' || coalesce(occupation_id::text, '') || ' ' || count(*) from somebody where verification = 'verified' group by occupation_id
    union all select 'area ' || coalesce(area_id::text, '') || ' ' || count(*) from somebody where verification = 'verified' group by area_id
    union all select 'source ' || coalesce(organization_id::text, '') || ' ' || count(*) from somebody where verification = 'verified' group by organization_id`.execute(
    world.db.kysely,
  );
  return rows.map(({ line }) => line).toSorted();
}

async function tallied(tenant: TenantRow): Promise<string[]> {
  const query = { today, guardian_age: 16, now: world.clock.now() };
  const tallies = await inTenant(world.db, tenant.id, (tx) => tallyApplicants(tx, query));
  return tallies
    .filter(
      ({ what, count }) => ['standing', 'search_status', 'occupation', 'area', 'source'].includes(what) && count !== 0,
    )
    .map(({ what, key, count }) => `${what} ${key ?? ''} ${count}`)
    .toSorted();
}

/** Numbers that look random and are the same in each run (a linear congruential generator). */
let state = 4_711;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};

const uuid = (n: number) => `'00000000-0000-7000-8000-00000000000${n}'`;
/** What may happen to people, of one (`who`) or of all of a tenant at once. */
const changes = [
  () =>
    `update applicants set tos_status = (array['pending', 'accepted', 'expired', 'revoked'])[1 + ${random(4)}] where`,
  () => `update applicants set findable_status = (array['pending', 'accepted', 'revoked'])[1 + ${random(3)}] where`,
  () =>
    `update applicants set search_status = (array['unconfirmed', 'wants_to_be_matched', 'expired', 'archived'])[1 + ${random(4)}] where`,
  () => `update applicants set occupation_id = ${random(4) === 0 ? 'null' : uuid(random(4))} where`,
  () =>
    `update applicants set date_of_birth = ${random(4) === 0 ? 'null' : `'20${['05', '10', '11'][random(3)]}-02-28'`} where`,
  () => `update applicants set phonenumber = ${random(3) === 0 ? 'null' : `'+4930'`} where`,
  () => `update applicants set lat = null, lng = null, area_id = null where`,
  () => `update applicants set lat = 52, lng = 13, area_id = ${[10115, 51373][random(2)] ?? 0} where`,
  () => `update users set account = '${random(2) === 0 ? 'active' : 'inactive'}' where type = 'applicant' and`,
  () => `update applicants set created_at = created_at where`,
];

test('the sums are those of a plain count, whatever happens to people, folded or not, in each tenant alone', async () => {
  const wrong: string[] = [];
  for (let round = 0; round < 80; round++) {
    const person = people[random(people.length)];
    if (!person) continue;
    const change = changes[random(changes.length)]?.() ?? '';
    const column = change.includes('users') ? 'id' : 'user_id';
    const who = random(4) === 0 ? 'true' : `${column} = '${person.id}'`;
    await inTenant(world.db, person.tenant.id, (tx) => sql.raw(`${change} ${who}`).execute(tx));
    if (person.tenant === world.tenant && random(6) === 0)
      await inTenant(world.db, person.tenant.id, (tx) =>
        sql`update applicants set registration_code_id = ${random(2) === 0 ? code : null} where user_id = ${person.id}`.execute(
          tx,
        ),
      );
    if (random(5) === 0) await inTenant(world.db, person.tenant.id, (tx) => foldCounts(tx, person.tenant.id));
    for (const tenant of [world.tenant, world.other]) {
      const [left, right] = [await tallied(tenant), await plain(tenant)];
      if (left.join() !== right.join())
        wrong.push(`${round} ${change} ${who}: ${left.join()} instead of ${right.join()}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('what is rolled back is not counted, and who is erased is counted no more', async () => {
  const before = await tallied(world.tenant);
  const undone = inTenant(world.db, world.tenant.id, async (tx) => {
    await tx.updateTable('applicants').set({ tos_status: 'expired' }).execute();
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await tallied(world.tenant)).toEqual(before);
  await inTenant(world.db, world.tenant.id, (tx) => tx.deleteFrom('users').where('type', '=', 'applicant').execute());
  expect(await tallied(world.tenant)).toEqual(await plain(world.tenant));
  await inTenant(world.db, world.tenant.id, (tx) => foldCounts(tx, world.tenant.id));
  const { rows } =
    await sql`select count(*)::int as left from applicant_counts where tenant_id = ${world.tenant.id}`.execute(
      world.db.kysely,
    );
  expect(rows, 'nothing is left of anybody').toEqual([{ left: 0 }]);
});
