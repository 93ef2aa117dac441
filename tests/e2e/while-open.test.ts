import { tenants } from '../../contract/tenants/administration.endpoints.ts';
import { moveStaffMember } from '../../contract/users/staff.endpoints.ts';
import type { BrowserWorld, Slug } from '../support/browser-world.ts';
import { hold } from '../support/hold.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import type { Person } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';

/** Two administrators of a tenant: one at the page, one who decides about the other. */
async function twoAdministrators(world: BrowserWorld, slug: Slug) {
  const here = await world.person(slug, { type: 'administrator', locale: 'de' });
  const other = await world.as(await world.person(slug, { type: 'administrator' }));
  const move = async (event: 'deactivate' | 'reactivate') => {
    const { status } = await other.call(moveStaffMember, { params: { id: here.id }, body: { event } });
    expect(status).toBe(200);
  };
  return { here, move };
}

/** The session ends at the next act, whose page says so; whoever is shut out is told no more than a wrong password is. */
async function isShutOut(visitor: Visitor, { email, password }: Person) {
  await expect(visitor.heading('Log in')).toBeVisible();
  await expect(visitor.text('Your login has ended. What you typed is still there.')).toBeVisible();
  await visitor.fillIn({ 'E-mail address': email, Password: password });
  await visitor.button('Log in').click();
  await expect(visitor.page.getByRole('alert').first()).toBeVisible();
  await expect(visitor.heading('Log in')).toBeVisible();
}

/** Let in again, to the page where they were. */
async function comesBack(visitor: Visitor, move: (event: 'reactivate') => Promise<unknown>, address: string) {
  await move('reactivate');
  await visitor.button('Log in').click();
  await expect(visitor.page).toHaveURL(new RegExp(`${address}$`));
}

test(
  'an administrator shut out over a tenant’s settings is logged out by saving them; let in again, what was typed is there',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/status of 401/, /^answer 401/);
    const { here, move } = await twoAdministrators(world, 'app');
    const visitor = await open('app', { locale: 'de' });
    const address = `/tenants/${world.tenant('chemie').id}`;
    await visitor.enter(here, address);
    await visitor.button('Change imprint and contact').click();
    await visitor.field('Person whom parents can ask').fill('Frau Yıldız');
    await move('deactivate');
    await visitor.button('Save changes').click();
    await isShutOut(visitor, here);

    await comesBack(visitor, move, address);
    await expect(visitor.field('Person whom parents can ask')).toHaveValue('Frau Yıldız');
    await visitor.button('Save changes').click();
    await visitor.sees('The changes are saved');
  },
);

test(
  'an administrator shut out while confirming somebody by hand finds the reason there again',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/status of 401/, /^answer 401/);
    const { here, move } = await twoAdministrators(world, 'chemie');
    const employee = await world.person('chemie', { type: 'employee', stage: 'session' });
    const visitor = await open('chemie', { locale: 'de' });
    await visitor.enter(here, `/employees/${employee.id}`);
    await visitor.button('Confirm the address by hand').click();
    await visitor.field('How do you know?').fill('Zurückgerufen unter der Nummer der Zentrale.');
    await move('deactivate');
    await visitor.button('Confirm').click();
    await isShutOut(visitor, here);

    await comesBack(visitor, move, `/employees/${employee.id}`);
    await visitor.button('Confirm the address by hand').click();
    await expect(visitor.field('How do you know?')).toHaveValue('Zurückgerufen unter der Nummer der Zentrale.');
  },
);

test(
  'shut out in between, whoever goes on by the menu or comes back to the tab stands at the login, not before a blank page',
  isLong,
  async ({ open, world, faults }) => {
    faults.allow(/status of 401/, /^answer 401/);
    const { here, move } = await twoAdministrators(world, 'chemie');
    const [walking, waiting] = [await open('chemie', { locale: 'de' }), await open('chemie', { locale: 'de' })];
    await walking.enter(here, '/employees');
    await waiting.enter(here, '/organizations-progress');
    await expect(walking.heading('Employees')).toBeVisible();
    await expect(waiting.page.getByRole('heading', { level: 1 })).toBeVisible();
    // what a page asks by itself would be refused first, and the link be gone
    const asked = await hold(walking.page, /\/api\/v1\//);
    await move('deactivate');
    await walking.page
      .getByRole('navigation')
      .first()
      .getByRole('link', { name: walking.say('Log') })
      .click();
    asked.letGo();
    await expect(walking.heading('Log in')).toBeVisible();
    await waiting.comeBack();
    await expect(waiting.heading('Log in')).toBeVisible();
  },
);

test(
  'an employee who may invite no more is told so over the form; the button goes, and what was typed comes back with the right',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee', locale: 'de' });
    const platform = await world.as(await world.person('app', { type: 'administrator' }));
    const { id } = world.tenant('chemie');
    const lets = async (employees_may_invite: boolean) => {
      const { body } = await platform.call(tenants.show, { params: { id } });
      const input = { params: { id }, body: { employees_may_invite } };
      expect((await platform.call(tenants.update, input, { version: body.data.version })).status).toBe(200);
    };
    const visitor = await open('chemie', { locale: 'de' });
    const { page } = visitor;
    await visitor.enter(person, '/organization/invitations');
    await visitor.button('Invite a colleague').click();
    await visitor.fillIn({ 'First name': 'Jonas', 'Last name': 'Weber', 'E-mail address': 'jonas.weber@example.org' });
    try {
      await lets(false);
      await visitor.button('Send invitation').click();
      await expect(visitor.text('The invitation wasn’t sent').first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(
        visitor.text('Invitations come from {tenantName}', { tenantName: world.tenant('chemie').name }),
      ).toBeVisible();
      await expect(visitor.button('Invite a colleague')).toHaveCount(0);
      await visitor.seesNoBarrier();
    } finally {
      await lets(true);
    }
    await page.reload();
    await visitor.button('Invite a colleague').click();
    await expect(visitor.field('E-mail address')).toHaveValue('jonas.weber@example.org');
  },
);

test('two members who rename one company: the second reads what the first saved, keeps what is typed, and decides', async ({
  open,
  world,
}) => {
  const { organization_id } = await world.person('chemie', { type: 'employee' });
  const [first, second] = [await open('chemie', { locale: 'de' }), await open('chemie', { locale: 'de' })];
  for (const visitor of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const member = await world.person('chemie', { type: 'tenant_member', locale: 'de' });
    // oxlint-disable-next-line no-await-in-loop -- see above
    await visitor.enter(member, `/organizations/${organization_id}`);
    // oxlint-disable-next-line no-await-in-loop -- see above
    await visitor.button('Change the name').click();
  }
  await first.field('Name').fill('Nordwerk GmbH');
  await second.field('Name').fill('Nordwerk KG');
  await first.button('Save the name').click();
  await expect(first.page.getByRole('heading', { level: 1, name: 'Nordwerk GmbH' })).toBeVisible();
  await second.button('Save the name').click();
  await second.sees('Something else was saved meanwhile');
  await expect(
    second.text('Saved meanwhile: “{saved}”. Yours stands above and isn’t saved yet.', { saved: 'Nordwerk GmbH' }),
  ).toBeVisible();
  await expect(second.field('Name')).toHaveValue('Nordwerk KG');
  await second.seesNoBarrier();
  await second.button('Save mine').click();
  await expect(second.page.getByRole('heading', { level: 1, name: 'Nordwerk KG' })).toBeVisible();
});
