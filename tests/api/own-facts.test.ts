import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import type { ApplicantPatch } from '../../contract/applicants/applicants.schema.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { updateUser } from '../../contract/users/users.endpoints.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant } from '../../server/db/scope.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

/** Every fact an applicant has given can be changed by themselves (decisions, section 6). */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const [first = '', second = '', third = '', fourth = '', fifth = ''] = occupations.map(({ id }) => id);

async function someone(stage: 'tos' | 'verified' = 'tos') {
  const person = await world.person({ stage, occupation_id: first, firstname: 'Nour' });
  const browser = await world.login(person);
  const id = person.applicant_id ?? '';
  return {
    person,
    browser,
    change: (body: ApplicantPatch) => browser.call(updateApplicant, { params: { id }, body }),
    rename: (body: { firstname?: string; lastname?: string }) =>
      browser.call(updateUser, { params: { id: person.id }, body }),
  };
}

test('the wish and the certificate change after the onboarding too, and one stays found', async () => {
  const { change } = await someone();
  const graduation_type_id = graduationTypes.at(-1)?.id ?? '';
  const { status, body } = await change({ occupation_id: second, graduation_type_id });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ occupation_id: second, graduation_type_id, matchability: 'matchable' });
});

test('up to three further occupations, each once and never the first wish again', async () => {
  const { change } = await someone();
  const more = await change({ further_occupation_ids: [second, first, third] });
  expect(more.body.data.further_occupation_ids).toEqual([second, third]);
  const twice = await change({ further_occupation_ids: [second, second, third] });
  expect(twice.body.data.further_occupation_ids).toEqual([second, third]);
  const moved = await change({ occupation_id: third });
  expect(moved.body.data).toMatchObject({ occupation_id: third, further_occupation_ids: [second] });
  const four = await change({ further_occupation_ids: [first, second, fourth, fifth] });
  expect([four.status, Object.keys(four.error.meta?.errors ?? {})]).toEqual([422, ['further_occupation_ids']]);
  const unknown = await change({ further_occupation_ids: ['0198c5a0-0000-7000-8000-00000000dead'] });
  expect([unknown.status, Object.keys(unknown.error.meta?.errors ?? {})]).toEqual([422, ['further_occupation_ids']]);
  expect((await change({ further_occupation_ids: [] })).body.data.further_occupation_ids).toEqual([]);
});

test('further wishes belong to the onboarding’s first step, beside the first one', async () => {
  const { change } = await someone('verified');
  const step = { occupation_id: second, graduation_type_id: graduationTypes[0]?.id ?? '', date_of_birth: '2000-01-01' };
  const { status, body } = await change({ ...step, further_occupation_ids: [third] });
  expect([status, body.data.further_occupation_ids]).toEqual([200, [third]]);
  const { status: early } = await change({ mobility_km: 25 });
  expect(early, 'what belongs to no step waits for the end of them').toBe(409);
});

test('from when, how far, from which hour and what to begin with: said, changed and taken back', async () => {
  const { change } = await someone();
  const said = { available_from: '2027-09-01', mobility_km: 25, reachable_from: 15, first_meeting: 'talk' } as const;
  expect((await change(said)).body.data).toMatchObject(said);
  const taken = { available_from: null, mobility_km: null, reachable_from: null, first_meeting: null };
  expect((await change(taken)).body.data).toMatchObject(taken);
  for (const wrong of [
    { available_from: '2027-09-02' },
    { mobility_km: 30 },
    { reachable_from: 24 },
    { first_meeting: 'party' },
  ])
    expect((await change(wrong as never)).status).toBe(422);
});

test('what nobody has to say waits for the onboarding', async () => {
  const { change } = await someone('verified');
  const early = await change({ mobility_km: 25 });
  expect([early.status, early.error.code]).toEqual([409, 'step_not_open']);
});

/** As after a yes that was taken back at once. */
async function releaseAndTakeBack(person: Person): Promise<void> {
  const employee = await world.person({ type: 'employee' });
  const email_template_id = await pingTemplate(world, person.tenant);
  const now = world.clock.now();
  await inTenant(world.db, person.tenant.id, (tx) =>
    tx
      .insertInto('pings')
      .values({
        tenant_id: person.tenant.id,
        id: newId(world.clock),
        applicant_id: person.applicant_id ?? '',
        organization_id: employee.organization_id ?? '',
        employee_id: employee.employee_id ?? '',
        email_template_id,
        kind: 'apprenticeship' as const,
        offered_occupation_id: null,
        email_template_version: 1,
        locale: 'en',
        subject: 'x',
        body: 'x',
        match: '{}',
        status: 'revoked',
        send_at: now,
        expires_at: now,
        released_at: now,
        released_until: now,
        created_at: now,
        updated_at: now,
      })
      .execute(),
  );
}

test('the name can be corrected until the first yes, afterwards through staff, taken back or not', async () => {
  const { person, browser, rename } = await someone();
  const renamed = await rename({ firstname: 'Nour-Amal', lastname: 'Haddad' });
  expect(renamed.body.data.user).toMatchObject({ firstname: 'Nour-Amal', lastname: 'Haddad' });
  expect(renamed.body.data.applicant?.name_released).toBe(false);
  await releaseAndTakeBack(person);
  expect((await browser.call(fetchMe)).body.data.applicant?.name_released).toBe(true);
  const late = await rename({ firstname: 'Amal' });
  expect([late.status, late.error.code]).toEqual([409, 'name_released']);
  const language = await browser.call(updateUser, { params: { id: person.id }, body: { locale: 'de' } });
  expect(language.body.data.user).toMatchObject({ firstname: 'Nour-Amal', locale: 'de' });
});

test('an employee’s name is theirs to correct, and an empty one is none', async () => {
  const person = await world.person({ type: 'employee' });
  const browser = await world.login(person);
  const renamed = await browser.call(updateUser, { params: { id: person.id }, body: { lastname: 'Haddad' } });
  expect(renamed.body.data.user.lastname).toBe('Haddad');
  const empty = await browser.call(updateUser, { params: { id: person.id }, body: { lastname: ' ' } });
  expect([empty.status, Object.keys(empty.error.meta?.errors ?? {})]).toEqual([422, ['lastname']]);
});
