import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { transitionApplicant, updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import { showPortrait } from '../../contract/near-by/near-by.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { releasedAfterSearchDays } from '../../contract/pings/pings.schema.ts';
import { acceptTerms, withdrawConsent } from '../../contract/terms/terms.endpoints.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable, sentPing } from '../support/account.ts';
import { type Company, showing } from '../support/profiles.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, type Yes } from '../support/yes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

test('the first page shows the messages as their list does, and what is known of the reader by name', async () => {
  const person = await world.person(findable);
  const company = await world.login(await world.person({ type: 'employee' }));
  await sentPing(world, company, person);
  const own = await world.login(person);
  const [first, second] = occupations;
  const graduation = graduationTypes.at(-1);
  const body = {
    occupation_id: first?.id ?? '',
    further_occupation_ids: [second?.id ?? ''],
    graduation_type_id: graduation?.id ?? '',
  };
  await own.call(updateApplicant, { params: { id: person.applicant_id ?? '' }, body });
  const shown = (await own.call(showApplicantDashboard)).body.data;
  expect(shown.pings).toEqual((await own.call(pings.list)).body.data);
  expect(shown).toMatchObject({ occupation: first?.name, further: [second?.name], graduation: graduation?.short });
});

test('without anybody near there is nobody, and no error', async () => {
  const own = await world.login(await world.person(findable));
  expect((await own.call(showApplicantDashboard)).body.data).toMatchObject({ near: null, interests: [] });
});

test('another’s messages are not on it', async () => {
  const own = await world.login(await world.person(findable));
  expect((await own.call(showApplicantDashboard)).body.data.pings).toEqual([]);
});

test('since when companies may find the reader is when that was last agreed to', async () => {
  const { en } = await publishTerms(world, world.other);
  const own = await world.login(await world.person({ tenant: world.other, stage: 'onboarded' }));
  await own.call(acceptTerms, { body: en });
  world.clock.advance(60_000);
  await own.call(withdrawConsent, { body: { act: 'findable' } });
  world.clock.advance(60_000);
  await own.call(acceptTerms, { body: { findable: en.findable } });
  expect((await own.call(showApplicantDashboard)).body.data.findable_since).toBe(world.clock.now().toISOString());
});

test('a company that had no place itself and sent the reader on is the last of those near by', async () => {
  const person = await world.person(findable);
  const own = await world.login(person);
  const [recommender] = [
    await showing(world, '10115', { name: 'A' }),
    await showing(world, '10115', { name: 'B' }),
    await showing(world, '10115', { name: 'C' }),
  ];
  const shown = async () =>
    (await own.call(showApplicantDashboard)).body.data.near?.companies.map(({ name }) => name) ?? [];
  expect(await shown()).toEqual(['A', 'B', 'C']);
  const now = world.clock.now();
  const recommended = {
    applicant_id: person.applicant_id ?? '',
    organization_id: recommender.owner.organization_id ?? '',
    note: '',
    status: 'created',
    created_at: now,
    updated_at: now,
  } as const;
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .insertInto('recommendations')
      .values({ ...recommended, tenant_id: world.tenant.id, id: newId(world.clock) })
      .execute(),
  );
  expect(await shown()).toEqual(['B', 'C', 'A']);
  await showing(world, '10115', { name: 'D' });
  expect(await shown()).toEqual(['B', 'C', 'D']);
});

test('a company that has written makes room among those near by, and its portrait says so; after a no it is as any other', async () => {
  const writer = await showing(world, '10115', { name: 'AA' });
  const person = await world.person(findable);
  const own = await world.login(person);
  const params = { id: writer.owner.organization_id ?? '' };
  const seen = async () => [
    (await own.call(showPortrait, { params })).body.data.has_written,
    ...((await own.call(showApplicantDashboard)).body.data.near?.companies.map(({ name }) => name) ?? []),
  ];
  expect(await seen()).toEqual([false, 'A', 'AA', 'B']);
  const id = await sentPing(world, await world.login(writer.owner), person);
  expect(await seen()).toEqual([true, 'A', 'B', 'C']);
  await own.call(pings.transition, { params: { id }, body: { event: 'decline' } });
  expect(await seen()).toEqual([false, 'A', 'AA', 'B']);
});

describe('a company that a yes lets see the contact details has written', () => {
  let writer: Company;
  let yes: Yes;
  let name = '';
  beforeEach(async () => {
    // before all others, so that it is shown wherever it makes no room
    name += '1';
    writer = await showing(world, '10115', { name });
    yes = await saidYes(world, { employee: writer.owner });
  });
  /** Whether its portrait says so, and whether it is among those near by. */
  const seen = async () => {
    const own = await world.login(yes.applicant);
    const params = { id: writer.owner.organization_id ?? '' };
    const { near } = (await own.call(showApplicantDashboard)).body.data;
    return [
      (await own.call(showPortrait, { params })).body.data.has_written,
      near?.companies.some((company) => company.name === name),
    ];
  };
  const answer = (event: 'archive' | 'withdraw', by: 'browser' | 'own') =>
    yes[by].call(pings.transition, { params: { id: yes.id }, body: { event } });
  const search = async (body: InputOf<typeof transitionApplicant>['body']) => {
    const own = await world.login(yes.applicant);
    const { status } = await own.call(transitionApplicant, { params: { id: yes.applicant.applicant_id ?? '' }, body });
    expect(status).toBe(200);
  };

  test('also once it has put the message away, until the yes is taken back', async () => {
    expect(await seen()).toEqual([true, false]);
    expect((await answer('archive', 'browser')).body.data.status).toBe('archived');
    expect(await seen()).toEqual([true, false]);
    expect((await answer('withdraw', 'own')).status).toBe(200);
    expect(await seen()).toEqual([false, true]);
  });

  test('until the days after an ended search are over, whatever the message still says', async () => {
    await search({ event: 'found_traineeship', reason: 'paused' });
    world.clock.advance(releasedAfterSearchDays * 86_400_000 - 1);
    expect((await seen())[0]).toBe(true);
    world.clock.advance(1);
    await search({ event: 'looking_again' });
    const { status } = (await (await world.login(yes.applicant)).call(pings.show, { params: { id: yes.id } })).body
      .data;
    expect(status).toBe('accepted');
    expect(await seen()).toEqual([false, true]);
  });
});
