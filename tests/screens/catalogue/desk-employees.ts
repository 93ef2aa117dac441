import { deleteEmployee, moveEmployee } from '../../../contract/employees/employees.endpoints.ts';
import { newId } from '../../../server/db/ids.ts';
import type { PersonWishes } from '../../support/people.ts';
import { administrator, searching, staff, staffOfNobody, unwieldyStaff } from '../people.ts';
import { company } from '../pings.ts';
import {
  button,
  confirmed,
  dialog,
  filled,
  heading,
  type Maker,
  press,
  type Screen,
  selector,
  text,
  withCall,
  withSending,
} from '../screen.ts';
import { resize } from '../resize.ts';
import type { Stage } from '../stage.ts';

const failed = heading('Unexpected error!');
const row = selector('[role=table] tbody [role=row]');
const list = { route: 'employees.index', path: '/employees', as: staff } as const;

type Wishes = Omit<PersonWishes, 'tenant'> & { readonly firstname: string };
const employeeOf = async (stage: Stage, wishes: Wishes) => {
  const person = await stage.world.person('app', { type: 'employee', lastname: 'Wiegand', ...wishes });
  await company(stage, person, 'Tischlerei Ahrens');
  return person;
};

/** An administrator, beside somebody of a company whose account is like this. */
const beside = (wishes: Wishes, account: 'active' | 'inactive' = 'active'): { as: Maker; path: Screen['path'] } => ({
  as: async (stage) => {
    await employeeOf(stage, wishes);
    return stage.person(administrator);
  },
  path: async ({ stage }) => {
    const tenant = stage.world.tenant('app');
    const now = stage.world.clock.now();
    const id = await stage.within(tenant, async (tx) => {
      const found = await tx
        .selectFrom('employees as e')
        .innerJoin('users as u', 'u.id', 'e.user_id')
        .select(['e.id', 'e.user_id'])
        .where('u.firstname', '=', wishes.firstname)
        .executeTakeFirstOrThrow();
      await tx.updateTable('users').set({ account }).where('id', '=', found.user_id).execute();
      if (account === 'inactive')
        await tx
          .insertInto('audits')
          .values({
            tenant_id: tenant.id,
            id: newId(stage.world.clock),
            at: now,
            actor_kind: 'administrator',
            actor_id: null,
            subject_type: 'User',
            subject_id: found.user_id,
            event: 'deactivate',
            status_from: 'active',
            status_to: 'inactive',
            reason: null,
            fields: null,
            request_id: null,
          })
          .execute();
      return found.id;
    });
    return `/employees/${id}`;
  },
});

const one = { route: 'employees.show', ...beside({ firstname: 'Ola' }) } as const;
const waiting = { route: 'employees.show', ...beside({ firstname: 'Ida', stage: 'session' }) } as const;
const out = { route: 'employees.show', ...beside({ firstname: 'Uwe' }, 'inactive') } as const;
const vouched: NonNullable<Screen['act']> = async (visitor) => {
  await visitor.button('Confirm the address by hand').click();
  await visitor.field('How do you know?').fill('Im Betrieb zurückgerufen.');
  await visitor.page
    .getByRole('alertdialog')
    .getByRole('button', { name: visitor.say('Confirm'), exact: true })
    .click();
};

/** Everybody of all companies, for staff, and somebody's account, for administrators. */
export const deskEmployees: readonly Screen[] = [
  ...withCall({ ...list, name: 'desk-employees', sees: row }, { url: '**/api/v1/employees*', failed }),
  {
    ...list,
    name: 'desk-employees.administrator',
    as: administrator,
    path: '/employees?verified=yes',
    sees: selector('a[href^="/employees/"]'),
  },
  // as a figure of the overview leads to it
  {
    ...list,
    name: 'desk-employees.days',
    path: '/employees?from=2020-01-01&until=2099-12-31&verified=yes',
    sees: row,
  },
  {
    ...list,
    name: 'desk-employees.of-company',
    as: async (stage) => {
      await employeeOf(stage, { firstname: 'Vera' });
      return stage.person(staff);
    },
    path: async ({ stage }) => {
      const { id } = await stage.within(stage.world.tenant('app'), (tx) =>
        tx.selectFrom('organizations').select('id').where('name', '=', 'Tischlerei Ahrens').executeTakeFirstOrThrow(),
      );
      return `/employees?organization_id=${id}`;
    },
    sees: row,
  },
  {
    ...list,
    name: 'desk-employees.choosing',
    act: async ({ page }) => {
      await resize(page, { width: 1280, height: 800 });
      await page.getByRole('combobox', { name: /^(Company|Betrieb)$/ }).fill('e');
    },
    sees: selector('[role=listbox] [role=option]'),
  },
  { ...list, name: 'desk-employees.none', path: '/employees?q=niemand', sees: text('Nobody fits these filters') },
  {
    ...list,
    name: 'desk-employees.empty',
    as: staffOfNobody,
    sees: text('The people of your companies will be here'),
  },
  { ...list, name: 'desk-employees.unwieldy', as: unwieldyStaff, sees: row },
  ...withCall({ ...one, name: 'desk-employee', sees: button('Deactivate') }, { url: '**/api/v1/employees/*', failed }),
  {
    ...one,
    name: 'desk-employee.much',
    as: administrator,
    path: async ({ stage }) => `/employees/${(await stage.person(searching)).employee_id}`,
    sees: text('Ends at once'),
  },
  { ...waiting, name: 'desk-employee.waiting', sees: button('Confirm the address by hand') },
  {
    ...out,
    name: 'desk-employee.out',
    sees: (visitor) => visitor.text('{by} deactivated the account.', { by: visitor.say('An administrator') }).first(),
  },
  {
    ...one,
    name: 'desk-employee.delete.refused',
    act: filled({ 'First and last name': 'Ola' }, 'Delete the account'),
    sees: text('That isn’t their name. Please write it as it stands above.'),
  },
  ...withSending(
    {
      ...one,
      name: 'desk-employee.delete',
      act: filled({ 'First and last name': 'Ola Wiegand' }, 'Delete the account'),
    },
    { endpoint: deleteEmployee },
  ),
  { ...one, name: 'desk-employee.deactivate', act: press('Deactivate'), sees: dialog },
  { ...waiting, name: 'desk-employee.verify', act: press('Confirm the address by hand'), sees: dialog },
  {
    ...waiting,
    name: 'desk-employee.verify.refused',
    act: confirmed('Confirm the address by hand', 'Confirm'),
    sees: text('Please write how you know.'),
  },
  ...withSending({ ...waiting, name: 'desk-employee.verify', act: vouched }, { endpoint: moveEmployee }),
  ...withSending(
    { ...out, name: 'desk-employee.reactivate', act: press('Open the account again') },
    { endpoint: moveEmployee },
  ),
];
