import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { createPing, pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person, type PersonWishes } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * SECURITY 24 and 1: who may not be found is absent for an employer, whichever door is tried: in the list, in the
 * total, and by the id, which then answers like an id that nothing has.
 */
let world: World;
let employee: ApiClient;
let template: string;
let foreignTemplate: string;
let keys = 0;
const absent = '0198c5a0-0000-7000-8000-00000000dead';
const findable = { occupation_id: occupations[0]?.id ?? '', graduation_type_id: graduationTypes[0]?.id ?? '' };
const marker = { firstname: 'Unsichtbarius', lastname: 'Geheimrat' };

let company: Person;
beforeAll(async () => {
  world = await createWorld();
  template = await pingTemplate(world, world.tenant);
  foreignTemplate = await pingTemplate(world, world.other);
  company = await world.person({ type: 'employee' });
  employee = await world.login(company);
});
beforeEach(() => world.clock.advance(1_000));
afterAll(() => world.close());

/** Everything an employer can ask about an applicant, as answered. */
async function asked(handle: string, email_template_id = template) {
  keys += 1;
  const body = { handle, email_template_id, ...offer };
  const [preview, create] = [
    await employee.call(previewPing, { body }),
    await employee.call(createPing, { body }, { key: `unseen-${keys}` }),
  ];
  return [preview, create].map(({ raw }) => [raw.statusCode, raw.body]);
}

const change = (work: (tx: TenantTx, person: Person) => Promise<unknown>) => (person: Person) =>
  inTenant(world.db, person.tenant.id, (tx) => work(tx, person));
const applicant = (values: Record<string, string | null>) =>
  change((tx, { applicant_id = '' }) =>
    tx.updateTable('applicants').set(values).where('id', '=', applicant_id).execute(),
  );

type After = ((person: Person) => Promise<unknown>) | undefined;
const cases: readonly (readonly [string, PersonWishes, After])[] = [
  ['a minor whose guardian was not asked', { stage: 'onboarded', date_of_birth: '2012-05-05' }, undefined],
  ['somebody who has not accepted the terms', { stage: 'onboarded' }, undefined],
  ['somebody whose acceptance was taken back', {}, applicant({ tos_status: 'revoked' })],
  ['somebody who took back being found', {}, applicant({ findable_status: 'revoked' })],
  ['somebody whose acceptance has run out', {}, applicant({ tos_status: 'expired' })],
  ['somebody who does not look', {}, applicant({ search_status: 'doesnot_want_matching' })],
  ['somebody without a profile', { stage: 'verified' }, undefined],
  ['somebody whose address is not verified', { stage: 'session' }, undefined],
  [
    'somebody with an inactive account',
    {},
    change((tx, { id }) => tx.updateTable('users').set({ account: 'inactive' }).where('id', '=', id).execute()),
  ],
  ['somebody of another tenant', {}, undefined],
];

describe.each(cases)('%s', (name, wishes, after) => {
  test('is nowhere', async () => {
    const tenant = name.includes('tenant') ? world.other : world.tenant;
    const before = (await employee.call(searchApplicants, {})).body.meta.total;
    const person = await world.person({ ...findable, ...marker, ...wishes, tenant });
    await after?.(person);
    const list = await employee.call(searchApplicants, {});
    expect(list.status).toBe(200);
    expect(list.body.meta.total).toBe(before);
    expect(list.raw.body).not.toContain(handleFor(company, person));
    expect(list.raw.body).not.toMatch(/Unsichtbarius|Geheimrat/);
    expect(await asked(handleFor(company, person))).toEqual(await asked(absent));
    expect((await employee.call(pings.list)).body.meta.total).toBe(0);
  });
});

test('somebody who wants to be found is there, so the absences above mean something', async () => {
  const person = await world.person({ ...findable, ...marker });
  const list = await employee.call(searchApplicants, {});
  expect(list.raw.body).toContain(handleFor(company, person));
  expect(list.raw.body).not.toMatch(/Unsichtbarius|Geheimrat/);
  const [foreign] = await asked(handleFor(company, person), foreignTemplate);
  const [nothing] = await asked(handleFor(company, person), absent);
  expect(foreign).toEqual(nothing);
  const [preview, create] = await asked(handleFor(company, person));
  expect([preview?.[0], create?.[0]]).toEqual([200, 201]);
  expect(String(create?.[1])).not.toMatch(/Unsichtbarius|Geheimrat/);
});
