import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostCounted, searchOrders } from '../../contract/search/search.schema.ts';
import { pingTemplate } from '../../tests/support/templates.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import { inTenant } from '../db/scope.ts';
import type { ResolvedSearch } from './admitted.ts';
import { findMatches } from './search.repository.ts';

/** However many are found, a page is the same: sorted out of few, or walked along an index where they are many. */
const people = 240;
const organization = '00000000-0000-7000-8000-0000000000ff';
const id = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const occupation = (n: number): string => id(1_000 + n);
const since = new Date('2026-10-21T00:00:00Z');
const [yesterday, today] = ['2026-11-20', '2026-11-21'];

interface Row {
  readonly id: string;
  readonly occupation: number;
  readonly further: readonly number[];
  readonly area: number;
  readonly graduation: number;
  readonly renewed_at: Date | null;
  readonly key: number;
  readonly findable: boolean;
  readonly blocks: boolean;
  readonly recommended: boolean;
  readonly contacted: boolean;
  /** By the company: hidden, saved, or neither. */
  readonly mark: boolean | null;
  /** The last day of the interest shown to the company. */
  readonly interest: string | null;
}

/** Numbers that look random and are the same in each run (a linear congruential generator). */
let state = 12_345;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const rows: Row[] = Array.from({ length: people }, (_, n) => ({
  id: id(n + 1),
  occupation: random(6),
  further: Array.from({ length: random(4) }, () => random(6)),
  area: random(8),
  graduation: random(3),
  renewed_at: random(10) === 0 ? null : new Date(since.getTime() + (random(60) - 30) * 86_400_000),
  // few keys, so that ids decide now and then
  key: random(50) * 40_000_000,
  findable: random(8) > 0,
  blocks: random(10) === 0,
  recommended: random(3) === 0,
  contacted: random(5) === 0,
  mark: [true, false, null, null, null][random(5)] ?? null,
  interest: [today, yesterday, null][random(3)] ?? null,
}));

let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { kysely } = world.db;
  const tenant_id = world.tenant.id;
  const now = world.clock.now();
  const employee = await world.person({ type: 'employee' });
  const template = await pingTemplate(world, world.tenant);
  await sql`insert into organizations (tenant_id, id, name, status, created_at, updated_at)
    values (${tenant_id}, ${organization}, 'Werk', 'active', ${now}, ${now})`.execute(kysely);
  for (const tenant of [world.tenant, world.other]) {
    const list = JSON.stringify(
      rows.map((row) => ({
        ...row,
        occupation: occupation(row.occupation),
        further: `{${row.further.map(occupation).join(',')}}`,
        graduation: id(2_000 + row.graduation),
      })),
    );
    const given = sql`json_to_recordset(${list}::json) as r(id uuid, occupation uuid, further uuid[], area int, graduation uuid,
      renewed_at timestamptz, key int, findable boolean, blocks boolean, recommended boolean, contacted boolean, mark boolean, interest date)`;
    await sql`insert into users (tenant_id, id, type, firstname, lastname, email, email_key, password_hash, locale, timezone,
        verification, account, created_at, updated_at)
      select ${tenant.id}::uuid, id, 'applicant', 'Kim', 'Muster', id || '@example.org', id || '@example.org', '', 'de', 'Europe/Berlin',
        'verified', 'active', ${now}::timestamptz, ${now}::timestamptz from ${given}`.execute(kysely);
    await sql`insert into applicants (tenant_id, id, user_id, occupation_id, further_occupation_ids, graduation_type_id, date_of_birth,
        phonenumber, line_1, postcode, city, country, lat, lng, area_id, rotation_key, search_status, tos_status, findable_status,
        renewed_at, created_at, updated_at)
      select ${tenant.id}::uuid, id, id, occupation, further, graduation, '2008-01-01', '+4930', 'Weg 1', '10115', 'Berlin', 'DE', 52, 13,
        area, key, case when findable then 'wants_to_be_matched' else 'doesnot_want_matching' end, 'accepted', 'accepted',
        renewed_at, ${now}::timestamptz, ${now}::timestamptz from ${given}`.execute(kysely);
    if (tenant !== world.tenant) continue;
    await sql`insert into organization_blocks (tenant_id, applicant_id, organization_id, created_at)
      select ${tenant_id}::uuid, id, ${organization}::uuid, ${now}::timestamptz from ${given} where blocks`.execute(
      kysely,
    );
    await sql`insert into search_marks (tenant_id, organization_id, applicant_id, hidden, created_at)
      select ${tenant_id}::uuid, ${organization}::uuid, id, mark, ${now}::timestamptz from ${given} where mark is not null`.execute(
      kysely,
    );
    await sql`insert into interests (tenant_id, id, applicant_id, organization_id, created_at, until)
      select ${tenant_id}::uuid, id, id, ${organization}::uuid, ${now}::timestamptz, interest from ${given} where interest is not null`.execute(
      kysely,
    );
    await sql`insert into recommendations (tenant_id, id, applicant_id, organization_id, note, status, created_at, updated_at)
      select ${tenant_id}::uuid, gen_random_uuid(), r.id, by.id, '', 'accepted', ${now}::timestamptz, ${now}::timestamptz
      from ${given}, (values (${organization}::uuid, true), (${employee.organization_id}::uuid, false)) by (id, is_own)
      where case when by.is_own then key % 3 = 0 else recommended end`.execute(kysely);
    await sql`insert into pings (tenant_id, id, applicant_id, organization_id, employee_id, email_template_id, email_template_version, locale, kind, subject, body, match, status,
        send_at, expires_at, created_at, updated_at)
      select ${tenant_id}::uuid, id, id, ${organization}::uuid, ${employee.employee_id}::uuid, ${template}::uuid, 1, 'de', 'talk', '', '', '{}', 'created',
        ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz from ${given} where contacted`.execute(
      kysely,
    );
  }
});
afterAll(() => world.close());

