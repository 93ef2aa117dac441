import { afterAll, beforeAll, expect, test } from 'vitest';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { answerPing, createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { findable } from '../support/account.ts';
import { wait } from '../support/contacts.ts';
import { offer } from '../support/offer.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, written, type Yes } from '../support/yes.ts';

/** A company that staff stop: what its messages hand over from then on, and what their readers are told. */
let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
});
afterAll(() => world.close());

const move = async ({ organization_id = '' }: Person, event: 'suspend' | 'archive' | 'reactivate') => {
  const staff = await world.login(member);
  const { status } = await staff.call(organizations.transition, {
    params: { id: organization_id },
    body: { event, reason: 'Weil' },
  });
  expect(status).toBe(200);
};
const shown = async ({ applicant, id }: Yes) => {
  const { body } = await (await world.login(applicant)).call(pings.show, { params: { id } });
  if (body.data.perspective !== 'applicant') throw new Error('An applicant reads their own side.');
  return body.data;
};

test.each(['suspend', 'archive'] as const)(
  'a yes after the company’s %s hands over nothing, by page or by link',
  async (event) => {
    const yes = await written(world);
    await move(yes.employee, event);
    const page = await yes.own.call(pings.transition, { params: { id: yes.id }, body: { event: 'accept' } });
    const link = await world.client().call(answerPing, {
      params: { id: yes.id },
      body: { token: yes.token, event: 'accept' },
    });
    expect([page.status, link.status, (link.body as unknown as { code: string }).code]).toEqual([
      409,
      422,
      'link_invalid',
    ]);
    expect(await shown(yes)).toMatchObject({
      status: 'revoked',
      closed_because: 'inactive',
      release: null,
      events: [],
    });
    const row = await world.db.kysely
      .selectFrom('pings')
      .select(['released_at', 'responded_at'])
      .where('id', '=', yes.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ released_at: null, responded_at: null });
  },
);

test('one that can still be undone is never mailed, and one written while the company is stopped never arrives', async () => {
  const employee = await world.person({ type: 'employee' });
  const [waiting, racing] = [await world.person(findable), await world.person(findable)];
  const browser = await world.login(employee);
  const write = async (applicant: Person) => {
    const body = {
      handle: handleFor(employee, applicant),
      email_template_id: await pingTemplate(world, world.tenant),
      ...offer,
    };
    return (await browser.call(createPing, { body })).body.data.id;
  };
  const id = await write(waiting);
  await move(employee, 'suspend');
  // as the writer's transaction leaves it that ends after the one which stops the company
  await move(employee, 'reactivate');
  const late = await write(racing);
  await world.db.kysely
    .updateTable('organizations')
    .set({ status: 'inactive' })
    .where('id', '=', employee.organization_id ?? '')
    .execute();
  await wait(world, 1);
  for (const [applicant, ping] of [
    [waiting, id],
    [racing, late],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await world.mails(applicant.email)).filter(({ text }) => text.includes(ping))).toEqual([]);
    // oxlint-disable-next-line no-await-in-loop -- as above
    const row = await world.db.kysely
      .selectFrom('pings')
      .select(['status', 'sent_at'])
      .where('id', '=', ping)
      .executeTakeFirst();
    expect(row).toEqual({ status: 'revoked', sent_at: null });
  }
});

test('messages of other companies, and a yes given before, stay as they are', async () => {
  const [other, earlier] = [await written(world), await saidYes(world)];
  const stopped = await written(world, { applicant: other.applicant });
  await move(stopped.employee, 'suspend');
  await move(earlier.employee, 'suspend');
  expect(await shown(other)).toMatchObject({ status: 'pending', closed_because: null });
  expect(await shown(earlier)).toMatchObject({ status: 'accepted', closed_because: null });
  const { status } = await (
    await world.login(other.applicant)
  ).call(pings.transition, { params: { id: other.id }, body: { event: 'accept' } });
  expect(status).toBe(200);
});
