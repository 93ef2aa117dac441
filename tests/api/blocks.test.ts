import { afterAll, beforeAll, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { findOrganizationsToBlock, listBlocks, setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { createPing, pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { organizationStatuses } from '../../contract/organizations/organizations.search.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable, sentPing } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { saidYes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

type OrganizationStatus = (typeof organizationStatuses)[number];
let world: World;
let template: string;
beforeAll(async () => {
  world = await createWorld();
  template = await pingTemplate(world, world.tenant);
});
afterAll(() => world.close());

const absent = '0198c5a0-0000-7000-8000-00000000dead';
const block = (own: ApiClient, { organization_id = '' }: Person, blocked = true) =>
  own.call(setBlock, { body: { organization_id, blocked } });
const total = async (browser: ApiClient) => (await browser.call(searchApplicants, {})).body.meta.total;
let keys = 0;
/** Everything by which a company could tell somebody who blocked it from an id that nothing has. */
async function asked(browser: ApiClient, handle: string) {
  keys += 1;
  const body = { handle, email_template_id: template, ...offer };
  const [preview, create] = [
    await browser.call(previewPing, { body }),
    await browser.call(createPing, { body }, { key: `block-${keys}` }),
  ];
  return [preview, create].map(({ raw }) => [raw.statusCode, raw.body]);
}

test('a company blocked before it ever wrote finds nobody, and asks for nobody: as for an id that nothing has', async () => {
  const applicant = await world.person(findable);
  const employee = await world.person({ type: 'employee' });
  const [own, browser] = [await world.login(applicant), await world.login(employee)];
  const before = await total(browser);
  const { body } = await block(own, employee);
  expect(body.data).toMatchObject([{ id: employee.organization_id }]);
  expect(await total(browser)).toBe(before - 1);
  expect(await asked(browser, handleFor(employee, applicant))).toEqual(await asked(browser, absent));
  expect((await block(own, employee, false)).body.data).toEqual([]);
  expect(await total(browser)).toBe(before);
});

test('a block ends an open message and takes back what was released to that company, and to no other', async () => {
  const yes = await saidYes(world);
  const other = await saidYes(world, { applicant: yes.applicant });
  const writer = await world.person({ type: 'employee' });
  const open = await sentPing(world, await world.login(writer), yes.applicant);
  await block(yes.own, yes.employee);
  await block(yes.own, writer);
  expect((await yes.browser.call(pings.show, { params: { id: yes.id } })).body.data).toMatchObject({
    status: 'revoked',
    applicant: { contact: null },
    release: { withdrawn_by: 'person' },
  });
  const ended = await (await world.login(writer)).call(pings.show, { params: { id: open } });
  expect(ended.body.data.status).toBe('revoked');
  expect((await other.browser.call(pings.show, { params: { id: other.id } })).body.data.status).toBe('accepted');
  expect((await yes.own.call(pings.list)).body.data.map(({ status }) => status).toSorted()).toEqual([
    'accepted',
    'revoked',
    'revoked',
  ]);
});

test('blocking twice is as once, and a block for a company that nobody knows is refused', async () => {
  const own = await world.login(await world.person(findable));
  const employee = await world.person({ type: 'employee' });
  await block(own, employee);
  expect((await block(own, employee)).body.data).toHaveLength(1);
  expect((await own.call(setBlock, { body: { organization_id: absent, blocked: true } })).error.code).toBe('not_found');
  const foreign = await world.person({ type: 'employee', tenant: world.other });
  expect((await block(own, foreign)).error.code).toBe('not_found');
  expect((await own.call(listBlocks)).body.data).toHaveLength(1);
  expect((await own.call(exportAccount)).body.data.blocks).toHaveLength(1);
});

test('companies are found by letters of their name: those of this tenant that have or had access, ten at most', async () => {
  const own = await world.login(await world.person(findable));
  const named = async (name: string, person: Person, status: OrganizationStatus = 'active') =>
    inTenant(world.db, person.tenant.id, (tx) =>
      tx
        .updateTable('organizations')
        .set({ name, status })
        .where('id', '=', person.organization_id ?? '')
        .execute(),
    );
  await named('Lackwerke 100% Severin', await world.person({ type: 'employee' }));
  await named('Severin Ruht', await world.person({ type: 'employee' }), 'inactive');
  await named('Severin Weg', await world.person({ type: 'employee' }), 'archived');
  await named('Severin Neu', await world.person({ type: 'employee' }), 'created');
  await named('Severin Bald', await world.person({ type: 'employee' }), 'verified');
  await named('Severin Chemie', await world.person({ type: 'employee', tenant: world.other }));
  const found = async (name: string) =>
    (await own.call(findOrganizationsToBlock, { query: { name } })).body.data.map((one) => one.name);
  expect(await found('severin')).toEqual(['Severin Ruht', 'Severin Weg', 'Lackwerke 100% Severin']);
  expect(await found('0% s')).toEqual(['Lackwerke 100% Severin']);
  expect(await found('%%')).toEqual([]);
  expect((await own.call(findOrganizationsToBlock, { query: { name: 's' } })).status).toBe(422);
  for (let more = 0; more < 12; more += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await named(`Werk ${more}`, await world.person({ type: 'employee' }));
  }
  expect(await found('werk')).toHaveLength(10);
});