/** The rule read off docs/ranking.md, over all rows at once. */
function expected(search: ResolvedSearch): string[] {
  const { wishes, near, turn } = search;
  const tier = (row: Row): number => {
    if (!wishes) return 0;
    const wish = occupation(row.occupation);
    if (wishes.same.includes(wish)) return 1;
    if (row.further.some((further) => wishes.same.includes(occupation(further)))) return 2;
    const level = wishes.related.findIndex((ids) => ids.includes(wish));
    return level < 0 ? Number.NaN : 3 + level;
  };
  const band = (row: Row): number => {
    const found = near.bands.findIndex((ids) => ids.includes(row.area));
    return found >= 0 ? found : near.isLimit ? Number.NaN : 99;
  };
  const late = (row: Row): number => (row.renewed_at && row.renewed_at >= search.since ? 0 : 1);
  const place = (row: Row): number => (row.key - turn + 2 ** 31) % 2 ** 31;
  const by = {
    rule: (row: Row) => [tier(row), band(row), late(row)],
    distance: (row: Row) => [band(row), tier(row), late(row)],
    renewal: (row: Row) => [-(row.renewed_at?.getTime() ?? Number.NEGATIVE_INFINITY)],
  }[search.order];
  const keys = (row: Row) => [...by(row), place(row)];
  return rows
    .filter((row) => row.findable && !row.blocks && ![tier(row), band(row)].some(Number.isNaN))
    .filter((row) => !search.graduation_type_ids || search.graduation_type_ids.includes(id(2_000 + row.graduation)))
    .filter((row) => search.hidden === 'too' || (row.mark === true) === search.hidden)
    .filter((row) => !search.saved || row.mark === false)
    .filter(({ interest }) => !search.interested_on || (interest !== null && interest >= search.interested_on))
    .filter(
      ({ renewed_at }) =>
        search.fresh_since === undefined ||
        (search.fresh_since !== null && renewed_at !== null && renewed_at > search.fresh_since),
    )
    .filter((row) => (!search.recommended_only || row.recommended) && (!search.not_contacted || !row.contacted))
    .toSorted((a, b) => {
      const [left, right] = [keys(a), keys(b)];
      const first = left.findIndex((key, n) => key !== right[n]);
      return first < 0 ? a.id.localeCompare(b.id) : (left[first] ?? 0) < (right[first] ?? 0) ? -1 : 1;
    })
    .map((row) => row.id);
}

function anySearch(): ResolvedSearch {
  const areas = [0, 1, 2, 3, 4, 5, 6, 7];
  const cut = [random(3), random(5)].toSorted((a, b) => a - b);
  return {
    tenant_id: world.tenant.id,
    organization_id: organization,
    wishes:
      random(2) === 0
        ? undefined
        : {
            same: [occupation(random(3))],
            related: [[], [[occupation(3)]], [[occupation(3)], [occupation(4)]]][random(3)] ?? [],
          },
    graduation_type_ids: random(3) === 0 ? [id(2_000), id(2_002)] : undefined,
    near: {
      bands: random(4) === 0 ? [] : [areas.slice(0, cut[0]), areas.slice(cut[0], cut[1])],
      isLimit: random(3) === 0,
    },
    recommended_only: random(5) === 0,
    not_contacted: random(4) === 0,
    saved: random(8) === 0,
    hidden: ([true, 'too'] as const)[random(12)] ?? false,
    interested_on: random(6) === 0 ? today : undefined,
    fresh_since: random(6) === 0 ? null : random(6) === 0 ? new Date(since.getTime() + 5 * 86_400_000) : undefined,
    order: searchOrders[random(searchOrders.length)] ?? 'rule',
    since,
    turn: random(2 ** 31),
    limit: 1 + random(40),
    offset: random(3) === 0 ? 0 : random(120),
  };
}

test.each(Array.from({ length: 60 }, (_, n) => n + 1))(
  'search %i: page and total are those of the rule, few or many',
  async () => {
    const search = anySearch();
    const all = expected(search);
    const page = all.slice(search.offset, search.offset + search.limit);
    const found = (most?: number) =>
      inTenant(world.db, world.tenant.id, (tx) => findMatches(tx, search, most)).then((answer) => ({
        ids: answer.rows.map((row) => row.id),
        total: answer.total,
      }));
    expect(await found(), JSON.stringify(search)).toEqual({ ids: page, total: Math.min(all.length, mostCounted + 1) });
    expect(await found(2), JSON.stringify(search)).toEqual({ ids: page, total: Math.min(all.length, 3) });
  },
);
