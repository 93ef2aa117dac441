import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from '../../tests/support/people.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import { inTenant } from '../db/scope.ts';
import { loadMe } from '../users/me.service.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld();
  person = await world.person({});
});
afterAll(() => world.close());

/** Each condition of being found: the row that meets it, and what takes it away. */
const ofApplicant = [
  { occupation_id: null },
  { date_of_birth: null },
  { phonenumber: null },
  { line_1: null, postcode: null, city: null, country: null },
  { lat: null, lng: null, area_id: null },
  { tos_status: 'expired' },
  { findable_status: 'revoked' },
  { search_status: 'doesnot_want_matching' },
] as const;
const ofUser = [{ verification: 'unverified' }, { account: 'inactive' }] as const;

const subsets = <Part extends object>(parts: readonly Part[]): Part[][] =>
  Array.from({ length: 2 ** parts.length }, (_, bits) => parts.filter((_part, index) => bits & (2 ** index)));

test('the stored flag and the reasons agree, whatever is missing and whichever row is written last', async () => {
  const { date_of_birth, ...whole } = await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('applicants')
      .select(['occupation_id', 'graduation_type_id', 'date_of_birth', 'phonenumber', 'line_1', 'postcode', 'city'])
      .select(['country', 'lat', 'lng', 'area_id', 'tos_status', 'findable_status', 'search_status'])
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow(),
  );
  const wrong: object[] = [];
  let tried = 0;
  await inTenant(world.db, world.tenant.id, async (tx) => {
    for (const user of subsets<object>(ofUser)) {
      for (const applicant of subsets<object>(ofApplicant)) {
        const writes = [
          () =>
            tx
              .updateTable('users')
              .set({ verification: 'verified', account: 'active', ...Object.assign({}, ...user) })
              .where('id', '=', person.id)
              .execute(),
          () =>
            tx
              .updateTable('applicants')
              .set({ ...whole, date_of_birth, ...Object.assign({}, ...applicant) })
              .where('user_id', '=', person.id)
              .execute(),
        ];
        // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
        for (const write of tried % 2 ? writes : writes.toReversed()) await write();
        // oxlint-disable-next-line no-await-in-loop -- as above
        const me = await loadMe(tx, person.id, world.tenant, world.clock.now());
        const stored = tx.selectFrom('applicants').select('matchable').where('user_id', '=', person.id);
        // oxlint-disable-next-line no-await-in-loop -- as above
        const { matchable } = await stored.executeTakeFirstOrThrow();
        const reasons = me.applicant?.unmatchable_reasons ?? [];
        const expected = user.length + applicant.length === 0;
        if (matchable !== expected || (reasons.length === 0) !== expected)
          wrong.push({ user, applicant, matchable, reasons });
        tried += 1;
      }
    }
  });
  expect([tried, wrong]).toEqual([1024, []]);
});

test.each(['graduation_type_id', 'line_1', 'postcode', 'city', 'country'])(
  'without %s alone nobody is found',
  async (column) => {
    const someone = await world.person({});
    const { matchable } = await inTenant(world.db, world.tenant.id, (tx) =>
      tx
        .updateTable('applicants')
        .set({ [column]: null })
        .where('user_id', '=', someone.id)
        .returning('matchable')
        .executeTakeFirstOrThrow(),
    );
    expect(matchable).toBe(false);
  },
);
