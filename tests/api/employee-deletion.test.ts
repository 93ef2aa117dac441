import { afterAll, beforeAll, expect, test } from 'vitest';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { deleteEmployee, showEmployeeDeletion } from '../../contract/employees/employees.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { findable, sentPing } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { openCode } from '../support/registration.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

/** What becomes of what somebody of a company has here, counted before an administrator deletes the account. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const mia = { type: 'employee', firstname: 'Mia', lastname: 'Adam' } as const;
const counted = async (browser: ApiClient, id: string | undefined) =>
  (await browser.call(showEmployeeDeletion, { params: { id: id ?? '' } })).body.data;
const admin = async () => world.login(await world.person({ type: 'administrator' }));

/** Has one of each: a message that waits, one that arrived, an open invitation, an alert of their own, a code. */
async function busy(person: Person): Promise<ApiClient> {
  const browser = await world.login(person);
  await sentPing(world, browser, await world.person(findable));
  await browser.call(alerts.create, {
    body: { name: 'Im Umkreis', interval: 'weekly', criteria: { centre: '10115' } },
  });
  await browser.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [], name: 'Absagen im Mai' } });
  const body = { email: `by-${person.id}@example.org`, firstname: 'Ina', lastname: 'Gast' };
  await browser.call(invitations.create, { body }, { key: `invite-${person.id}` });
  return browser;
}
const pingsOf = (employee_id: string | undefined) =>
  world.db.kysely
    .selectFrom('pings')
    .select(['status', 'employee_id'])
    .where('employee_id', '=', employee_id ?? '')
    .execute();

test('with a colleague, messages go to them by name; what is counted is what happens', async () => {
  const leaving = await world.person(mia);
  const heir = await world.person({
    type: 'employee',
    firstname: 'Ole',
    lastname: 'Erb',
    organization_id: leaving.organization_id ?? '',
  });
  const theirs = await busy(leaving);
  const administrator = await admin();
  expect(await counted(administrator, leaving.employee_id)).toEqual({
    heir: 'Ole Erb',
    ends: { sessions: 1, unsent_messages: 0, open_messages: 0, invitations: 1, alerts: 1 },
    messages: 1,
    stays: { alerts: 1, codes: 1, email_templates: 0, profiles: 0 },
  });
  expect((await theirs.call(alerts.list)).status, 'a look ends nothing').toBe(200);
  const { status } = await administrator.call(deleteEmployee, {
    params: { id: leaving.employee_id ?? '' },
    body: { name: 'Mia Adam' },
  });
  expect(status).toBe(200);
  expect(await pingsOf(leaving.employee_id)).toEqual([]);
  expect(await pingsOf(heir.employee_id)).toHaveLength(1);
  const { heir: _, ...after } = await counted(administrator, leaving.employee_id);
  expect(after).toMatchObject({
    ends: { sessions: 0, unsent_messages: 0, open_messages: 0, invitations: 0, alerts: 0 },
    messages: 0,
    stays: { alerts: 1, codes: 1 },
  });
});

test('where nobody is left, open messages end, and the count says so', async () => {
  const alone = await world.person(mia);
  await busy(alone);
  const administrator = await admin();
  expect(await counted(administrator, alone.employee_id)).toMatchObject({
    heir: null,
    ends: { open_messages: 1 },
    messages: 0,
  });
  await administrator.call(deleteEmployee, { params: { id: alone.employee_id ?? '' }, body: { name: 'Mia Adam' } });
  expect((await pingsOf(alone.employee_id)).map(({ status }) => status)).toEqual(['revoked']);
  expect(await counted(administrator, alone.employee_id)).toMatchObject({ ends: { open_messages: 0 }, messages: 1 });
});

test('an alert that tells a colleague too does not rest', async () => {
  const leaving = await world.person(mia);
  const organization_id = leaving.organization_id ?? '';
  const colleague = await world.person({ ...mia, firstname: 'Ada', organization_id });
  const browser = await world.login(leaving);
  const criteria = { centre: '10115' };
  const recipient_ids = [leaving.employee_id ?? '', colleague.employee_id ?? ''];
  const both = { name: 'Für beide', interval: 'weekly', criteria, recipient_ids } as const;
  expect((await browser.call(alerts.create, { body: both })).status).toBe(201);
  expect(await counted(await admin(), leaving.employee_id)).toMatchObject({
    ends: { alerts: 0 },
    stays: { alerts: 1 },
  });
});

test('nobody else counts, and nobody of another tenant is counted', async () => {
  const one = await world.person(mia);
  const there = await world.person({ ...mia, tenant: world.other });
  const administrator = await admin();
  for (const id of [there.employee_id ?? '', absentId(world.clock)])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await administrator.call(showEmployeeDeletion, { params: { id } })).status).toBe(404);
  const member = await world.login(await world.person({ type: 'tenant_member' }));
  expect((await member.call(showEmployeeDeletion, { params: { id: one.employee_id ?? '' } })).status).toBe(403);
});
