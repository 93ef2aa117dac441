import { afterAll, beforeAll, expect, test } from 'vitest';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { confirmDeletion, listDeletionRequests } from '../../contract/pings/deletion-requests.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { nameOf } from '../../server/handles/handles.ts';
import { leave } from '../support/account.ts';
import { rowsAbout, whereabouts } from '../support/traces.ts';
import { saidYes, type Yes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** What erasing somebody leaves behind for the companies that had the contact details: a request to delete, of nobody. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const wait = async (days: number) => {
  world.clock.advance(days * day);
  await world.jobs.tick(world.clock.now());
};
const asked = async ({ employee }: Pick<Yes, 'employee'>) =>
  (await (await world.login(employee)).call(listDeletionRequests)).body;
const confirm = async ({ employee }: Pick<Yes, 'employee'>, id: string) =>
  (await world.login(employee)).call(confirmDeletion, { params: { id } });
const withdraw = ({ own, id }: Yes) => own.call(pings.transition, { params: { id }, body: { event: 'withdraw' } });
const rowOf = (id: string) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('deletion_requests').selectAll().where('id', '=', id).executeTakeFirst(),
  );
const nameTo = ({ employee, applicant }: Yes) =>
  nameOf(world.tenant, employee.organization_id ?? '', applicant.applicant_id ?? '');
const idsOf = ({ applicant }: Yes) => ({
  ids: [applicant.id, applicant.applicant_id ?? ''],
  email: applicant.email,
});

/** Said yes, and the account is deleted and erased. */
async function erased(): Promise<Yes> {
  const yes = await saidYes(world);
  await leave(world, yes.applicant);
  await wait(0);
  await wait(7);
  return yes;
}

test('after an erasure the company is still asked, by the name that it alone knew, and can confirm', async () => {
  const yes = await erased();
  const { data, meta } = await asked(yes);
  const name = nameTo(yes);
  expect(meta.total).toBe(1);
  expect(data).toMatchObject([{ name, ping_id: null, confirmed_at: null }]);
  expect((await (await world.login(yes.employee)).call(pings.show, { params: { id: yes.id } })).status).toBe(404);
  expect((await (await world.login(yes.employee)).call(pings.list)).body.meta.total).toBe(0);
  const { body } = await confirm(yes, data[0]?.id ?? '');
  expect(body.data.confirmed_at).toBe(world.clock.now().toISOString());
  expect(await asked(yes)).toMatchObject({ data: [], meta: { total: 0 } });
});

test('nothing of the person is in it: no word anybody typed, no id that leads to them or to their message', async () => {
  const yes = await saidYes(world, { firstname: 'Xerxes', lastname: 'Markername' });
  await leave(world, yes.applicant);
  await wait(0);
  const before = await rowsAbout(world.db, idsOf(yes));
  expect([...before.keys()]).toContain('deletion_requests');
  await wait(7);
  const request = (await asked(yes)).data[0];
  expect([...(await rowsAbout(world.db, idsOf(yes))).keys()]).toEqual(['audits']);
  expect(await whereabouts(world.db, 'Markername')).toEqual([]);
  const { tenant_id: _, organization_id: __, ...row } = (await rowOf(request?.id ?? '')) ?? {};
  const told = JSON.stringify(row);
  for (const secret of [yes.id, yes.applicant.id, yes.applicant.applicant_id, yes.applicant.email, 'Xerxes'])
    expect(told).not.toContain(secret);
});

test('whoever archived an ended search is gone: the company, which was never asked, is asked by a mail that leads there', async () => {
  const yes = await saidYes(world);
  const hired = await saidYes(world, { applicant: yes.applicant });
  await yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_here', organization_id: hired.employee.organization_id ?? '' },
  });
  await wait(0);
  expect((await asked(yes)).data).toEqual([]);
  await wait(184);
  await wait(15);
  const name = nameTo(yes);
  expect((await asked(yes)).data).toMatchObject([{ name, ping_id: null }]);
  expect((await asked(hired)).data).toEqual([]);
  const [mail] = await world.mails(yes.employee.email);
  expect(mail?.subject).toBe('Please delete: an account is gone');
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toMatch(
    new RegExp(`The account of ${name} \\(yes of .+\\) is deleted here\\. .+ delete the contact details too`),
  );
  expect(mail?.text).toMatch(/\/pings\s/);
  expect(mail?.text).not.toMatch(/Noor|Geheim/);
  expect(mail?.text).not.toContain(yes.applicant.email);
});

test.each([
  ['the mail server was away', [0, 7]],
  ['the server was', [7, 0]],
] as const)('the mail that asks to delete goes out once, after the erasure too: %s for a week', async (_, waits) => {
  const yes = await saidYes(world);
  await leave(world, yes.applicant);
  const before = (await world.mails(yes.employee.email)).length;
  for (const days of waits)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await wait(days);
  const mails = await world.mails(yes.employee.email);
  expect(mails).toHaveLength(before + 1);
  expect(mails[0]?.subject).toBe('Please delete: a yes was taken back');
});

test('another company’s and another tenant’s request is not there; an unknown one neither', async () => {
  const yes = await erased();
  const id = (await asked(yes)).data[0]?.id ?? '';
  const [neighbour, abroad] = [
    await world.person({ type: 'employee' }),
    await world.person({ type: 'employee', tenant: world.other }),
  ];
  expect(await Promise.all([neighbour, abroad].map((employee) => asked({ employee })))).toMatchObject([
    { data: [] },
    { data: [] },
  ]);
  const replies = await Promise.all([neighbour, abroad].map((employee) => confirm({ employee }, id)));
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  expect((await confirm(yes, yes.id)).status).toBe(404);
  expect((await rowOf(id))?.confirmed_at).toBeNull();
});

test('it goes a month after it was confirmed, and a year after it was asked; never while the person is here', async () => {
  const [confirmed, open, here] = [await erased(), await erased(), await saidYes(world)];
  await withdraw(here);
  const [first, second, third] = [
    (await asked(confirmed)).data[0]?.id ?? '',
    (await asked(open)).data[0]?.id ?? '',
    (await asked(here)).data[0]?.id ?? '',
  ];
  await confirm(confirmed, first);
  await confirm(here, third);
  await wait(30);
  expect(await rowOf(first)).toBeDefined();
  await wait(0.01);
  expect(await rowOf(first)).toBeUndefined();
  await wait(320);
  expect(await rowOf(second)).toBeDefined();
  await wait(20);
  expect(await rowOf(second)).toBeUndefined();
});

test.each([
  ['has written to applicants', true],
  ['has not', false],
])('who confirmed it is forgotten with the employee, who %s', async (_, hasWritten) => {
  const yes = await saidYes(world);
  const organization_id = yes.employee.organization_id ?? '';
  const employee = hasWritten ? yes.employee : await world.person({ type: 'employee', organization_id });
  await withdraw(yes);
  const id = (await asked(yes)).data[0]?.id ?? '';
  await confirm({ employee }, id);
  expect((await rowOf(id))?.confirmed_by).toBe(employee.employee_id);
  await leave(world, employee);
  await wait(7);
  expect(await rowOf(id)).toMatchObject({ confirmed_by: null, confirmed_at: expect.any(Date) });
});
