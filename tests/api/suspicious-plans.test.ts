import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../contract/kit/age.ts';
import { inTenant } from '../../server/db/scope.ts';
import { rules } from '../../server/reports/suspicious-events.rules.ts';
import { type Walk, walksOf } from '../support/listening.ts';
import { crowdedTables, fillTables, plantRows } from '../support/many-rows.ts';
import { createWorld, type World } from '../support/world.ts';

/** What looks for unusual events every ten minutes costs no more with everybody there is. */
const many = 6_000;
let world: World;
beforeAll(async () => {
  world = await createWorld();
  const { db, tenant, clock } = world;
  await plantRows(
    db,
    [
      [
        'organization_blocks',
        { applicant_id: 'gen_random_uuid()', created_at: `$now - n % 7 * interval '1 hour'` },
        many,
      ],
      [
        'reports',
        { reporter: `'applicant'`, reason: `'other'`, status: `'pending'`, applicant_id: 'gen_random_uuid()' },
        many,
      ],
    ],
    tenant.id,
    clock.now(),
  );
  await fillTables(db, many, clock.now());
});
afterAll(() => world.close());

const growing = new Set([...crowdedTables, 'organization_blocks', 'reports']);

/** What a rule walks that is too much, where the day began in a minute. */
async function wideWalks(kind: keyof typeof rules): Promise<readonly Walk[]> {
  const now = world.clock.now();
  const [since, month] = [new Date(now.getTime() + 60_000), new Date(now.getTime() - 30 * 86_400_000)];
  const watch = { day: dayIn(world.tenant.timezone, now), since, month, guardianAge: 16 };
  const walks = await inTenant(world.db, world.tenant.id, (tx) => walksOf(tx, rules[kind].query(watch).compile(tx)));
  return walks.filter(({ table, rows, isWhole }) => growing.has(table) && (isWhole || rows > 100));
}

test.each(Object.keys(rules) as (keyof typeof rules)[])(
  'a look for %s finds by index that nothing is new',
  async (kind) => {
    expect(await wideWalks(kind)).toEqual([]);
  },
);

test('an inbox named today is looked for among all others by index', async () => {
  const named = {
    email: `'eva@example.net'`,
    created_at: `$now + interval '1 hour'`,
    applicant_id: 'gen_random_uuid()',
  };
  await plantRows(world.db, [['legal_contacts', named]], world.tenant.id, world.clock.now());
  expect(await wideWalks('shared_guardian')).toEqual([]);
  expect(await wideWalks('guardian_at_company')).toEqual([]);
});
