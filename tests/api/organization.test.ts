import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEmployees } from '../../contract/employees/employees.endpoints.ts';
import {
  createInvitation,
  listInvitations,
  transitionInvitation,
} from '../../contract/invitations/invitations.endpoints.ts';
import { showOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function mayInvite(employees_may_invite: boolean): Promise<void> {
  await world.db.kysely
    .updateTable('tenants')
    .set({ employees_may_invite })
    .where('id', '=', world.tenant.id)
    .execute();
  world.app.tenants.forget();
}

test('employees see their colleagues, ordered as a German would, and nobody else [S2-24]', async () => {
  const first = await world.person({ type: 'employee', lastname: 'Zander' });
  const organization_id = first.organization_id ?? '';
  await world.person({ type: 'employee', lastname: 'Özdemir', organization_id });
  await world.person({ type: 'employee', lastname: 'Paul', organization_id });
  await world.person({ type: 'employee', lastname: 'Fremd' });
  const employee = await world.login(first);
  const { body } = await employee.call(listEmployees);
  expect(body.data.map(({ lastname, verified }) => [lastname, verified])).toEqual([
    ['Özdemir', true],
    ['Paul', true],
    ['Zander', true],
  ]);
  const last = await employee.call(listEmployees, { query: { order: '-lastname', per_page: '1' } });
  expect([last.body.data[0]?.lastname, last.body.meta.total]).toEqual(['Zander', 3]);
});

test('the own organization says whether its employees may invite', async () => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.organization_id ?? '' };
  expect((await employee.call(showOrganization, { params })).body.data).toMatchObject({
    id: params.id,
    version: 1,
    may_invite: true,
  });
  await mayInvite(false);
  const { body } = await employee.call(showOrganization, { params });
  await mayInvite(true);
  expect(body.data.may_invite).toBe(false);
});

test('an invitation says what may be done with it: nothing once taken back, nor where only staff invites', async () => {
  const employee = await world.login(await world.person({ type: 'employee' }));
  const created = await employee.call(createInvitation, {
    body: { email: 'events@example.org', firstname: 'Ada', lastname: 'Gast' },
  });
  expect(created.body.data.events).toEqual(['resend', 'revoke']);
  await mayInvite(false);
  const { body } = await employee.call(listInvitations);
  await mayInvite(true);
  expect(body.data.map(({ events }) => events)).toEqual([[]]);
  const revoked = await employee.call(transitionInvitation, {
    params: { id: created.body.data.id },
    body: { event: 'revoke' },
  });
  expect([revoked.body.data.status, revoked.body.data.events]).toEqual(['revoked', []]);
});
